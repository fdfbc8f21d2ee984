import type { Adjacency } from '@varanda/graph/adjacency'

/** Further aside than this, in the tangent of the angle, is another direction. */
const widest = 1.4

/**
 * Where an arrow key leads from a person: to the nearest of those they know that way, or of everybody when they know
 * nobody there; the same person when that is where the picture ends.
 */
export function walk(
  positions: Float32Array,
  { offsets, neighbours }: Adjacency,
  isShown: (person: number) => boolean,
  at: number,
  [rightward, downward]: readonly [number, number],
): number {
  let best = at
  let nearest = Number.POSITIVE_INFINITY
  const consider = (person: number) => {
    if (person === at || !isShown(person)) return
    const x = positions[2 * person]! - positions[2 * at]!
    const y = positions[2 * person + 1]! - positions[2 * at + 1]!
    const ahead = x * rightward + y * downward
    const aside = Math.abs(x * downward) + Math.abs(y * rightward)
    if (ahead <= 0 || aside > ahead * widest) return
    const far = ahead + aside
    if (far < nearest) {
      nearest = far
      best = person
    }
  }
  for (let place = offsets[at]!; place < offsets[at + 1]!; place++) consider(neighbours[place]!)
  if (best === at) for (let person = 0; person < positions.length / 2; person++) consider(person)
  return best
}
