import type { Ties } from '../network.ts'

export interface Components {
  readonly count: number
  /** People in the largest. */
  readonly largest: number
}

/** Parts of a network with no tie between them. */
export function componentsOf(people: number, ties: Ties): Components {
  const { parts, size, largest } = joined(people, ties)
  return { count: parts, largest: size[largest] ?? 0 }
}

/** 1 for each person of the largest part; of parts alike in size it is one and always the same. */
export function largestComponentOf(people: number, ties: Ties): Uint8Array {
  const { top, largest } = joined(people, ties)
  return Uint8Array.from({ length: people }, (_, person) => (top(person) === largest ? 1 : 0))
}

/** Union by size, with paths halved on the way (Tarjan and van Leeuwen, 1984). */
function joined(people: number, { count, from, to }: Ties) {
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
  let largest = 0
  for (let tie = 0; tie < count; tie++) {
    let a = top(from[tie]!)
    let b = top(to[tie]!)
    if (a === b) continue
    if (size[a]! < size[b]!) [a, b] = [b, a]
    above[b] = a
    size[a]! += size[b]!
    if (size[a]! > size[largest]!) largest = a
    parts--
  }
  return { parts, size, top, largest }
}
