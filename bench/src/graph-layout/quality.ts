/**
 * Two figures of a layout, each of which a bad layout may win alone: all in one point has short ties, a list of pairs
 * near neighbours.
 */
import { type Adjacency, adjacencyOf } from '@varanda/graph/adjacency'
import type { Network } from '@varanda/graph/network'
import { randomFrom } from '@varanda/graph/random'

export interface Quality {
  /** Mean length of a tie over the mean distance of two people at random; lower is better. */
  readonly length: number
  /** Of the people someone knows, the share that is among as many nearest to them in the plane; higher is better. */
  readonly kept: number
}

const pairs = 100_000

/** Both figures, people and pairs drawn by the same seed each time. `kept` looks at `sampled` people. */
export function openQuality({ people, ties }: Network, sampled = 400) {
  const adjacency = adjacencyOf(people.count, ties)
  const random = randomFrom(1)
  const some = Uint32Array.from({ length: sampled }, () => random.below(people.count))
  const length = (positions: Float32Array) => {
    const distance = (a: number, b: number) =>
      Math.hypot(positions[2 * a]! - positions[2 * b]!, positions[2 * a + 1]! - positions[2 * b + 1]!)
    let tied = 0
    for (let tie = 0; tie < ties.count; tie++) tied += distance(ties.from[tie]!, ties.to[tie]!)
    const draw = randomFrom(2)
    let any = 0
    for (let pair = 0; pair < pairs; pair++) any += distance(draw.below(people.count), draw.below(people.count))
    return tied / ties.count / (any / pairs)
  }
  const kept = (positions: Float32Array) => mean(Array.from(some, (person) => keptOf(adjacency, positions, person)))
  return {
    of: (positions: Float32Array): Quality => ({ length: length(positions), kept: kept(positions) }),
    /** Looks at the second figure, which takes longer, only where the first is good enough. */
    isAtLeast: (positions: Float32Array, wanted: Quality) =>
      length(positions) <= wanted.length && kept(positions) >= wanted.kept,
  }
}

function keptOf({ offsets, neighbours }: Adjacency, positions: Float32Array, person: number): number {
  const known = neighbours.subarray(offsets[person]!, offsets[person + 1]!)
  if (known.length === 0) return 1
  const squares = new Float32Array(positions.length / 2)
  for (let other = 0; other < squares.length; other++) {
    const dx = positions[2 * other]! - positions[2 * person]!
    const dy = positions[2 * other + 1]! - positions[2 * person + 1]!
    squares[other] = dx * dx + dy * dy
  }
  squares[person] = Infinity
  const limit = squares.toSorted()[known.length - 1]!
  return known.filter((other) => squares[other]! <= limit).length / known.length
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
