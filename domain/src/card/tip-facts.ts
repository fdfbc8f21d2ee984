import { minus, sumOf } from '../money/amount.ts'
import type { LedgerKind } from '../support/ledger.ts'
import { type TipState, tipSteps } from '../support/tip-state.ts'

/** What Stripe answered of one payment, as far as it decides. Amounts in minor units, times in milliseconds since 1970. */
export interface PaymentFacts {
  /** `unpaid`: it is under way, by a way that says so later. */
  paid: 'no' | 'unpaid' | 'paid'
  amount: number
  /** The payment's own id there. */
  id: string
  /** `failed`: it was under way, and its money stays. */
  refunds: readonly { id: string; amount: number; failed: boolean; at: number }[]
  disputes: readonly { id: string; amount: number; status: string; at: number }[]
}

/** How a dispute stands: an inquiry takes no money, and a word that is not known says nothing. */
function disputeIs(status: string): 'open' | 'won' | 'lost' | 'nothing' {
  switch (status) {
    case 'needs_response':
    case 'under_review':
      return 'open'
    case 'won':
      return 'won'
    case 'lost':
      return 'lost'
    default:
      return 'nothing'
  }
}

/** How a refund stands: undefined for one that was never under way. What was begun and cancelled came to nothing, as what failed. */
export function refundIs(status: string | null): 'counts' | 'failed' | undefined {
  if (status === 'succeeded' || status === 'pending') return 'counts'
  return status === 'failed' || status === 'canceled' ? 'failed' : undefined
}

export function refundedOf({ refunds }: PaymentFacts): number {
  return sumOf(refunds.filter(({ failed }) => !failed).map(({ amount }) => amount))
}

/** Whether the money neither went back nor was lost. */
export function paymentStands(facts: PaymentFacts): boolean {
  return ['paid', 'disputed'].includes(tipStateOf(facts))
}

export function tipStateOf(facts: PaymentFacts): TipState {
  if (facts.paid !== 'paid') return facts.paid === 'unpaid' ? 'pending' : 'failed'
  const disputes = facts.disputes.map(({ status }) => disputeIs(status))
  if (disputes.includes('lost')) return 'chargedBack'
  if (minus(facts.amount, refundedOf(facts)) <= 0) return 'refunded'
  return disputes.includes('open') ? 'disputed' : 'paid'
}

/**
 * The states through which a tip goes from one to another, the last one included; undefined where no way leads there, so
 * that nothing changes.
 */
export function wayTo(from: TipState, to: TipState): TipState[] | undefined {
  const ways: TipState[][] = [[from]]
  const seen = new Set<TipState>([from])
  for (const way of ways) {
    const at = way.at(-1)!
    if (at === to) return way.slice(1)
    for (const [next, by] of Object.entries(tipSteps[at]) as [TipState, string][]) {
      if (by !== 'stripe' || seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

/** One thing that is known of a payment; `happened`: when, where that is another time than the payment's and Stripe says it. */
export interface PaymentRow {
  kind: LedgerKind
  objectId: string
  amount: number
  happened?: number
}

/** Everything that is known of a payment, as rows of the ledger: each once, however often and in whichever order it is told. */
export function rowsOf(facts: PaymentFacts): PaymentRow[] {
  if (facts.paid === 'unpaid') return [{ kind: 'pending', objectId: facts.id, amount: facts.amount }]
  if (facts.paid === 'no') return [{ kind: 'failed', objectId: facts.id, amount: facts.amount }]
  const rows: PaymentRow[] = [{ kind: 'paid', objectId: facts.id, amount: facts.amount }]
  for (const { id, amount, failed, at } of facts.refunds) {
    rows.push({ kind: 'refunded', objectId: id, amount, happened: at })
    if (failed) rows.push({ kind: 'refundFailed', objectId: id, amount })
  }
  for (const { id, amount, status, at } of facts.disputes) {
    const end = disputeIs(status)
    if (end === 'nothing') continue
    rows.push({ kind: 'disputed', objectId: id, amount, happened: at })
    if (end === 'won') rows.push({ kind: 'disputeWon', objectId: id, amount })
    if (end === 'lost') rows.push({ kind: 'chargedBack', objectId: id, amount })
  }
  return rows
}
