import type { CardOrder } from '@varanda/domain/card/order'
import type Stripe from 'stripe'
import { type Cards, onAccount } from './stripe.ts'

/**
 * Closes the page on which one pays for an order; what answers is as it is then: paid, where that came first. Undefined where
 * there is none of this order.
 */
export async function closePage(
  cards: Cards,
  orderId: string,
  { session: id, account }: Pick<CardOrder, 'session' | 'account'>,
): Promise<Stripe.Checkout.Session | undefined> {
  if (id === undefined) return undefined
  const { sessions } = cards.stripe.checkout
  const on = onAccount(cards, account)
  const session = await sessions.retrieve(id, {}, on)
  if (session.client_reference_id !== orderId) return undefined
  if (session.status !== 'open') return session
  // It may be paid in this very moment: then it is no more open, and has a subscription.
  await sessions.expire(id, {}, on).catch(() => {})
  const closed = await sessions.retrieve(id, {}, on)
  if (closed.status === 'open') throw new Error('A page for paying could not be closed')
  return closed
}
