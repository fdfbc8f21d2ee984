import type { RunningTier } from '@varanda/domain/card/calls/cards-of'
import { type CardOrder, cardOrderSchema, type SubscriptionState, standsAt } from '@varanda/domain/card/order'
import { circleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { ordersOf } from './end-orders.ts'

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
