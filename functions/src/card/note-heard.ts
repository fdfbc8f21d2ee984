import { type CardEvent, type CardOrder, cardEventKeptMs, cardOrderSchema } from '@varanda/domain/card/order'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { ringSoon } from '../alarm/ring-soon.ts'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { accountGone } from './account-gone.ts'
import type { Heard } from './heard.ts'

/**
 * Writes a message down once, and that its order is to be looked at: the looking is an alarm in the same transaction, so
 * that it happens even if we die here. Of an order of another account, or of none of ours, nothing happens.
 */
export async function noteHeard(heard: Heard, now: Date): Promise<void> {
  const found = await orderMeant(heard)
  const noted = await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.cardEvent(heard.id))
    const [event, order] = await transaction.getAll(place, db.doc(paths.cardOrder(found ?? 'none')))
    if (event!.exists) return undefined
    if (heard.type === 'account.application.deauthorized' && heard.account)
      await accountGone(transaction, heard.account)
    const expiresAt = Timestamp.fromMillis(now.getTime() + cardEventKeptMs)
    transaction.create(place, { account: heard.account ?? '', expiresAt } satisfies CardEvent)
    const held = readIfWhole(cardOrderSchema, order)
    // The own account's messages name none; an order knows whose it is.
    if (!held || (heard.account !== null && held.account !== heard.account)) return undefined
    lookAgain(transaction, order!.id, now)
    return order!.id
  })
  if (noted) await ringSoon('settle-card', { orderId: noted }, now)
}

/** From now on what was asked before is old, and it is asked again. */
export function lookAgain(transaction: Transaction, orderId: string, now: Date): void {
  transaction.update(db.doc(paths.cardOrder(orderId)), { gen: FieldValue.increment(1) })
  setAlarm(transaction, 'settle-card', { orderId }, Timestamp.fromDate(now))
}

const text = (value: unknown) => (typeof value === 'string' && /^[A-Za-z0-9_-]{1,200}$/.test(value) ? value : undefined)
const orderIn = (metadata: unknown) => text((metadata as { order?: unknown } | undefined)?.order)

/** Which order a message is about: by our id in it, or by the payment that it names. It is a hint, and decides nothing. */
async function orderMeant({ object }: Heard): Promise<string | undefined> {
  const parent = object.parent as { subscription_details?: { metadata?: unknown } } | undefined
  const named = text(object.client_reference_id) ?? orderIn(object.metadata)
  const ours = named ?? orderIn(parent?.subscription_details?.metadata)
  if (ours) return ours
  const intent = text(object.payment_intent)
  if (!intent) return undefined
  const intents = 'intents' satisfies keyof CardOrder
  const { docs } = await db.collection(paths.cardOrders).where(intents, 'array-contains', intent).limit(1).get()
  return docs[0]?.id
}
