/** A source of numbers that depend on their seed alone, the same on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number at least 0 and below `end`. */
  below(end: number): number
}

/**
 * sfc32, Chris Doty-Humphrey's small fast counting generator (PractRand): 128 bits of state in whole numbers only, so
 * that no machine rounds differently. The seed is spread by a few rounds before the first number is given.
 */
export function randomFrom(seed: number): Random {
  let a = seed >>> 0
  let b = Math.floor(seed / 0x1_0000_0000) >>> 0
  let c = 0x9e3779b9
  let counter = 1
  const draw = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let round = 0; round < 15; round++) draw()
  return {
    next: () => draw() / 0x1_0000_0000,
    below: (end) => Math.floor((draw() / 0x1_0000_0000) * end),
  }
}
