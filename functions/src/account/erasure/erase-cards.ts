import { cardOrderSchema, mayCharge } from '@varanda/domain/card/order'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { mayTake } from '../../card/end-order.ts'
import { endOrder, endOrders, ordersOf } from '../../card/end-orders.ts'
import { settleCard } from '../../card/settle-card.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { pageAfter, perPage } from './pages.ts'
import type { Erasing, Left, Stage } from './slice.ts'

/**
 * What they pay by card, or what others pay them, gives nothing any more, and Stripe is told by alarms. Nothing waits for it
 * here: their words go whatever Stripe says.
 */
export function endCards(side: 'from' | 'to'): Stage {
  return async ({ uid, now }, after) => {
    const { docs, left } = await pageAfter(ordersOf(side, uid), after)
    await endOrders(docs, now)
    return left
  }
}

/**
 * Orders are forgotten only once Stripe calls them over. Where it does not answer the erasure waits here: nobody is to be
 * charged for something that nobody knows of any more. What is kept of money has to be there still, as it may change until then.
 */
export async function eraseCards({ uid, now }: Erasing): Promise<Left> {
  for (const side of ['from', 'to'] as const) {
    const { docs, size } = await ordersOf(side, uid).limit(perPage).get()
    const waiting = { isAnything: false, isAnswered: true }
    for (const { id } of docs) {
      const is = await endAndForget(id, now, waiting.isAnswered)
      if (is !== 'gone') waiting.isAnything = true
      if (is === 'unanswered') waiting.isAnswered = false
    }
    if (waiting.isAnything) return 'wait-shortly'
    if (size === perPage) return { after: '' }
  }
  const { docs } = await db.collection(paths.cardAccounts).where('uid', '==', uid).get()
  for (const { ref } of docs) await ref.delete()
  return 'over'
}

/** `mayAsk`: Stripe has answered so far; where it has not, alarms go on, and what they ended is forgotten all the same. */
async function endAndForget(id: string, now: Date, mayAsk: boolean): Promise<'gone' | 'waits' | 'unanswered'> {
  const ref = db.doc(paths.cardOrder(id))
  const found = await ref.get()
  const order = readIfWhole(cardOrderSchema, found)
  // Of a damaged one nobody knows what it may charge before Stripe ended it.
  if (found.exists && (!order || order.kind === 'tip' || mayCharge(order))) {
    if (!mayAsk) return 'waits'
    await endOrder(id, now)
    try {
      await settleCard({ orderId: id }, now)
    } catch (error) {
      const code = error instanceof DomainError ? error.code : undefined
      // With the key of another account old tips would be waited for without end, though nobody can pay them any more.
      if (code === 'cards-off' && order && !mayTake(order, now)) return forget(ref)
      if (code === 'damaged') {
        console.error(`${ref.path} is damaged and cannot be ended at Stripe; an erasure waits until it is put right`)
        return 'waits'
      }
      console.error('Stripe could not be told of an end yet', (error as { type?: unknown }).type ?? '')
      return 'unanswered'
    }
    const after = await ref.get()
    const whole = readIfWhole(cardOrderSchema, after)
    if (whole ? mayCharge(whole) : after.exists && after.get('over') !== true) return 'waits'
  }
  return forget(ref)
}

async function forget(ref: DocumentReference): Promise<'gone'> {
  const batch = db.batch()
  batch.delete(ref)
  setAlarm(batch, 'settle-card', { orderId: ref.id }, null)
  await batch.commit()
  return 'gone'
}
