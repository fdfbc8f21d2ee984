import { cardOrderSchema } from '@varanda/domain/card/order'
import { DomainError } from '@varanda/domain/errors'
import { hour, type Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { cardsOfOrder } from './cards-of-order.ts'
import { endAtStripe } from './end-at-stripe.ts'
import { sandboxAccount } from './settings.ts'
import { cardsHere } from './stripe.ts'

/** What an order is ended by, whatever else of it is damaged. */
const endableSchema = v.pick(cardOrderSchema, ['account', 'session', 'subscription', 'live'])

/** As an order that is whole ends: it gives nothing any more at once, and its alarm tells Stripe. */
export function endDamagedSoon(transaction: Transaction, found: DocumentSnapshot, now: Date): void {
  const { ends, over, from, tier } = found.data()!
  if (ends === true || over === true) return
  transaction.update(found.ref, { ends: true })
  if (isName(from) && isName(tier)) transaction.delete(db.doc(paths.tierPlace(from, tier)))
  setAlarm(transaction, 'settle-card', { orderId: found.id }, Timestamp.fromDate(now))
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[^/]+$/.test(value)

/**
 * Ends at Stripe an order that is none of its kind any more, by what of it says where: nobody may be charged for something
 * that cannot be read. Answers when to come again. Throws `damaged` where that is not whole either, or nothing is to end.
 */
export async function endDamaged(found: DocumentSnapshot, now: Date): Promise<Moment | null> {
  const data = found.data()!
  if (data.over === true) return null
  const { success, output: order } = v.safeParse(endableSchema, data)
  const isNamed = success && (order.session !== undefined || order.subscription !== undefined)
  if (data.ends !== true || !isNamed) throw new DomainError('damaged')
  const here = await cardsHere()
  if (!here && order.account !== sandboxAccount) return Timestamp.fromMillis(now.getTime() + hour)
  const cards = here && (await cardsOfOrder(here, order))
  if (cards && !(await endAtStripe(cards, found.id, order))) throw new DomainError('damaged')
  await markOver(found.ref)
  return null
}

/** Somebody may have forgotten it meanwhile. */
async function markOver(ref: DocumentReference): Promise<void> {
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) transaction.update(ref, { over: true })
  })
}
