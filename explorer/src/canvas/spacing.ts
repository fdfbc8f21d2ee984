import { type Bounds, boundsOf } from './camera.ts'

/** How far a network's people lie apart, in its own units: what sizes and strengths follow from. */
export interface Spacing {
  bounds: Bounds
  /** Distance between neighbours if all were evenly spread. */
  unit: number
  /** Length of a usual tie. */
  usualTie: number
}

/** So many ties tell how long a usual one is, whatever the size of the network. */
const tiesMeasured = 2000

/** Pure. `positions` are x and y of each person. */
export function spacingOf(
  positions: Float32Array,
  { count, from, to }: { count: number; from: ArrayLike<number>; to: ArrayLike<number> },
): Spacing {
  const bounds = boundsOf(positions)
  const people = Math.max(positions.length / 2, 1)
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const widest = Math.max(width, height) || 1
  const unit = Math.sqrt(Math.max(width * height, (widest * widest) / people) / people)
  const stride = Math.ceil(count / tiesMeasured) || 1
  let sum = 0
  for (let tie = 0; tie < count; tie += stride) {
    const [one, other] = [from[tie]!, to[tie]!]
    const across = positions[2 * one]! - positions[2 * other]!
    const down = positions[2 * one + 1]! - positions[2 * other + 1]!
    sum += Math.log(Math.max(Math.hypot(across, down), unit / 100))
  }
  // The geometric mean: a few ties across the whole network do not make the usual one long.
  return { bounds, unit, usualTie: count > 0 ? Math.exp(sum / Math.ceil(count / stride)) : unit }
}
