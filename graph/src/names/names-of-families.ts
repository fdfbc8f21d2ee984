import type { Random } from '../random.ts'
import type { NameStock } from './stock.ts'

/** Names of families, one surname while those suffice, then two, and which surname stands first. */
export function namesOfFamilies(
  families: number,
  { surnames, join }: NameStock,
  random: Random,
): { names: string[]; first: Uint32Array } {
  const order = Uint32Array.from(surnames, (_, surname) => surname)
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
  const first = new Uint32Array(families)
  const names = Array.from({ length: families }, (_, family) => {
    first[family] = order[family % order.length]!
    const name = surnames[first[family]!]!
    const shift = Math.floor(family / order.length)
    return shift === 0 ? name : `${name}${join}${surnames[order[(family + shift) % order.length]!]}`
  })
  return { names, first }
}
