import * as v from 'valibot'
import type { HistoryRule } from '../../circle/circle.ts'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import type { Currency } from '../../money/currency.ts'
import type { CardDifference, CardMode, CardOwn } from '../card-own.ts'
import type { SubscriptionState } from '../order.ts'
import type { OrderShown } from './card-order.ts'

export interface TierShown {
  id: string
  name: string
  words: string
  amount: number
  currency: Currency
  history: HistoryRule
  /** The caller's own subscription, as long as Stripe goes on with it. */
  mine: SubscriptionState | null
  /** What that takes a month, where it is not what the tier costs now, and from when on it takes another amount. */
  pays?: Pick<OrderShown, 'amount' | 'currency' | 'next'>
  /** What the page says since, where that is not offered yet. */
  page?: { amount: number; currency: Currency }
}

/** A tier that others pay for every month, whether its creator's page names it or not. */
export interface RunningTier {
  id: string
  /** What its creator calls it; null where it is gone. */
  name: string | null
  subscribers: number
}

export interface CardsShown {
  /** Whether a card is taken by them now. */
  open: boolean
  mode: CardMode
  /** No money moves: a stand-in, or Stripe's own test mode. */
  test: boolean
  currency: Currency
  tiers: TierShown[]
  /** Of the caller's own cards: what they have there, whether this instance lets them, and what others pay for. */
  own: { state: CardOwn['state'] | 'none'; may: boolean; differs: CardDifference[]; running: RunningTier[] } | null
}

/** Whether and for what a member takes cards. Whoever may not see them finds none. */
export const cardsOf = call<CardsShown>()({
  name: 'cardsOf',
  caller: 'member',
  input: v.object({ uid: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-tries', 'try-again'],
})
