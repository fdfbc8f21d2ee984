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
  // Numbers of 32 bits stay numbers in a column; in variables, engines put each into an object of its own.
  const state = Int32Array.of(seed, Math.floor(seed / 0x1_0000_0000), 0x9e3779b9, 1)
  const next = () => {
    const b = state[1]!
    const c = state[2]!
    const sum = (state[0]! + b + state[3]!) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + sum
    state[3]!++
    return (sum >>> 0) * 2 ** -32
  }
  for (let round = 0; round < 15; round++) next()
  return { next, below: (end) => Math.floor(next() * end) }
}
