import { type CardOrder, cardOrderSchema } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** A subscription that may still take money, as a transaction has read it. */
export interface RunningOrder {
  id: string
  order: CardOrder
}

const mayTake = ({ kind, state }: CardOrder) => kind === 'tier' && state !== 'lapsed'

/** What two members pay each other every month. */
export async function readRunning(transaction: Transaction, one: string, other: string): Promise<RunningOrder[]> {
  const between = async (from: string, to: string) => {
    const query = db
      .collection(paths.cardOrders)
      .where('from' satisfies keyof CardOrder, '==', from)
      .where('to' satisfies keyof CardOrder, '==', to)
    return (await transaction.get(query)).docs
  }
  const docs = [...(await between(one, other)), ...(await between(other, one))]
  return docs.flatMap((found) => {
    const order = readIfWhole(cardOrderSchema, found)
    return order && mayTake(order) ? [{ id: found.id, order }] : []
  })
}

/**
 * Ends a subscription, within the transaction of what ends it: it gives nothing any more at once, and its alarm tells
 * Stripe, again and again until that is done.
 */
export function endSoon(transaction: Transaction, { id, order }: RunningOrder, now: Date): void {
  transaction.update(db.doc(paths.cardOrder(id)), { ends: true, gen: FieldValue.increment(1) })
  if (order.tier !== undefined) transaction.delete(db.doc(paths.tierPlace(order.from, order.tier)))
  setAlarm(transaction, 'settle-card', { orderId: id }, Timestamp.fromDate(now))
}
