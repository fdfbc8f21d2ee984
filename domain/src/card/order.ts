import * as v from 'valibot'
import { day, hour, momentSchema } from '../moment.ts'
import { positiveAmountSchema } from '../money/amount.ts'
import { currencySchema } from '../money/currency.ts'

/** Milliseconds. */
export const cardLimits = {
  /** How long a subscriber still reads after the first invoice that was not paid. */
  graceMs: 7 * day,
  /** At the end of a period the next invoice is a draft for an hour before it is tried. */
  renewalMs: 2 * hour,
  /** A key of Stripe's holds for a day; after it what became of a call is looked up instead. */
  keyMs: 23 * hour,
  /** How long the page on which one pays is open. */
  checkoutMs: 4 * hour,
  /** Invoices of a subscription that are looked at, newest first. */
  invoices: 24,
  /** Subscriptions of one member that are looked at, also where they are over. */
  subscriptions: 500,
  /** Of a day's look: orders that are asked in one go, and after how many milliseconds it goes on in another. */
  lookedAt: 40,
  lookMs: 20_000,
  /** Of those that are over, what somebody is shown. */
  shown: 50,
} as const

/**
 * Where a subscription is. `waiting`: nothing was paid yet. `lapsed`: it gives nothing any more, which says nothing of whether
 * Stripe goes on charging it: `over` does.
 */
export const subscriptionStates = ['waiting', 'active', 'past_due', 'canceled', 'lapsed'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * `cardOrders/{id}`: what somebody began to pay by card: once for a post, or every month for a tier. Its id is all that
 * Stripe is told of it. Functions only; what stands in it of states was asked of Stripe, never taken from a message.
 */
export const cardOrderSchema = v.object({
  kind: v.picklist(['tip', 'tier']),
  from: v.string(),
  to: v.string(),
  post: v.exactOptional(v.string()),
  tier: v.exactOptional(v.string()),
  amount: positiveAmountSchema,
  currency: currencySchema,
  /** Whose account at Stripe it is paid to. */
  account: v.string(),
  /** Of a tier: the price at Stripe. */
  price: v.exactOptional(v.string()),
  createdAt: momentSchema,
  /** Whether the key took money when it began. Absent in orders from before that was kept. */
  live: v.exactOptional(v.boolean()),
  /** Stored before Stripe is asked: the same call again is the same session. */
  key: v.string(),
  session: v.exactOptional(v.string()),
  subscription: v.exactOptional(v.string()),
  customer: v.exactOptional(v.string()),
  /** The payments that belong to it, by which a message about money that went back finds it. */
  intents: v.exactOptional(v.array(v.string())),
  /** How often somebody said that something about it is new: what was asked before counts no more. */
  gen: v.number(),
  state: v.picklist(subscriptionStates),
  paidUntil: v.exactOptional(momentSchema),
  graceUntil: v.exactOptional(momentSchema),
  /** Of a subscription: how much a month it takes now, where its price was changed. */
  pays: v.exactOptional(positiveAmountSchema),
  /** Of a subscription whose price was changed: what it was, and when it takes the other one. */
  changes: v.exactOptional(v.object({ was: positiveAmountSchema, amount: positiveAmountSchema, at: momentSchema })),
  /** Of a subscription that its subscriber cancelled: it ends with its period. */
  cancels: v.exactOptional(v.literal(true)),
  /** It is to end at Stripe, at once: somebody left, blocked or was erased. Tried until it is done. */
  ends: v.exactOptional(v.literal(true)),
  /** Of a subscription: Stripe said that it, and the page on which it begins, take no money any more. */
  over: v.exactOptional(v.literal(true)),
  /** What Stripe has is not what was ordered: another amount, currency or price. It gives nothing. */
  odd: v.exactOptional(v.literal(true)),
})
export type CardOrder = v.InferOutput<typeof cardOrderSchema>

/**
 * Whether money is taken for it, or it was a test. Of what says nothing of it Stripe's name for its page does, and what says
 * nothing either is taken for money.
 */
export function isLiveOrder({ live, session = '' }: Pick<CardOrder, 'live' | 'session'>): boolean {
  return live ?? !session.startsWith('cs_test_')
}

/** Whether Stripe may take money every month for it, now or once its page is paid: all that is not known to be over may. */
export function mayCharge({ kind, over }: Pick<CardOrder, 'kind' | 'over'>): boolean {
  return kind === 'tier' && over !== true
}

/** Whether there is a subscription at Stripe that goes on, whatever it gives here. */
export function goesOn(order: Pick<CardOrder, 'kind' | 'over' | 'subscription'>): boolean {
  return order.subscription !== undefined && mayCharge(order)
}

/**
 * `users/{uid}/tiers/{tierId}`: until when a member reads what is for a tier's subscribers. firestore.rules compare it with
 * the time of each request, so that nothing has to happen for it to be over. Functions write it.
 */
export const tierPlaceSchema = v.object({
  creator: v.string(),
  order: v.string(),
  paidUntil: momentSchema,
  graceUntil: v.exactOptional(momentSchema),
})
export type TierPlace = v.InferOutput<typeof tierPlaceSchema>

/** Milliseconds since 1970 until which a place gives anything. */
export function openUntil({ paidUntil, graceUntil }: Pick<TierPlace, 'paidUntil' | 'graceUntil'>): number {
  return Math.max(paidUntil.toMillis(), graceUntil?.toMillis() ?? 0)
}

/**
 * How a subscription stands at a moment. What was last heard of it may be older than its end: then it gives nothing any more,
 * and goes on at Stripe unless it was cancelled.
 */
export function standsAt(
  order: Pick<CardOrder, 'kind' | 'state' | 'over' | 'subscription' | 'paidUntil' | 'graceUntil'>,
  now: Date,
): { state: SubscriptionState; goesOn: boolean } {
  const { state, paidUntil, graceUntil } = order
  const isPast =
    state !== 'waiting' &&
    paidUntil !== undefined &&
    openUntil({ paidUntil, ...(graceUntil && { graceUntil }) }) <= now.getTime()
  return { state: isPast ? 'lapsed' : state, goesOn: goesOn(order) && !(isPast && state === 'canceled') }
}

/** Whether a place is open, as firestore.rules ask it. */
export function isTierOpen(place: TierPlace | undefined, now: Date): boolean {
  return place !== undefined && now.getTime() < openUntil(place)
}

/** `cardEvents/{id}`: a message of Stripe's that was taken, once. What it said is not kept. */
export interface CardEvent {
  account: string
  expiresAt: { toMillis(): number }
}

/** Events are listed for 30 days, and come again for three. Milliseconds. */
export const cardEventKeptMs = 40 * day
