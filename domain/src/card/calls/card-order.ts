import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import type { Currency } from '../../money/currency.ts'
import type { TipState } from '../../support/tip-state.ts'
import type { SubscriptionState } from '../order.ts'

export interface OrderShown {
  orderId: string
  kind: 'tip' | 'tier'
  uid: string
  /** What its creator calls the tier; null of a tip, and where it is gone. */
  tier: string | null
  amount: number
  currency: Currency
  /** What it takes from another day on (milliseconds since 1970); null where it goes on as it is. */
  next: { amount: number; at: number } | null
  state: SubscriptionState
  /** There is a subscription at Stripe that goes on, also where it gives nothing here. */
  goesOn: boolean
  /** Of a subscription: it is paid to an account that we do not reach (any more), so that nobody here knows whether it renews. */
  outOfReach?: true
  /** No money moves. */
  test: boolean
  /** Milliseconds since 1970; null where nothing was paid. */
  until: number | null
}

/** One payment. A tip that went back since has `lapsed`, as apps know it that do not read how. */
export interface PaymentShown extends OrderShown {
  wentBack?: Extract<TipState, 'refunded' | 'chargedBack'>
}

/** What became of a payment of the caller's, as far as Stripe said so. */
export const cardOrder = call<PaymentShown>()({
  name: 'cardOrder',
  caller: 'reader',
  input: v.object({ orderId: callKey }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'order-unknown', 'too-many-tries', 'try-again'],
})

/** What the caller pays every month, and what is over since then. */
export const myCardOrders = call<{ orders: OrderShown[] }>()({
  name: 'myCardOrders',
  caller: 'reader',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-tries', 'try-again'],
})

/**
 * Where a subscription is cancelled, or its card changed: a page that opens for whoever has its address, for a while.
 * `account-gone`: Stripe lets us no more into the account that it is paid to.
 */
export const openPortal = call<{ url: string }>()({
  name: 'openPortal',
  caller: 'reader',
  input: v.object({ orderId: callKey, locale: v.picklist(locales) }),
  errors: [
    ...(['bad-input', 'signed-out', 'not-a-member', 'not-active', 'order-unknown'] as const),
    ...(['cards-off', 'account-gone', 'too-many-tries', 'try-again'] as const),
  ],
})
