import { type CardOrder, cardOrderSchema, goesOn } from '@varanda/domain/card/order'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { closePage } from './close-page.ts'
import { type OrderBetween, ordersBetween } from './orders-between.ts'
import { settleCard } from './settle-card.ts'
import { type Cards, isGone } from './stripe.ts'

/** Milliseconds: longer than a call takes to get its page from Stripe. */
const openingMs = 60_000

/**
 * Before a page opens on which one subscribes: closes those that the same member has open for the tier, so that only one can
 * be paid. Throws `already-subscribed` where one was paid meanwhile, and `try-again` where an earlier call is still
 * getting its page.
 */
export async function closeOthers(cards: Cards, orderId: string, own: CardOrder, now: Date): Promise<void> {
  const begun = await ordersBetween(own.from, own.to)
  const others = begun.filter(
    ({ id, order }) =>
      id !== orderId && order.tier === own.tier && order.account === own.account && !order.over && !order.ends,
  )
  for (const { id, order } of others) {
    if (goesOn(order)) throw new DomainError('already-subscribed')
    if (order.session === undefined) {
      const isRecent = now.getTime() - order.createdAt.toMillis() < openingMs
      if (isRecent && isBefore({ id, order }, { id: orderId, order: own })) throw new DomainError('try-again')
      continue
    }
    const page = await closePage(cards, id, order).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    if (page?.status !== 'complete') continue
    await settleCard({ orderId: id }, now)
    const paid = readIfWhole(cardOrderSchema, await db.doc(paths.cardOrder(id)).get())
    if (paid && goesOn(paid)) throw new DomainError('already-subscribed')
  }
}

/** Of two that begin at once the first goes on. */
function isBefore(one: OrderBetween, other: OrderBetween): boolean {
  const between = one.order.createdAt.toMillis() - other.order.createdAt.toMillis()
  return between === 0 ? one.id < other.id : between < 0
}
