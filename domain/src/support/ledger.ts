import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { positiveAmountSchema } from '../money/amount.ts'
import { currencySchema } from '../money/currency.ts'
import { tipActors } from './tip-state.ts'

/** What a row of the ledger tells. Those of cards are written by whoever asked Stripe. */
export const ledgerKinds = [
  'declared',
  'notFound',
  'takenBack',
  'confirmed',
  'withdrawn',
  'pending',
  'paid',
  'failed',
  'refunded',
  'refundFailed',
  'disputed',
  'disputeWon',
  'chargedBack',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Which way money is known to have gone by a row; a word alone moves none. */
export const ledgerDirections = {
  declared: 'none',
  notFound: 'none',
  takenBack: 'none',
  confirmed: 'in',
  withdrawn: 'out',
  pending: 'none',
  paid: 'in',
  failed: 'none',
  refunded: 'out',
  refundFailed: 'in',
  disputed: 'none',
  disputeWon: 'none',
  chargedBack: 'out',
} as const satisfies Record<LedgerKind, 'in' | 'out' | 'none'>

/**
 * `support/{uid}/ledger/{id}`: one thing that became known of a tip. Functions write it once and never again; its creator
 * reads it. It names nobody: `tip` leads to the tip, which does.
 */
export const ledgerRowSchema = v.object({
  id: v.string(),
  kind: v.picklist(ledgerKinds),
  amount: positiveAmountSchema,
  currency: currencySchema,
  dir: v.picklist(['in', 'out', 'none']),
  provider: v.picklist(['pix', 'link', 'stripe']),
  /** Whose account at the provider; the creator's own way, where there is none. */
  account: v.string(),
  /** What the provider calls it; of Pix and links the tip's id. */
  objectId: v.string(),
  tip: v.string(),
  at: momentSchema,
  /** When it came to be known here. */
  seen: momentSchema,
  by: v.picklist(tipActors),
})
export type LedgerRow = v.InferOutput<typeof ledgerRowSchema>

/** The id of a row, which follows from what it tells: the same told twice is one row. `turn`: of what may happen again. */
export function ledgerRowName(
  { provider, account, objectId, kind }: Pick<LedgerRow, 'provider' | 'account' | 'objectId' | 'kind'>,
  turn = 0,
): string {
  return `${provider} ${account} ${objectId} ${kind} ${turn}`
}
