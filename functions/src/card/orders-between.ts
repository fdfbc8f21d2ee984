import { type CardOrder, cardOrderSchema } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import type { Query, QuerySnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** What `from` pays or paid `to`. */
export interface OrderBetween {
  id: string
  order: CardOrder
}

/** Everything that one member began to pay another by card; `get` reads it, in a transaction or not. */
export async function ordersBetween(
  from: string,
  to: string,
  get: (query: Query) => Promise<QuerySnapshot> = (query) => query.get(),
): Promise<OrderBetween[]> {
  const query = db
    .collection(paths.cardOrders)
    .where('from' satisfies keyof CardOrder, '==', from)
    .where('to' satisfies keyof CardOrder, '==', to)
  return (await get(query)).docs.flatMap((found) => {
    const order = readIfWhole(cardOrderSchema, found)
    return order ? [{ id: found.id, order }] : []
  })
}
