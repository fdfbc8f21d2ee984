import { type Adjacency, adjacencyOf } from '../src/adjacency.ts'
import type { Ties } from '../src/network.ts'

/** Ties of a test, from pairs. */
export function tiesOf(pairs: readonly (readonly [number, number])[]): Ties {
  return {
    count: pairs.length,
    from: Uint32Array.from(pairs, ([from]) => from),
    to: Uint32Array.from(pairs, ([, to]) => to),
    kind: new Uint8Array(pairs.length),
  }
}

export function adjacent(people: number, pairs: readonly (readonly [number, number])[]): Adjacency {
  return adjacencyOf(people, tiesOf(pairs))
}

/** A tie between each and the next: people in a row. */
export const row = (people: number) => Array.from({ length: people - 1 }, (_, at) => [at, at + 1] as const)

/** Everybody tied to person 0. */
export const star = (people: number) => Array.from({ length: people - 1 }, (_, at) => [0, at + 1] as const)

/** Everybody tied to everybody. */
export const complete = (people: number) =>
  Array.from({ length: people }, (_, a) => a).flatMap((a) =>
    Array.from({ length: people - 1 - a }, (_, b) => [a, a + 1 + b] as const),
  )
