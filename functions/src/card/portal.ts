import { cardOwnSchema } from '@varanda/domain/card/card-own'
import type { CardOrder } from '@varanda/domain/card/order'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { siteUrl } from '../mail/settings.ts'
import { ownOrder } from './orders-of.ts'
import { type Cards, isGone, neededCards, onAccount } from './stripe.ts'

/**
 * Where `uid` cancels an order of theirs, and comes back from to the page `back`. Its address opens for whoever has it,
 * so nothing of it is kept or said anywhere else. Throws `order-unknown`, `cards-off`, and `account-gone` where
 * Stripe lets us in no more.
 */
export async function portalFor(orderId: string, uid: string, back: string): Promise<string> {
  const cards = await neededCards()
  const order = await ownOrder(orderId, uid)
  if (!order.customer) throw new DomainError('order-unknown')
  try {
    const configuration = await portalOf(cards, order)
    const { url } = await cards.stripe.billingPortal.sessions.create(
      { customer: order.customer, configuration, return_url: `${siteUrl()}${back}` },
      onAccount(cards, order.account),
    )
    return url
  } catch (error) {
    // Whoever is paid took the instance out of their account: what is there, only Stripe and they see.
    if (isGone(error)) throw new DomainError('account-gone')
    throw error
  }
}

/** The page as it is set up on the creator's account: one cancels at the end of a period, changes the card, sees invoices. */
async function portalOf(cards: Cards, { to, account }: CardOrder): Promise<string> {
  const place = db.doc(paths.supportCard(to))
  const own = read(cardOwnSchema, await place.get())
  if (own?.portal && own.account === account) return own.portal
  const { id } = await cards.stripe.billingPortal.configurations.create(
    {
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
      },
    },
    { ...onAccount(cards, account), idempotencyKey: `portal-${account}` },
  )
  if (own?.account === account) await place.update({ portal: id })
  return id
}
