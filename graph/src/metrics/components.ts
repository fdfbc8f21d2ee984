import type { Ties } from '../network.ts'

export interface Components {
  readonly count: number
  /** People in the largest. */
  readonly largest: number
}

/** Parts of a network with no tie between them: union by size, with paths halved on the way (Tarjan and van Leeuwen, 1984). */
export function componentsOf(people: number, { count, from, to }: Ties): Components {
  const above = Uint32Array.from({ length: people }, (_, person) => person)
  const size = new Uint32Array(people).fill(1)
  const top = (person: number) => {
    let at = person
    while (above[at] !== at) {
      above[at] = above[above[at]!]!
      at = above[at]!
    }
    return at
  }
  let parts = people
  let largest = Math.min(people, 1)
  for (let tie = 0; tie < count; tie++) {
    let a = top(from[tie]!)
    let b = top(to[tie]!)
    if (a === b) continue
    if (size[a]! < size[b]!) [a, b] = [b, a]
    above[b] = a
    size[a]! += size[b]!
    largest = Math.max(largest, size[a]!)
    parts--
  }
  return { count: parts, largest }
}
