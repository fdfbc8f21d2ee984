/** Numbers that are the same for the same seed (the "mulberry32" recurrence): a schedule that can be run again. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from 0 up to `end`, without it. */
  below(end: number): number
  pick<Item>(from: readonly Item[]): Item
  /** True this often. */
  chance(probability: number): boolean
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, pick: (from) => from[below(from.length)]!, chance: (probability) => next() < probability }
}

/** The run's own seed, or the one to run again (`SEED=…`). */
export const seedOfRun = Number(process.env.SEED ?? 20260711)
