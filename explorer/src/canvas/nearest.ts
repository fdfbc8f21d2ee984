/**
 * The nearest person within a distance, in the unit of the positions, of those that `counts` lets count. Asks
 * everybody: for 100,000 that is a fraction of a millisecond, less than any index costs to keep while people move.
 */
export function nearest(
  positions: Float32Array,
  x: number,
  y: number,
  reach: number,
  counts: (person: number) => boolean,
): number | undefined {
  let found: number | undefined
  let least = reach * reach
  for (let at = 0; at < positions.length; at += 2) {
    const across = positions[at]! - x
    const down = positions[at + 1]! - y
    const far = across * across + down * down
    if (far <= least && counts(at / 2)) {
      least = far
      found = at / 2
    }
  }
  return found
}
