/**
 * Pairs of people, in either order, each at most once: open addressing with linear steps over two columns, at most half
 * full, so that a look costs about one and a half steps.
 */
export class PairSet {
  private low: Uint32Array
  private high: Uint32Array
  private mask: number
  private room: number

  /** `pairs`: how many it will hold, more or less; it doubles beyond. */
  constructor(pairs: number) {
    let size = 16
    while (size < 2 * pairs) size *= 2
    this.low = new Uint32Array(size)
    this.high = new Uint32Array(size)
    this.mask = size - 1
    this.room = size >> 1
  }

  /** Whether the pair is new; it is there afterwards. The two must differ. */
  add(a: number, b: number): boolean {
    const low = Math.min(a, b)
    const high = Math.max(a, b)
    const slot = this.find(low, high)
    // Nobody is higher than somebody else and number 0 at once, so 0 marks an empty slot.
    if (this.high[slot] !== 0) return false
    this.low[slot] = low
    this.high[slot] = high
    if (--this.room === 0) this.double()
    return true
  }

  has(a: number, b: number): boolean {
    return this.high[a < b ? this.find(a, b) : this.find(b, a)] !== 0
  }

  private find(low: number, high: number): number {
    const { mask } = this
    let slot = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
    slot = (slot ^ (slot >>> 15)) & mask
    while (this.high[slot] !== 0 && (this.high[slot] !== high || this.low[slot] !== low)) slot = (slot + 1) & mask
    return slot
  }

  private double() {
    const { low, high } = this
    this.low = new Uint32Array(2 * low.length)
    this.high = new Uint32Array(2 * low.length)
    this.mask = 2 * low.length - 1
    this.room = low.length >> 1
    for (let slot = 0; slot < low.length; slot++) {
      if (high[slot] === 0) continue
      const to = this.find(low[slot]!, high[slot]!)
      this.low[to] = low[slot]!
      this.high[to] = high[slot]!
    }
  }
}
