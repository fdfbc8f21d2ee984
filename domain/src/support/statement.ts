import { minus, plus } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import type { Tip } from './tip.ts'
import { countedAs } from './tip-state.ts'

type Stated = Pick<Tip, 'amount' | 'currency' | 'state' | 'refunded' | 'at'>

/** What a year came to in one currency: what arrived, and beside it, never in the sum, what is only declared. */
export interface Statement {
  currency: Currency
  proven: { amount: number; tips: number }
  declared: { amount: number; tips: number }
}

/** The year of a moment by the clock of the instance. */
export function yearIn(at: Stated['at'], zone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: zone, calendar: 'gregory' }).format(at.toDate()),
  )
}

/** Tips of a year, as they stand now, by currency. */
export function statementOf(tips: readonly Stated[], year: number, zone: string): Statement[] {
  const sums = new Map<Currency, Statement>()
  for (const { amount, currency, state, refunded = 0, at } of tips) {
    const as = countedAs[state]
    if (as === 'nothing' || yearIn(at, zone) !== year) continue
    const none = { amount: 0, tips: 0 }
    const sum = sums.get(currency) ?? { currency, proven: none, declared: none }
    const before = sum[as]
    sums.set(currency, {
      ...sum,
      [as]: { amount: plus(before.amount, minus(amount, refunded)), tips: before.tips + 1 },
    })
  }
  return [...sums.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
}
