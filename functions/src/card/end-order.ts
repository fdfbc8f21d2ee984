import { mayCharge } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { type OrderBetween, ordersBetween } from './orders-between.ts'

/** What two members pay each other every month, or may be charged for it, as a transaction reads it. */
export async function readRunning(transaction: Transaction, one: string, other: string): Promise<OrderBetween[]> {
  const between = (from: string, to: string) => ordersBetween(from, to, (query) => transaction.get(query))
  return [...(await between(one, other)), ...(await between(other, one))].filter(({ order }) => mayCharge(order))
}

/**
 * Ends a subscription, within the transaction of what ends it: it gives nothing any more at once, and its alarm tells
 * Stripe, again and again until that is done.
 */
export function endSoon(transaction: Transaction, { id, order }: OrderBetween, now: Date): void {
  transaction.update(db.doc(paths.cardOrder(id)), { ends: true, gen: FieldValue.increment(1) })
  if (order.tier !== undefined) transaction.delete(db.doc(paths.tierPlace(order.from, order.tier)))
  setAlarm(transaction, 'settle-card', { orderId: id }, Timestamp.fromDate(now))
}
