import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import type { Currency } from '../../money/currency.ts'

/** What the pages of an instance came to in one currency, and never whose. */
export interface SupportFigures {
  currency: Currency
  pages: number
  proven: { amount: number; tips: number }
  declared: { amount: number; tips: number }
  disputed: number
}

/**
 * Totals of all support pages, by currency, for administrators; `differing`: of how many Stripe's sums are not those of the
 * ledger.
 */
export const supportFigures = call<{ figures: SupportFigures[]; differing: number }>()({
  name: 'supportFigures',
  caller: 'admin',
  input: v.object({}),
  errors: adminRefusals,
})
