/** Chance that can be repeated: the same seed always throws the same. */
export interface Dice {
  /** From 0 up to, but without, 1. */
  next(): number
  between(from: number, to: number): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
}

/** FNV-1a (Fowler, Noll, Vo) over UTF-16 units: 32 bits of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A Weyl sequence whose steps are stirred by multiplications: plenty for placing leaves. */
export function diceOf(seed: string): Dice {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
