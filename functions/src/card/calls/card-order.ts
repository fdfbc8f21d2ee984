import {
  cardOrder as contract,
  myCardOrders as contractOfMine,
  openPortal as contractOfPortal,
  type OrderShown,
} from '@varanda/domain/card/calls/card-order'
import { cardOwnSchema } from '@varanda/domain/card/card-own'
import { type CardOrder, cardLimits, cardOrderSchema, goesOn, openUntil } from '@varanda/domain/card/order'
import { circleSchema } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { localizedPath } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { tipSchema } from '@varanda/domain/support/tip'
import { countedAs } from '@varanda/domain/support/tip-state'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { siteUrl } from '../../mail/settings.ts'
import { cardSecrets, cardSettings } from '../settings.ts'
import { type Cards, neededCards, onAccount } from '../stripe.ts'

async function ownOrder(orderId: string, uid: string): Promise<CardOrder> {
  const order = read(cardOrderSchema, await db.doc(paths.cardOrder(orderId)).get())
  if (order?.from !== uid) throw new DomainError('order-unknown')
  return order
}

export const cardOrder = callable(contract, seeOrder, { secrets: cardSecrets })

async function seeOrder({ orderId }: { orderId: string }, { uid }: { uid: string }): Promise<OrderShown> {
  const order = await ownOrder(orderId, uid)
  if (order.kind === 'tier') return (await shownWithTiers([{ orderId, order }]))[0]!
  const tip = read(tipSchema, await db.doc(paths.tip(order.to, orderId)).get())
  const isPaid = tip !== undefined && countedAs[tip.state] === 'proven'
  const state: OrderShown['state'] = isPaid ? 'active' : tip?.state === 'failed' ? 'lapsed' : 'waiting'
  return { ...shownOf(orderId, order, null), state }
}

export const myCardOrders = callable(contractOfMine, seeMine, { secrets: cardSecrets })

async function seeMine(_: object, { uid }: { uid: string }): Promise<{ orders: OrderShown[] }> {
  const { docs } = await db
    .collection(paths.cardOrders)
    .where('from' satisfies keyof CardOrder, '==', uid)
    .orderBy('createdAt' satisfies keyof CardOrder, 'desc')
    .limit(cardLimits.shown)
    .get()
  const orders = docs.flatMap((found) => {
    const order = readIfWhole(cardOrderSchema, found)
    // One that never began is nothing to anybody.
    return order?.kind === 'tier' && order.subscription !== undefined ? [{ orderId: found.id, order }] : []
  })
  return { orders: await shownWithTiers(orders) }
}

/** A tier's circle keeps its name, also where its creator offers it no more. */
async function shownWithTiers(orders: readonly { orderId: string; order: CardOrder }[]): Promise<OrderShown[]> {
  const ids = [...new Set(orders.flatMap(({ order }) => order.tier ?? []))]
  const found = ids.length > 0 ? await db.getAll(...ids.map((id) => db.doc(paths.circle(id)))) : []
  const names = new Map(found.map((one) => [one.id, readIfWhole(circleSchema, one)?.name]))
  return orders.map(({ orderId, order }) => shownOf(orderId, order, names.get(order.tier ?? '') ?? null))
}

function shownOf(orderId: string, order: CardOrder, tier: OrderShown['tier']): OrderShown {
  const { kind, to, amount, pays = amount, currency, state, paidUntil, graceUntil } = order
  const until =
    paidUntil && paidUntil.toMillis() > 0 ? openUntil({ paidUntil, ...(graceUntil && { graceUntil }) }) : null
  const test = !cardSettings().isLive
  const { changes } = order
  const isAhead = changes !== undefined && Date.now() < changes.at.toMillis()
  const next = isAhead ? { amount: changes.amount, at: changes.at.toMillis() } : null
  const shown = { orderId, kind, uid: to, tier, currency, next, state, test, until }
  return { ...shown, amount: isAhead ? changes.was : pays, goesOn: goesOn(order) }
}

/** Its address opens for whoever has it, so nothing of it is kept or said anywhere else. */
export const openPortal = callable(
  contractOfPortal,
  async ({ orderId, locale }, { uid }) => {
    const cards = await neededCards()
    const order = await ownOrder(orderId, uid)
    if (!order.customer) throw new DomainError('order-unknown')
    const configuration = await portalOf(cards, order)
    const { url } = await cards.stripe.billingPortal.sessions.create(
      {
        customer: order.customer,
        configuration,
        return_url: `${siteUrl()}${localizedPath(locale, memberScreens.paid)}`,
      },
      onAccount(cards, order.account),
    )
    return { url }
  },
  { secrets: cardSecrets },
)

/** The page as it is set up on the creator's account: one cancels at the end of a period, changes the card, sees invoices. */
async function portalOf(cards: Cards, { to, account }: CardOrder): Promise<string> {
  const place = db.doc(paths.supportCard(to))
  const own = read(cardOwnSchema, await place.get())
  if (own?.portal && own.account === account) return own.portal
  const { id } = await cards.stripe.billingPortal.configurations.create(
    {
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
      },
    },
    { ...onAccount(cards, account), idempotencyKey: `portal-${account}` },
  )
  if (own?.account === account) await place.update({ portal: id })
  return id
}
