import type { CardOrder } from '@varanda/domain/card/order'
import { closePage } from './close-page.ts'
import { type Cards, isGone, onAccount } from './stripe.ts'

/** What of an order names what may take money for it. */
export type EndableOrder = Pick<CardOrder, 'account' | 'session' | 'subscription' | 'live'>

/**
 * Ends at Stripe what may still take money for an order: the page on which one pays, and the subscription. False where what it
 * names is another order's.
 */
export async function endAtStripe(cards: Cards, orderId: string, order: EndableOrder): Promise<boolean> {
  const { subscriptions } = cards.stripe
  const on = onAccount(cards, order.account)
  const page = await ifThere(closePage(cards, orderId, order))
  const paid = page === 'gone' ? undefined : page?.subscription
  const begun = typeof paid === 'string' ? paid : paid?.id
  const named = begun ?? order.subscription
  if (!named) return page !== undefined
  const subscription = await ifThere(subscriptions.retrieve(named, {}, on))
  if (subscription === 'gone') return true
  if (!begun && subscription.metadata.order !== orderId) return false
  if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired')
    await ifThere(subscriptions.cancel(named, {}, on))
  return true
}

async function ifThere<Found>(asked: Promise<Found>): Promise<Found | 'gone'> {
  try {
    return await asked
  } catch (error) {
    if (isGone(error)) return 'gone'
    throw error
  }
}
