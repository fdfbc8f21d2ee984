import { percentOf, plus } from '../money/amount.ts'
import type { SupportTotals } from './support-page.ts'

/** What a block of the wall of a goal shows: that it arrived, that somebody says so, or that it is missing. */
export type WallBlock = 'proven' | 'declared' | 'missing'
const blocks = 20

/** Twenty blocks, each of five percent and never rounded up. What is only declared has one at least, where there is room. */
export function wallOf(goal: number, { proven, declared }: SupportTotals): WallBlock[] {
  const reach = (amount: number) => Math.min(blocks, Math.floor(percentOf(amount, goal) / (100 / blocks)))
  const lit = reach(proven.amount)
  const said =
    declared.amount > 0 ? Math.max(reach(plus(proven.amount, declared.amount)), Math.min(blocks, lit + 1)) : lit
  return Array.from({ length: blocks }, (_, at) => (at < lit ? 'proven' : at < said ? 'declared' : 'missing'))
}
