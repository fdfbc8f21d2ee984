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
  return Array.from({ length: count }, () => {
    at = (at + step) % all
    const surname = Math.floor(at / first.length) % surnames.length
    const name = `${first[at % first.length]} ${surnames[surname]}`
    if (all === single) return name
    const shift = 1 + Math.floor(at / single)
    return `${name} ${surnames[(surname + shift) % surnames.length]}`
  })
}
