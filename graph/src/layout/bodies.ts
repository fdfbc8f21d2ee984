/** The forces of a layout on the people of a network, or on whole communities of them. */
import type { Level } from '../louvain.ts'
import type { Random } from '../random.ts'
import { openRepulsion } from './repulsion.ts'

/**
 * Noack's LinLog model ("Energy models for graph clustering", 2007): ties pull alike whatever their length, and people
 * push each other with one over their distance, so that each community stands apart, as an island. Toward the middle
 * everybody is drawn just as much as spreads people without ties evenly, one to each square unit: nothing flies away,
 * tied or not.
 */
const pull = 20
const far = 1
const toMiddle = Math.PI * far
/** Over shorter ties the pull fades, so that the near push keeps those who know each other apart. */
const pullSoft = 1
const farSoft = 0.1
const near = 20
const nearSoft = 1
/**
 * How much more communities are pulled the further they are, so that they untangle before people move by themselves.
 */
const untangling = 5
const leastHeat = 0.02

export interface Bodies {
  /** Moves each by at most `heat` units; answers how far they moved on average. */
  move(positions: Float32Array, heat: number, held?: Uint8Array): number
}

/** `scale`: how many people a body is on average; distances between bodies grow with its root. */
export function openBodies(level: Level, mass: Float64Array, scale: number, random: Random): Bodies {
  const { count, offsets, neighbours, weights } = level
  const soft = pullSoft * scale
  const repel = openRepulsion(
    mass,
    { far, farSoft: farSoft * scale, near: near * scale, nearSoft: nearSoft * scale },
    random,
  )
  /** The root of a body's mass over the weight of its ties; those of both ends of a tie are multiplied. */
  const untangle = new Float64Array(count)
  for (let body = 0; scale > 1 && body < count; body++) {
    let sum = 0
    for (let at = offsets[body]!; at < offsets[body + 1]!; at++) sum += weights[at]!
    if (sum > 0) untangle[body] = Math.sqrt((untangling * mass[body]!) / sum)
  }
  const force = new Float32Array(2 * count)

  /** From forces to steps: what is held by many springs is moved less by each. */
  function pullTogether(positions: Float32Array): void {
    for (let body = 0; body < count; body++) {
      const x = positions[2 * body]!
      const y = positions[2 * body + 1]!
      let sumX = force[2 * body]! - toMiddle * mass[body]! * x
      let sumY = force[2 * body + 1]! - toMiddle * mass[body]! * y
      const loose = untangle[body]!
      let stiff = (toMiddle + 1) * mass[body]!
      for (let at = offsets[body]!; at < offsets[body + 1]!; at++) {
        const other = 2 * neighbours[at]!
        const dx = positions[other]! - x
        const dy = positions[other + 1]! - y
        const spring = weights[at]! * (pull / Math.sqrt(soft + dx * dx + dy * dy) + loose * untangle[neighbours[at]!]!)
        sumX += dx * spring
        sumY += dy * spring
        stiff += spring
      }
      force[2 * body] = sumX / stiff
      force[2 * body + 1] = sumY / stiff
    }
  }

  return {
    move(positions, heat, held) {
      repel(positions, force)
      pullTogether(positions)
      const most = Math.max(leastHeat, heat) * Math.sqrt(scale)
      let moved = 0
      for (let body = 0; body < count; body++) {
        if (held?.[body] === 1) continue
        const dx = force[2 * body]!
        const dy = force[2 * body + 1]!
        const length = Math.sqrt(dx * dx + dy * dy)
        const share = length > most ? most / length : 1
        positions[2 * body]! += dx * share
        positions[2 * body + 1]! += dy * share
        moved += length * share
      }
      return moved / Math.max(1, count)
    },
  }
}
