const lowest = -(2n ** 63n)
const highest = 2n ** 63n - 1n

/**
 * The number of an id that was imported from Datastore, such as `__id7__`; null for every other id. Each number has one
 * spelling, without leading zeros and within 64 bits: where two ids had one number they would be one document with two
 * names, and rules judge names.
 */
export function numericId(id: string): bigint | null {
  if (!id.startsWith('__id')) return null
  const digits = /^__id(-?\d{1,19})__$/.exec(id)?.[1]
  if (digits === undefined) return null
  const number = BigInt(digits)
  return String(number) === digits && number >= lowest && number <= highest ? number : null
}
