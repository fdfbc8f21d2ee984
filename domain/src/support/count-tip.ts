import { minus, plus } from '../money/amount.ts'
import type { SupportSum, SupportTotals } from './support-page.ts'
import { noTotals } from './support-page.ts'
import type { Held } from './supporter.ts'
import type { Tip } from './tip.ts'
import { countedAs } from './tip-state.ts'

type Weighed = Pick<Tip, 'state' | 'amount' | 'refunded'>
type Counted = 'proven' | 'declared'

/** Sums and what its supporter has in them, which change together. */
export interface Counts {
  totals: SupportTotals
  held: Held
}

export const nothingCounted: Counts = { totals: noTotals, held: { proven: 0, declared: 0 } }

/** As what a tip counts, and how much of it: what went back does not. */
function weigh({ state, amount, refunded = 0 }: Weighed): { as: Counted; amount: number } | undefined {
  const as = countedAs[state]
  return as === 'nothing' ? undefined : { as, amount: minus(amount, refunded) }
}

function put({ totals, held }: Counts, as: Counted, amount: number, step: 1 | -1): Counts {
  const { [as]: before } = totals
  const stood = held[as]
  const stands = stood + step
  const after: SupportSum = {
    amount: step === 1 ? plus(before.amount, amount) : minus(before.amount, amount),
    tips: before.tips + step,
    people: before.people + (stood === 0 && stands === 1 ? 1 : stood === 1 && stands === 0 ? -1 : 0),
  }
  return { totals: { ...totals, [as]: after }, held: { ...held, [as]: stands } }
}

/** Sums after a tip became another one; `before` is undefined for one that just came. */
export function countTip(counts: Counts, before: Weighed | undefined, after: Weighed): Counts {
  const was = before && weigh(before)
  const is = weigh(after)
  const without = was ? put(counts, was.as, was.amount, -1) : counts
  return is ? put(without, is.as, is.amount, 1) : without
}
