import type { Random } from '../../random.ts'

const smallest = 20
const largest = 190

/**
 * Sizes of families, the largest first, that together are `people`: a Pareto law with exponent 1/2 between 20 and 190,
 * whose mean is the geometric mean of its bounds. One is drawn from each of as many equally likely ranges, so that
 * every network has few large families and many small ones.
 */
export function familySizes(people: number, random: Random): Uint32Array {
  const families = Math.max(1, Math.round(people / Math.sqrt(smallest * largest)))
  const spread = 1 - Math.sqrt(smallest / largest)
  const drawn = Float64Array.from({ length: families }, (_, family) => {
    const root = 1 - ((family + random.next()) / families) * spread
    return smallest / (root * root)
  })
  const scale = people / drawn.reduce((sum, size) => sum + size, 0)
  const sizes = Uint32Array.from(drawn, (size) => size * scale).reverse()
  let missing = people - sizes.reduce((sum, size) => sum + size, 0)
  for (let family = families - 1; missing > 0; missing--) {
    sizes[family]!++
    family = family === 0 ? families - 1 : family - 1
  }
  return sizes.sort((a, b) => b - a)
}
