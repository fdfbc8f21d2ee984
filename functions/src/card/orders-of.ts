import type { OrderShown } from '@varanda/domain/card/calls/card-order'
import type { RunningTier } from '@varanda/domain/card/calls/cards-of'
import { type CardOwn, cardOwnSchema } from '@varanda/domain/card/card-own'
import {
  type CardOrder,
  cardLimits,
  cardOrderSchema,
  goesOn,
  openUntil,
  type SubscriptionState,
  standsAt,
} from '@varanda/domain/card/order'
import { circleSchema } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { ordersOf } from './end-orders.ts'
import { cardSettings } from './settings.ts'

/** Throws `order-unknown` for one that somebody else began. */
export async function ownOrder(orderId: string, uid: string): Promise<CardOrder> {
  const order = read(cardOrderSchema, await db.doc(paths.cardOrder(orderId)).get())
  if (order?.from !== uid) throw new DomainError('order-unknown')
  return order
}

/** What somebody pays every month, and paid: all that goes on, and of what is over the newest. */
export async function subscriptionsOf(uid: string, now: Date): Promise<OrderShown[]> {
  const { docs } = await db
    .collection(paths.cardOrders)
    .where('from' satisfies keyof CardOrder, '==', uid)
    // Leaves out what never began, which is nothing to anybody, and tips.
    .orderBy('subscription' satisfies keyof CardOrder)
    .limit(cardLimits.subscriptions)
    .get()
  const orders = docs
    .flatMap((found) => {
      const order = readIfWhole(cardOrderSchema, found)
      return order ? [{ orderId: found.id, order }] : []
    })
    .sort((one, other) => other.order.createdAt.toMillis() - one.order.createdAt.toMillis())
  const over = orders.filter(({ order }) => !goesOn(order)).slice(0, cardLimits.shown)
  return shownWithTiers(
    orders.filter((one) => goesOn(one.order) || over.includes(one)),
    now,
  )
}

/** A tier's circle keeps its name, also where its creator offers it no more. */
export async function shownWithTiers(
  orders: readonly { orderId: string; order: CardOrder }[],
  now: Date,
): Promise<OrderShown[]> {
  const ids = [...new Set(orders.flatMap(({ order }) => order.tier ?? []))]
  const creators = [...new Set(orders.map(({ order }) => order.to))]
  const [circles, cards] = await Promise.all([readAll(ids.map(paths.circle)), readAll(creators.map(paths.supportCard))])
  const names = new Map(circles.map((one) => [one.id, readIfWhole(circleSchema, one)?.name]))
  const owns = new Map(creators.map((uid, index) => [uid, readIfWhole(cardOwnSchema, cards[index])]))
  return orders.map(({ orderId, order }) => ({
    ...shownOf(orderId, order, names.get(order.tier ?? '') ?? null, now),
    ...(!isReached(order, owns.get(order.to)) && { outOfReach: true }),
  }))
}

/** Whether Stripe would tell us of an order: its creator has that account, and has not taken us out of it. */
function isReached({ account }: CardOrder, own: CardOwn | undefined): boolean {
  return own?.account === account && own.state !== 'off'
}

async function readAll(all: readonly string[]): Promise<DocumentSnapshot[]> {
  return all.length > 0 ? await db.getAll(...all.map((path) => db.doc(path))) : []
}

export function shownOf(orderId: string, order: CardOrder, tier: OrderShown['tier'], now: Date): OrderShown {
  const { kind, to, amount, pays = amount, currency, paidUntil, graceUntil } = order
  const until =
    paidUntil && paidUntil.toMillis() > 0 ? openUntil({ paidUntil, ...(graceUntil && { graceUntil }) }) : null
  const test = !cardSettings().isLive
  const { changes } = order
  const isAhead = changes !== undefined && now.getTime() < changes.at.toMillis()
  const next = isAhead ? { amount: changes.amount, at: changes.at.toMillis() } : null
  const shown = { orderId, kind, uid: to, tier, currency, next, test, until }
  return { ...shown, ...standsAt(order, now), amount: isAhead ? changes.was : pays }
}

/**
 * What others pay a creator every month, by tier, also where their page names it no more. Whoever cancelled pays nothing
 * further.
 */
export async function runningOf(creator: string, now: Date): Promise<RunningTier[]> {
  const { docs } = await ordersOf('to', creator)
    .where('kind' satisfies keyof CardOrder, '==', 'tier' satisfies CardOrder['kind'])
    .get()
  const subscribers = new Map<string, Set<string>>()
  for (const found of docs) {
    const order = readIfWhole(cardOrderSchema, found)
    if (!order?.tier || order.ends || order.cancels || order.odd || !isPaying(standsAt(order, now).state)) continue
    subscribers.set(order.tier, (subscribers.get(order.tier) ?? new Set()).add(order.from))
  }
  if (subscribers.size === 0) return []
  const circles = await db.getAll(...[...subscribers.keys()].map((id) => db.doc(paths.circle(id))))
  return circles.map((circle) => ({
    id: circle.id,
    name: readIfWhole(circleSchema, circle)?.name ?? null,
    subscribers: subscribers.get(circle.id)?.size ?? 0,
  }))
}

/** Whose card was refused once is still in, and asked again. */
function isPaying(state: SubscriptionState): boolean {
  return state === 'active' || state === 'past_due'
}
