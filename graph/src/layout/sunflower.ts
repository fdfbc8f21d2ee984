/** cos and sin of the golden angle, written out: engines may round them differently. */
const cos = -0.7373688780783197
const sin = 0.6754902942615238

/** Points that fill a disc evenly from its middle, one for each square unit, x and y side by side (Vogel 1979). */
export function sunflower(count: number): Float32Array<ArrayBuffer> {
  const points = new Float32Array(2 * count)
  let x = 1
  let y = 0
  for (let point = 0; point < count; point++) {
    const radius = Math.sqrt((point + 0.5) / Math.PI)
    points[2 * point] = radius * x
    points[2 * point + 1] = radius * y
    const turned = x * cos - y * sin
    y = x * sin + y * cos
    x = turned
  }
  return points
}
