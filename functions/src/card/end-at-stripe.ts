import type { CardOrder } from '@varanda/domain/card/order'
import { type Cards, isGone, onAccount } from './stripe.ts'

/** Ends at Stripe what may still take money for an order: the page on which one pays, and the subscription. */
export async function endAtStripe(cards: Cards, orderId: string, { session: id, account }: CardOrder): Promise<void> {
  if (id === undefined) return
  const on = onAccount(cards, account)
  try {
    let session = await cards.stripe.checkout.sessions.retrieve(id, {}, on)
    if (session.client_reference_id !== orderId) return
    if (session.status === 'open') {
      // It may be paid in this very moment: then it is no more open, and has a subscription.
      await cards.stripe.checkout.sessions.expire(id, {}, on).catch(() => {})
      session = await cards.stripe.checkout.sessions.retrieve(id, {}, on)
      if (session.status === 'open') throw new Error('A page for paying could not be closed')
    }
    const { subscription } = session
    const named = typeof subscription === 'string' ? subscription : subscription?.id
    if (!named) return
    const { status } = await cards.stripe.subscriptions.retrieve(named, {}, on)
    if (status !== 'canceled' && status !== 'incomplete_expired') await cards.stripe.subscriptions.cancel(named, {}, on)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
