/** Places people in the plane so that those who know each other are near. */
import { type Adjacency, adjacencyOf } from '../adjacency.ts'
import type { Level } from '../louvain.ts'
import type { Ties } from '../network.ts'
import { type Random, randomFrom } from '../random.ts'
import { openBodies } from './bodies.ts'
import { groundOf, type Storey, storeysOf } from './hierarchy.ts'
import { sunflower } from './sunflower.ts'

export interface Layout {
  /**
   * x and y of each person side by side, around 0. A person has a square unit of room, so that people of a family
   * stand about one unit apart. Changed in place.
   */
  readonly positions: Float32Array
  /** True once everybody has found their place; `pin` and `release` wake it. */
  readonly settled: boolean
  /** A little work, at most 16 ms for 10,000 people on a usual machine; answers how far people moved on average, in units. */
  step(): number
  /** Holds a person at a place, as while they are dragged. */
  pin(person: number, x: number, y: number): void
  release(person: number): void
}

export interface Arranged {
  readonly people: { readonly count: number }
  readonly ties: Pick<Ties, 'count' | 'from' | 'to'>
}

/** Moves of everybody, and how far the first may lead. */
const moves = 30
const heat = 3
/** Moves after somebody was pinned or released, or from a given start. */
const movesAgain = 12
const mostMovesAbove = 200
/** Communities moved in one step before people themselves are. */
const nodesAtOnce = 4_000

/**
 * The same for the same network, seed and start on every machine. `start`: where people stood before, to go on from there;
 * who has no finite place in it is put beside those they know. Without it the largest communities find their places first,
 * then the communities in them, then people; until then everybody stands somewhere in the disc of theirs.
 */
export function openLayout({ people: { count }, ties }: Arranged, seed: number, start?: Float32Array): Layout {
  const random = randomFrom(seed)
  const adjacency = adjacencyOf(count, ties)
  const points = sunflower(count)
  const positions = start === undefined ? points.slice() : resumed(adjacency, points, start, random)
  const pinned = new Uint8Array(count)
  const pins = new Map<number, readonly [number, number]>()
  let left = start === undefined ? moves : movesAgain
  if (count === 0) left = 0

  function hold(): void {
    for (const [person, [x, y]] of pins) {
      positions[2 * person] = x
      positions[2 * person + 1] = y
    }
  }

  /** One piece of work at each call. */
  function* course(): Generator<number, never> {
    let ground: Level | undefined
    if (start === undefined) {
      const finding = storeysOf(adjacency, random)
      let found = finding.next()
      for (; !found.done; found = finding.next()) yield 0
      yield* fromAbove(found.value, points, positions, random, hold)
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
      pins.set(person, [x, y])
      hold()
      left = Math.max(left, movesAgain)
    },
    release(person) {
      pinned[person] = 0
      pins.delete(person)
      left = Math.max(left, movesAgain)
    },
  }
}

/** Moves the nodes of each storey but the ground floor, from the top down, and people with them. */
function* fromAbove(
  storeys: readonly Storey[],
  points: Float32Array,
  positions: Float32Array,
  random: Random,
  hold: () => void,
): Generator<number, void> {
  let above: Float32Array | undefined
  for (let storey = storeys.length - 1; storey >= 0; storey--) {
    const { level, mass, nodeOf, parent } = storeys[storey]!
    const places = filled(points, mass, parent, above)
    above = places
    const within = filled(points, new Float64Array(nodeOf.length).fill(1), nodeOf, undefined)
    const nodes = openBodies(level, mass, nodeOf.length / level.count, random)
    let left = storey === 0 ? 0 : Math.min(mostMovesAbove, Math.max(moves, (moves * nodeOf.length) / level.count / 4))
    const cooling = (2 * heat) / left
    do {
      for (let again = nodesAtOnce; again > 0 && left > 0; again -= level.count) nodes.move(places, cooling * left--)
      let moved = 0
      for (let person = 0; person < nodeOf.length; person++) {
        const node = 2 * nodeOf[person]!
        const x = places[node]! + within[2 * person]!
        const y = places[node + 1]! + within[2 * person + 1]!
        const dx = x - positions[2 * person]!
        const dy = y - positions[2 * person + 1]!
        moved += Math.sqrt(dx * dx + dy * dy)
        positions[2 * person] = x
        positions[2 * person + 1] = y
      }
      hold()
      yield moved / nodeOf.length
    } while (left > 0)
  }
}

/** Places for nodes of so many people each, side by side in the disc around where their parent stands, or around the middle. */
function filled(
  points: Float32Array,
  mass: Float64Array,
  parent: Uint32Array | undefined,
  above: Float32Array | undefined,
): Float32Array {
  const places = new Float32Array(2 * mass.length)
  const used = new Float64Array(points.length / 2)
  for (let node = 0; node < mass.length; node++) {
    const around = parent?.[node] ?? 0
    const point = 2 * Math.floor(used[around]! + mass[node]! / 2)
    used[around]! += mass[node]!
    places[2 * node] = points[point]! + (above?.[2 * around] ?? 0)
    places[2 * node + 1] = points[point + 1]! + (above?.[2 * around + 1] ?? 0)
  }
  return places
}

/** Where people stood; newcomers beside the first they know who stands somewhere, a little apart so that no two coincide. */
function resumed({ offsets, neighbours }: Adjacency, points: Float32Array, start: Float32Array, random: Random) {
  const positions = new Float32Array(points.length)
  const people = points.length / 2
  const placed = new Uint8Array(people)
  const queue = new Uint32Array(people)
  let known = 0
  const place = (person: number, x: number, y: number, apart: number) => {
    positions[2 * person] = x + apart * (random.next() - 0.5)
    positions[2 * person + 1] = y + apart * (random.next() - 0.5)
    placed[person] = 1
    queue[known++] = person
  }
  for (let person = 0; person < people; person++) {
    const x = start[2 * person]!
    const y = start[2 * person + 1]!
    if (Number.isFinite(x) && Number.isFinite(y)) place(person, x, y, 0.01)
  }
  for (let next = 0, alone = 0; alone < people; ) {
    if (next === known) {
      if (placed[alone] === 0) place(alone, points[2 * alone]!, points[2 * alone + 1]!, 0)
      alone++
      continue
    }
    const person = queue[next++]!
    for (let at = offsets[person]!; at < offsets[person + 1]!; at++) {
      const neighbour = neighbours[at]!
      if (placed[neighbour] === 0) place(neighbour, positions[2 * person]!, positions[2 * person + 1]!, 1)
    }
  }
  return positions
}
