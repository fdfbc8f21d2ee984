import { type CardOrder, cardOrderSchema, mayCharge } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { settleCard } from '../../card/settle-card.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { perPage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/**
 * What they pay by card every month, and what others pay them, ends at Stripe first; only once it has is it forgotten. Where
 * Stripe does not answer the erasure waits: nobody is to be charged for something that nobody knows of any more.
 */
export async function eraseCards({ uid, now }: Erasing): Promise<Left> {
  for (const side of ['from', 'to'] satisfies (keyof CardOrder)[]) {
    const { docs, size } = await db.collection(paths.cardOrders).where(side, '==', uid).limit(perPage).get()
    for (const found of docs) if (!(await endAndForget(found, now))) return 'wait'
    if (size === perPage) return { after: '' }
  }
  const { docs } = await db.collection(paths.cardAccounts).where('uid', '==', uid).get()
  for (const { ref } of docs) await ref.delete()
  return 'over'
}

async function endAndForget({ id, ref }: QueryDocumentSnapshot, now: Date): Promise<boolean> {
  const order = readIfWhole(cardOrderSchema, await ref.get())
  if (order && (order.kind === 'tip' || mayCharge(order))) {
    await ref.update({ ends: true, gen: FieldValue.increment(1) })
    try {
      await settleCard({ orderId: id }, now)
    } catch (error) {
      console.error('Stripe could not be told of an end yet', (error as { type?: unknown }).type ?? '')
      return false
    }
    const after = readIfWhole(cardOrderSchema, await ref.get())
    if (after && mayCharge(after)) return false
  }
  await ref.delete()
  return true
}
