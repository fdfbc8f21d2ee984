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
  /** Of Pix and links when it was said; of a card when the payment began that it is about: a payment's rows are found by it. */
  at: momentSchema,
  /** Of what came after its payment: when the provider has that from, where it says so. Rows of before lack it. */
  happened: v.exactOptional(momentSchema),
  /** When it came to be known here. */
  seen: momentSchema,
  by: v.picklist(tipActors),
})
export type LedgerRow = v.InferOutput<typeof ledgerRowSchema>

/** What comes after a payment by card, on a day of its own. */
const later: readonly LedgerKind[] = ['refunded', 'refundFailed', 'disputed', 'disputeWon', 'chargedBack']

/** When what a row tells happened, as far as that is known: else since when it is known. */
export function happenedAt({ kind, at, seen, happened }: LedgerRow): LedgerRow['at'] {
  return happened ?? (later.includes(kind) ? seen : at)
}

/** The id of a row, which follows from what it tells: the same told twice is one row. `turn`: of what may happen again. */
export function ledgerRowName(
  { provider, account, objectId, kind }: Pick<LedgerRow, 'provider' | 'account' | 'objectId' | 'kind'>,
  turn = 0,
): string {
  return `${provider} ${account} ${objectId} ${kind} ${turn}`
}
