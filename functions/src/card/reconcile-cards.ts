import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { type CardOwn, cardOwnSchema } from '@varanda/domain/card/card-own'
import { type CardOrder, cardOrderSchema, mayCharge } from '@varanda/domain/card/order'
import { day, type Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { FieldPath, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { compareLedger, type Ours } from './compare-ledger.ts'
import { lookAgain } from './note-heard.ts'
import { settleCard } from './settle-card.ts'
import { type Cards, cardsHere } from './stripe.ts'

const perPage = 50
/** What is older than this and over does not change any more: a dispute comes within so many days. */
const watchedDays = 180

/**
 * Once a day everything that a creator's supporters paid or pay is asked anew, as if Stripe had told of it: what no message
 * told is found so, however long nobody listened. Then the sums are compared with what Stripe lists by itself.
 */
export async function reconcileCards({ uid }: AlarmReference<'reconcile-cards'>, now: Date): Promise<Moment | null> {
  const own = read(cardOwnSchema, await db.doc(paths.supportCard(uid)).get())
  if (!own) return null
  const again = Timestamp.fromMillis(now.getTime() + day)
  const cards = await cardsHere()
  if (!cards) return again
  const [orders, intents] = [new Set<string>(), new Set<string>()]
  let last: QueryDocumentSnapshot | undefined
  do {
    const all = db
      .collection(paths.cardOrders)
      .where('to' satisfies keyof CardOrder, '==', uid)
      .orderBy(FieldPath.documentId())
    const { docs, size } = await (last ? all.startAfter(last) : all).limit(perPage).get()
    for (const found of docs) {
      const order = readIfWhole(cardOrderSchema, found)
      if (order?.account === own.account) orders.add(found.id)
      for (const intent of order?.account === own.account ? (order.intents ?? []) : []) intents.add(intent)
      if (order?.session === undefined || !isWatched(order, now)) continue
      await lookAt(found.id, now)
    }
    last = size < perPage ? undefined : docs.at(-1)
  } while (last)
  await compare(cards, own, { orders, intents }, now)
  return again
}

/** One that cannot be asked keeps none of the others waiting: its alarm goes on with it. */
async function lookAt(orderId: string, now: Date): Promise<void> {
  try {
    await db.runTransaction(async (transaction) => lookAgain(transaction, orderId, now))
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
