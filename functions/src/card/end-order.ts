import { type CardOrder, cardLimits, mayCharge } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { type OrderBetween, ordersBetween } from './orders-between.ts'

/** For what two members may still take money of each other's cards, as a transaction reads it: every month, or once. */
export async function readRunning(
  transaction: Transaction,
  one: string,
  other: string,
  now: Date,
): Promise<OrderBetween[]> {
  const between = (from: string, to: string) => ordersBetween(from, to, (query) => transaction.get(query))
  const found = [...(await between(one, other)), ...(await between(other, one))]
  return found.filter(({ order }) => !order.over && mayTake(order, now))
}

/** Whether Stripe may take money for it: of a subscription at any time, of a tip while the page on which one pays may be open. */
export function mayTake(order: CardOrder, now: Date): boolean {
  return mayCharge(order) || now.getTime() - order.createdAt.toMillis() < cardLimits.keyMs + cardLimits.checkoutMs
}

/**
 * Ends a subscription, or the page for a tip, within the transaction of what ends it: it gives nothing any more at once, and
 * its alarm tells Stripe, again and again until that is done.
 */
export function endSoon(transaction: Transaction, { id, order }: OrderBetween, now: Date): void {
  transaction.update(db.doc(paths.cardOrder(id)), { ends: true, gen: FieldValue.increment(1) })
  if (order.tier !== undefined) transaction.delete(db.doc(paths.tierPlace(order.from, order.tier)))
  setAlarm(transaction, 'settle-card', { orderId: id }, Timestamp.fromDate(now))
}
