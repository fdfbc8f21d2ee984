import { type Network, nobody } from '@varanda/graph/network'
import type { Facts } from './facts.ts'
import { dayMs } from './month.ts'

/**
 * What was said of everybody at the end of a month: only who had joined by then knows, is known, brought and was
 * brought. Whose day is not known was always there. Undefined stands for the last month, and changes nothing.
 */
export function factsAt({ people }: Network, facts: Facts, until: number | undefined): Facts {
  if (until === undefined) return facts
  const { adjacency, month } = facts
  const isThere = (person: number) => month[person]! <= until
  const offsets = new Uint32Array(people.count + 1)
  const neighbours = new Uint32Array(adjacency.neighbours.length)
  const ties = new Uint32Array(adjacency.ties.length)
  const degree = new Uint32Array(people.count)
  const invited = new Uint32Array(people.count)
  let known = 0
  for (let person = 0; person < people.count; person++) {
    offsets[person] = known
    if (!isThere(person)) continue
    for (let at = adjacency.offsets[person]!; at < adjacency.offsets[person + 1]!; at++) {
      if (!isThere(adjacency.neighbours[at]!)) continue
      neighbours[known] = adjacency.neighbours[at]!
      ties[known++] = adjacency.ties[at]!
    }
    degree[person] = known - offsets[person]!
    const inviter = people.inviter[person]!
    if (inviter !== nobody) invited[inviter]!++
  }
  offsets[people.count] = known
  const lastDay = Date.UTC(1970, until + 1, 1) / dayMs - 1
  return {
    ...facts,
    until,
    adjacency: { offsets, neighbours, ties },
    degree,
    invited,
    today: Math.min(facts.today, lastDay),
  }
}
