/** Places people in the plane so that those who know each other are near. */
import { adjacencyOf } from '../adjacency.ts'
import type { Level } from '../louvain.ts'
import type { Ties } from '../network.ts'
import { randomFrom } from '../random.ts'
import { openBodies } from './bodies.ts'
import { heat, moves } from './cooling.ts'
import { fromAbove } from './from-above.ts'
import { groundOf, storeysOf } from './hierarchy.ts'
import { resumed } from './resumed.ts'
import { sunflower } from './sunflower.ts'

export interface Layout {
  /**
   * x and y of each person side by side, around 0. A person has a square unit of room, so that people of a family
   * stand about one unit apart. Changed in place.
   */
  readonly positions: Float32Array
  /** True once everybody has found their place; `pin` and `release` wake it. */
  readonly settled: boolean
  /**
   * A little work, at most 16 ms for 10,000 people on a usual machine; answers how far people moved on average, in
   * units.
   */
  step(): number
  /** Holds a person at a place, as while they are dragged. */
  pin(person: number, x: number, y: number): void
  release(person: number): void
}

export interface Arranged {
  readonly people: { readonly count: number }
  readonly ties: Pick<Ties, 'count' | 'from' | 'to'>
}

/** Moves after somebody was pinned or released, or from a given start. */
const movesAgain = 12

/**
 * The same for the same network, seed and start on every machine. `start`: where people stood before, to go on from
 * there; who has no finite place in it is put beside those they know. Without it the largest communities find their
 * places first, then the communities in them, then people; until then everybody stands somewhere in the disc of theirs.
 */
export function openLayout({ people: { count }, ties }: Arranged, seed: number, start?: Float32Array): Layout {
  const random = randomFrom(seed)
  const adjacency = adjacencyOf(count, ties)
  const points = sunflower(count)
  const positions = start === undefined ? points.slice() : resumed(adjacency, points, start, random)
  const pinned = new Uint8Array(count)
  let left = start === undefined ? moves : movesAgain
  if (count === 0) left = 0

  /** One piece of work at each call. */
  function* course(): Generator<number, never> {
    let ground: Level | undefined
    if (start === undefined) {
      const finding = storeysOf(adjacency, random)
      let found = finding.next()
      for (; !found.done; found = finding.next()) yield 0
      yield* fromAbove(found.value, points, positions, random, pinned)
      ground = found.value[0]!.level
    }
    const people = openBodies(ground ?? groundOf(adjacency), new Float64Array(count).fill(1), 1, random)
    while (true) {
      left = Math.max(0, left - 1)
      yield people.move(positions, (heat * left) / moves, pinned)
    }
  }
  const work = course()

  return {
    positions,
    get settled() {
      return left === 0
    },
    step: () => (count === 0 ? 0 : work.next().value),
    pin(person, x, y) {
      pinned[person] = 1
      positions[2 * person] = x
      positions[2 * person + 1] = y
      left = Math.max(left, movesAgain)
    },
    release(person) {
      pinned[person] = 0
      left = Math.max(left, movesAgain)
    },
  }
}
