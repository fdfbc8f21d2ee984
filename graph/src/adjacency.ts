import type { Ties } from './network.ts'

/**
 * Neighbours of each person, side by side: those of person p are `neighbours[offsets[p]]` to `offsets[p + 1]`,
 * exclusive.
 */
export interface Adjacency {
  readonly offsets: Uint32Array
  readonly neighbours: Uint32Array
  /** Index of the tie to the neighbour at the same place. */
  readonly ties: Uint32Array
}

/** Compressed sparse rows of an undirected network: two passes over the ties, no sorting. */
export function adjacencyOf(people: number, { count, from, to }: Pick<Ties, 'count' | 'from' | 'to'>): Adjacency {
  const offsets = new Uint32Array(people + 1)
  for (let tie = 0; tie < count; tie++) {
    offsets[from[tie]! + 1]!++
    offsets[to[tie]! + 1]!++
  }
  for (let person = 0; person < people; person++) offsets[person + 1]! += offsets[person]!
  const next = offsets.slice(0, people)
  const neighbours = new Uint32Array(2 * count)
  const ties = new Uint32Array(2 * count)
  for (let tie = 0; tie < count; tie++) {
    const a = from[tie]!
    const b = to[tie]!
    const atA = next[a]!++
    const atB = next[b]!++
    neighbours[atA] = b
    neighbours[atB] = a
    ties[atA] = tie
    ties[atB] = tie
  }
  return { offsets, neighbours, ties }
}
