import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { amountSchema, positiveAmountSchema } from '../money/amount.ts'
import { currencySchema } from '../money/currency.ts'
import { tipStates } from './tip-state.ts'

export const tipWays = ['pix', 'link', 'card'] as const
export type TipWay = (typeof tipWays)[number]
export const tipKinds = ['tip', 'goal', 'tier'] as const
export type TipKind = (typeof tipKinds)[number]

/**
 * `support/{to}/tips/{id}`: what one member gave another. Functions write it; its two sides read it. Once whoever gave has
 * been erased, `from` is null, and `supporter` says which former supporter it was, by a number of the creator's.
 */
export const tipSchema = v.object({
  to: v.string(),
  from: v.nullable(v.string()),
  /** As which supporter of the creator's they are counted. */
  supporter: v.number(),
  /** How both were called when it was given, for who does not know them any more, or never did. */
  fromName: v.exactOptional(v.string()),
  toName: v.exactOptional(v.string()),
  way: v.picklist(tipWays),
  kind: v.picklist(tipKinds),
  /** What it was for: a post, a goal, a tier. */
  post: v.exactOptional(v.string()),
  goal: v.exactOptional(v.string()),
  tier: v.exactOptional(v.string()),
  amount: positiveAmountSchema,
  currency: currencySchema,
  state: v.picklist(tipStates),
  /** How often it has changed. Of a card, rows of the ledger are what Stripe has; else each change has one. */
  rev: v.number(),
  /** Of Pix: what the code said, by which a bank may show it. */
  txid: v.exactOptional(v.string()),
  /** Of a link: to which host it led. */
  host: v.exactOptional(v.string()),
  /** Of a card: how much of it went back so far. */
  refunded: v.exactOptional(amountSchema),
  /** What was said with it, and the thanks for it. */
  words: v.exactOptional(v.string()),
  thanks: v.exactOptional(v.object({ words: v.string(), at: momentSchema })),
  /** When it was declared, or begun. */
  at: momentSchema,
  /** When it came into its state. */
  changedAt: momentSchema,
})
export type Tip = v.InferOutput<typeof tipSchema>
