import type { CardOrder } from '@varanda/domain/card/order'
import { closePage } from './close-page.ts'
import { type Cards, isGone, onAccount } from './stripe.ts'

/** Ends at Stripe what may still take money for an order: the page on which one pays, and the subscription. */
export async function endAtStripe(cards: Cards, orderId: string, order: CardOrder): Promise<void> {
  const on = onAccount(cards, order.account)
  try {
    const subscription = (await closePage(cards, orderId, order))?.subscription
    const named = typeof subscription === 'string' ? subscription : subscription?.id
    if (!named) return
    const { status } = await cards.stripe.subscriptions.retrieve(named, {}, on)
    if (status !== 'canceled' && status !== 'incomplete_expired') await cards.stripe.subscriptions.cancel(named, {}, on)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
