/** Communities find their places first, then those in them, down to people. */
import type { Random } from '../random.ts'
import { openBodies } from './bodies.ts'
import { heat, moves } from './cooling.ts'
import type { Storey } from './hierarchy.ts'

const mostMoves = 200
/** Nodes moved before people follow and it yields. */
const nodesAtOnce = 4_000

/**
 * Moves the nodes of each storey but the ground floor, and people with them unless pinned; yields how far people moved
 * on average.
 */
export function* fromAbove(
  storeys: readonly Storey[],
  points: Float32Array,
  positions: Float32Array,
  random: Random,
  pinned: Uint8Array,
): Generator<number, void> {
  let above: Float32Array | undefined
  for (let storey = storeys.length - 1; storey >= 0; storey--) {
    const { level, mass, nodeOf, parent } = storeys[storey]!
    const places = filled(points, mass, parent, above)
    above = places
    const within = filled(points, new Float64Array(nodeOf.length).fill(1), nodeOf, undefined)
    const nodes = openBodies(level, mass, nodeOf.length / level.count, random)
    let left = storey === 0 ? 0 : Math.min(mostMoves, Math.max(moves, (moves * nodeOf.length) / level.count / 4))
    const cooling = (2 * heat) / left
    do {
      for (let again = nodesAtOnce; again > 0 && left > 0; again -= level.count) nodes.move(places, cooling * left--)
      let moved = 0
      for (let person = 0; person < nodeOf.length; person++) {
        if (pinned[person] === 1) continue
        const node = 2 * nodeOf[person]!
        const x = places[node]! + within[2 * person]!
        const y = places[node + 1]! + within[2 * person + 1]!
        const dx = x - positions[2 * person]!
        const dy = y - positions[2 * person + 1]!
        moved += Math.sqrt(dx * dx + dy * dy)
        positions[2 * person] = x
        positions[2 * person + 1] = y
      }
      yield moved / nodeOf.length
    } while (left > 0)
  }
}

/**
 * Places for nodes of so many people each, side by side in the disc around where their parent stands, or around the
 * middle.
 */
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
