import { type Adjacency, adjacencyOf } from '@varanda/graph/adjacency'
import { type Network, nobody, noDay } from '@varanda/graph/network'
import { dayMs, monthOfDay } from './month.ts'

/** What is said of everybody, counted once for a network. */
export interface Facts {
  readonly adjacency: Adjacency
  readonly degree: Uint32Array
  /** How many each person brought. */
  readonly invited: Uint32Array
  /** Invites between each person and whoever began; 0 for those who did. */
  readonly depth: Uint32Array
  /** Month of joining, counted from 1970-01; `noDay` when it is not known. */
  readonly month: Int32Array
  /** First and last month in which somebody joined; undefined when no day is known. */
  readonly months: { readonly first: number; readonly last: number } | undefined
  /** 1 for each tie that an invite made. */
  readonly isInvite: Uint8Array
  /** Whether anybody brought anybody. */
  readonly hasInvites: boolean
  /** Whether anybody's day of birth is known. */
  readonly hasAges: boolean
  /** The day on which ages are told: that of the last arrival, so that a made-up network never grows older. */
  readonly today: number
}

export function factsOf({ people, ties }: Network): Facts {
  const { count, inviter, joined } = people
  const adjacency = adjacencyOf(count, ties)
  const degree = new Uint32Array(count)
  const invited = new Uint32Array(count)
  const month = new Int32Array(count).fill(noDay)
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let lastDay = noDay
  for (let person = 0; person < count; person++) {
    degree[person] = adjacency.offsets[person + 1]! - adjacency.offsets[person]!
    if (inviter[person] !== nobody) invited[inviter[person]!]!++
    if (joined[person] === noDay) continue
    if (joined[person]! > lastDay) lastDay = joined[person]!
    const at = monthOfDay(joined[person]!)
    month[person] = at
    if (at < first) first = at
    if (at > last) last = at
  }
  const isInvite = new Uint8Array(ties.count)
  for (let tie = 0; tie < ties.count; tie++) {
    const from = ties.from[tie]!
    const to = ties.to[tie]!
    if (inviter[from] === to || inviter[to] === from) isInvite[tie] = 1
  }
  return {
    adjacency,
    degree,
    invited,
    depth: depthsOf(inviter),
    month,
    months: first <= last ? { first, last } : undefined,
    isInvite,
    hasInvites: invited.some((count) => count > 0),
    hasAges: people.born.some((day) => day !== noDay),
    today: lastDay === noDay ? Math.floor(Date.now() / dayMs) : lastDay,
  }
}

/** Each chain is walked up to the first person whose depth is known. Files may hold circles: a circle begins somewhere. */
function depthsOf(inviter: Uint32Array): Uint32Array {
  const unknown = 0xffffffff
  const depth = new Uint32Array(inviter.length).fill(unknown)
  const chain: number[] = []
  for (let person = 0; person < inviter.length; person++) {
    let at = person
    while (at !== nobody && depth[at] === unknown) {
      depth[at] = 0
      chain.push(at)
      at = inviter[at]!
    }
    let known = at === nobody ? -1 : depth[at]!
    for (let link = chain.pop(); link !== undefined; link = chain.pop()) depth[link] = ++known
  }
  return depth
}
