import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { type CardOwn, cardOwnSchema } from '@varanda/domain/card/card-own'
import { type CardOrder, cardLimits, cardOrderSchema, mayCharge } from '@varanda/domain/card/order'
import { day, type Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { FieldPath, FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { compareLedger, type Ours } from './compare-ledger.ts'
import { lookAgain } from './note-heard.ts'
import { renewState } from './open-own.ts'
import { settleCard } from './settle-card.ts'
import { type Cards, cardsHere, isKeyOf } from './stripe.ts'

const perPage = 50
/** What is older than this and over does not change any more: a dispute comes within so many days. */
const watchedDays = 180

/**
 * Once a day everything that a creator's supporters paid or pay is asked anew, as if Stripe had told of it: what no message
 * told is found so, however long nobody listened. Then the sums are compared with what Stripe lists by itself. An alarm has
 * a minute: where that is too short it rings again and goes on where it stopped, also where it died.
 */
export async function reconcileCards({ uid }: AlarmReference<'reconcile-cards'>, now: Date): Promise<Moment | null> {
  const place = db.doc(paths.supportCard(uid))
  const own = read(cardOwnSchema, await place.get())
  if (!own) return null
  const again = Timestamp.fromMillis(now.getTime() + day)
  const cards = await cardsHere()
  if (!cards || !(await isKeyOf(cards, own.account))) return again
  const soon = Timestamp.fromMillis(now.getTime() + 1000)
  const goesOnUntil = Date.now() + cardLimits.lookMs
  // That they took the instance out of their account may have been told and not heard.
  await renewState(cards, uid, own).catch((error) => {
    console.error('What became of an account could not be asked', (error as { type?: unknown }).type ?? '')
  })
  const { stage, after } = own.look ?? { stage: 'orders', after: '' }
  if (stage === 'orders') {
    if (!(await askOrders(uid, after, goesOnUntil, now))) return soon
    if (Date.now() > goesOnUntil) {
      await place.update({ look: lookAfter('sums') })
      return soon
    }
  }
  if (stage !== 'end') {
    // Noted first: sums that take longer than there is are left for the next day, and not begun with again and again.
    await place.update({ look: lookAfter('end') })
    await compare(cards, own, await oursOf(own), now)
  }
  await place.update({ look: FieldValue.delete() })
  return again
}

const lookAfter = (stage: NonNullable<CardOwn['look']>['stage'], after = ''): CardOwn['look'] => ({ stage, after })

async function* ordersTo(uid: string, from: string): AsyncGenerator<QueryDocumentSnapshot> {
  let after = from
  while (true) {
    const all = db
      .collection(paths.cardOrders)
      .where('to' satisfies keyof CardOrder, '==', uid)
      .orderBy(FieldPath.documentId())
    const { docs, size } = await (after ? all.startAfter(after) : all).limit(perPage).get()
    yield* docs
    if (size < perPage) return
    after = docs.at(-1)!.id
  }
}

/** False where there is no time for all of them: the others are asked after the last one that was. */
async function askOrders(uid: string, after: string, goesOnUntil: number, now: Date): Promise<boolean> {
  let asked = 0
  for await (const found of ordersTo(uid, after)) {
    const order = readIfWhole(cardOrderSchema, found)
    if (order?.session === undefined || !isWatched(order, now)) continue
    if (asked === cardLimits.lookedAt || Date.now() > goesOnUntil) return false
    await lookAt(uid, found.id, now)
    asked++
  }
  return true
}

/** What is compared with what Stripe lists: there others may be paid as well. */
async function oursOf({ uid, account }: CardOwn): Promise<Ours> {
  const [orders, intents] = [new Set<string>(), new Set<string>()]
  for await (const found of ordersTo(uid, '')) {
    const order = readIfWhole(cardOrderSchema, found)
    if (order?.account !== account) continue
    orders.add(found.id)
    for (const intent of order.intents ?? []) intents.add(intent)
  }
  return { orders, intents }
}

/**
 * One that cannot be asked keeps none of the others waiting: its alarm goes on with it. That is set with what says how far the
 * look came, so that an order at which we die is not where it begins again.
 */
async function lookAt(uid: string, orderId: string, now: Date): Promise<void> {
  try {
    await db.runTransaction(async (transaction) => {
      lookAgain(transaction, orderId, now)
      transaction.update(db.doc(paths.supportCard(uid)), { look: lookAfter('orders', orderId) })
    })
    await settleCard({ orderId }, now)
  } catch (error) {
    const { code, type } = error as { code?: unknown; type?: unknown }
    console.error(`${paths.cardOrder(orderId)} could not be looked through:`, type ?? code ?? '')
  }
}

/** Looks whether the sums are one now. A day on which Stripe does not answer that keeps what was found before. */
async function compare(cards: Cards, { uid, account }: CardOwn, ours: Ours, now: Date): Promise<void> {
  const since = new Date(now.getTime() - watchedDays * day)
  const differs = await compareLedger(cards, { uid, account, ours, since }).catch((error) => {
    console.error('What Stripe lists could not be compared', (error as { type?: unknown }).type ?? '')
    return undefined
  })
  if (!differs) return
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.supportCard(uid))
    const own = read(cardOwnSchema, await transaction.get(place))
    const compared: CardOwn['compared'] = { at: Timestamp.fromDate(now), differs }
    if (own?.account === account) transaction.update(place, { compared })
  })
}

function isWatched(order: CardOrder, now: Date): boolean {
  return mayCharge(order) || now.getTime() - order.createdAt.toMillis() < watchedDays * day
}
