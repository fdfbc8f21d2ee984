import * as v from 'valibot'
import { historyRules } from '../circle/circle.ts'
import { momentSchema } from '../moment.ts'
import { positiveAmountSchema } from '../money/amount.ts'
import { currencySchema } from '../money/currency.ts'

/**
 * How an instance takes cards. `solo`: one creator, whose own account the operator's key is. `connect`: several, each with
 * their own, on a platform that Stripe approved. `sandbox`: no keys, a stand-in, and no money moves.
 */
export const cardModes = ['off', 'sandbox', 'solo', 'connect'] as const
export type CardMode = (typeof cardModes)[number]

/** A tier as it stands at Stripe. Prices there never change: another amount is another price. */
export const cardTierSchema = v.object({
  product: v.string(),
  price: v.string(),
  amount: positiveAmountSchema,
  currency: currencySchema,
  history: v.picklist(historyRules),
})
export type CardTier = v.InferOutput<typeof cardTierSchema>

/** What came in less what went back, as Stripe lists it and as the ledger has it. Minor units; either may be below nothing. */
export const cardDifferenceSchema = v.object({
  currency: currencySchema,
  stripe: v.pipe(v.number(), v.safeInteger()),
  here: v.pipe(v.number(), v.safeInteger()),
})
export type CardDifference = v.InferOutput<typeof cardDifferenceSchema>

/** `support/{uid}/private/card`: a creator's account at Stripe, and what is offered there. Functions only. */
export const cardOwnSchema = v.object({
  /** Whose it is: what stands here is asked for without its place. */
  uid: v.string(),
  account: v.string(),
  /** `waiting`: Stripe still asks them for something. `off`: it takes nothing from them any more. */
  state: v.picklist(['waiting', 'open', 'off']),
  since: momentSchema,
  /** The page for cancelling, as it is set up there. */
  portal: v.exactOptional(v.string()),
  tiers: v.record(v.string(), cardTierSchema),
  /** What a day's comparison with Stripe found: in which currencies it has another sum than the ledger. */
  compared: v.exactOptional(v.object({ at: momentSchema, differs: v.array(cardDifferenceSchema) })),
  /** While a day's look is under way: the order that it came to, then whether the sums are next, or were begun with. */
  look: v.exactOptional(v.object({ stage: v.picklist(['orders', 'sums', 'end']), after: v.string() })),
})
export type CardOwn = v.InferOutput<typeof cardOwnSchema>

/**
 * `house/cards`: whose account the instance's key is, as it was when it was first used, and whether it takes money. Another
 * one is refused, and after one that takes money one for tests.
 */
export const cardKeySchema = v.object({
  account: v.string(),
  mode: v.picklist(cardModes),
  live: v.exactOptional(v.literal(true)),
})
export type CardKey = v.InferOutput<typeof cardKeySchema>
