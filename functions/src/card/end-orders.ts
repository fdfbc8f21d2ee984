import { type CardOrder, cardOrderSchema } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { endDamagedSoon } from './end-damaged.ts'
import { endSoon, mayTake } from './end-order.ts'

/** What a member began to pay, or others began to pay them. */
export const ordersOf = (side: 'from' | 'to', uid: string): Query =>
  db.collection(paths.cardOrders).where(side satisfies keyof CardOrder, '==', uid)

/** Ends what is or may be paid of these: it gives nothing any more, and Stripe is told by alarms. */
export async function endOrders(found: readonly QueryDocumentSnapshot[], now: Date): Promise<void> {
  for (const one of found) {
    const order = readIfWhole(cardOrderSchema, one)
    // A damaged one may take money like any other.
    if (!order || mayTake(order, now)) await endOrder(one.id, now)
  }
}

/** One that is over, or that ends already, stays as it is. */
export async function endOrder(id: string, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.doc(paths.cardOrder(id)))
    const order = readIfWhole(cardOrderSchema, found)
    if (found.exists && !order) endDamagedSoon(transaction, found, now)
    if (order && !order.ends && !order.over) endSoon(transaction, { id, order }, now)
  })
}
