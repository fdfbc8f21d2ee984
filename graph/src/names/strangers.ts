import type { Random } from '../random.ts'
import type { NameStock } from './stock.ts'

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** Full names for people who are nobody's kin, no two the same: one surname while those suffice, two beyond. */
export function strangers(count: number, { first, surnames }: NameStock, random: Random): string[] {
  const single = first.length * surnames.length
  const all = 2 * count <= single ? single : single * (surnames.length - 1)
  // A step that shares no divisor with their number visits every name once, far from the one before.
  let step = 1 + random.below(all - 1)
  while (commonDivisor(step, all) > 1) step++
  let at = random.below(all)
  const spaced = surnames.map((surname) => ` ${surname}`)
  const names = new Array<string>(count)
  for (let person = 0; person < count; person++) {
    at = (at + step) % all
    const rest = Math.floor(at / first.length)
    const surname = rest % surnames.length
    const name = first[at % first.length]! + spaced[surname]
    const shift = 1 + Math.floor(rest / surnames.length)
    names[person] = all === single ? name : name + spaced[(surname + shift) % surnames.length]
  }
  return names
}
