import { createHash } from 'node:crypto'
import { offerTiers as contract } from '@varanda/domain/card/calls/offer-tiers'
import type { CardOwn, CardTier } from '@varanda/domain/card/card-own'
import { leastByCard } from '@varanda/domain/card/minimum'
import { type CardOrder, cardOrderSchema, isLiveOrder } from '@varanda/domain/card/order'
import { circleSchema, type HistoryRule, usualRules } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import type { Tier } from '@varanda/domain/support/support-page'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { checkMaking, makeCircle } from '../../circle/make-circle.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { checkAdult } from '../../support/may-support.ts'
import { readOwnCards, takesCards } from '../open-own.ts'
import { cardSecrets } from '../settings.ts'
import { type Cards, checkAccount, isGone, neededCards, onAccount } from '../stripe.ts'

/** Each tier by itself: what of them is done stays done, and asking again goes on with the rest. */
export const offerTiers = callable(
  contract,
  async ({ tiers }, { uid, standing }, { now }) => {
    checkAdult(standing)
    const cards = await neededCards()
    const { own, page } = await readOwnCards(uid)
    if (!own || !page || !takesCards({ own, page }, uid, cards.settings)) throw new DomainError('cards-off')
    await checkAccount(cards, own.account)
    const asked = tiers.map(({ id, history }) => ({ tier: page.tiers.find((one) => one.id === id), history }))
    for (const { tier } of asked) {
      if (!tier) throw new DomainError('tier-unknown')
      if (tier.amount < leastByCard[page.currency]) throw new DomainError('amount-too-small')
    }
    for (const { tier, history } of asked) {
      await keepCircle(uid, tier!, history, now)
      const before = own.tiers[tier!.id]
      const stands = before?.amount === tier!.amount && before.currency === page.currency
      const priced = stands ? { ...before, history } : await price(cards, own, tier!, page.currency, history)
      await db
        .doc(paths.supportCard(uid))
        .update({ [`tiers.${tier!.id}` satisfies `${keyof CardOwn}.${string}`]: priced })
      // Even if the amount stands: what died while it moved somebody to it goes on.
      if (before) await movePrices(cards, own, tier!.id, priced, now)
    }
    return { offered: tiers.length }
  },
  { secrets: cardSecrets },
)

/** The circle that its subscribers are in: private, and nobody's to change but the product's. */
async function keepCircle(uid: string, tier: Tier, history: HistoryRule, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.circle(tier.id))
    const [found, profile] = await transaction.getAll(place, db.doc(paths.user(uid)))
    const before = read(circleSchema, found)
    const rules = { ...usualRules('private'), history, mail: false }
    if (before?.owner === uid && before.tier) {
      transaction.update(place, { name: tier.name, rules })
      return
    }
    const member = read(memberSchema, profile)
    if (!member || before) throw new DomainError('tier-unknown')
    const circle = { name: tier.name, kind: 'private' as const, rules, tier: true as const }
    const making = { circleId: tier.id, circle, people: [] }
    if ((await checkMaking(transaction, uid, making)) === 'made') return
    makeCircle(transaction, making, { owner: personOf(uid, member), people: [] }, now)
  })
}

/**
 * A key names all that its request says, or Stripe refuses it for a day: it is known with what was said first, also where
 * we died before writing down what came of it, and a tier is called otherwise since.
 */
async function price(
  cards: Cards,
  own: CardOwn,
  { id, name, amount }: Tier,
  currency: CardTier['currency'],
  history: HistoryRule,
): Promise<CardTier> {
  const on = onAccount(cards, own.account)
  const metadata = { tier: id }
  const known = own.tiers[id]?.product
  const keyed = (...said: (string | number)[]) => ({ ...on, idempotencyKey: said.join('-') })
  // By its hash, since a header takes no words.
  const called = createHash('sha256').update(name).digest('hex')
  const product =
    known ?? (await cards.stripe.products.create({ name, metadata }, keyed('product', own.account, id, called))).id
  const made = await cards.stripe.prices.create(
    { product, unit_amount: amount, currency: currency.toLowerCase(), recurring: { interval: 'month' }, metadata },
    keyed('price', product, id, amount, currency),
  )
  return { product, price: made.id, amount, currency, history }
}

/**
 * Everybody who has the tier pays the new price from their next period on, and nothing for what is left of this one. They
 * are told before Stripe is, with the way to where it stops. Whoever pays in another currency goes on with what they began, as
 * Stripe lets nobody change it; for whoever cancelled there is no next period.
 */
async function movePrices(
  cards: Cards,
  own: CardOwn,
  tierId: string,
  { price: next, amount, currency }: CardTier,
  now: Date,
): Promise<void> {
  const { docs } = await db
    .collection(paths.cardOrders)
    .where('to' satisfies keyof CardOrder, '==', own.uid)
    .where('tier' satisfies keyof CardOrder, '==', tierId)
    .get()
  const on = onAccount(cards, own.account)
  for (const found of docs) {
    const order = readIfWhole(cardOrderSchema, found)
    if (!order?.subscription || order.state === 'lapsed' || order.ends) continue
    // Of an account that they had before, or of a test, which the key of this one knows nothing of.
    if (order.account !== own.account || isLiveOrder(order) !== cards.settings.isLive) continue
    // What it takes is asked below, of everybody: what was last heard of it may be older than the last change.
    if (order.cancels || order.currency !== currency) continue
    try {
      const { items } = await cards.stripe.subscriptions.retrieve(order.subscription, {}, on)
      const item = items.data[0]
      if (!item) continue
      const isThere = item.price.id === next
      const change = { amount, at: Timestamp.fromMillis(item.current_period_end * 1000), isThere }
      await db.runTransaction((transaction) => tellPrice(transaction, found.id, change, now))
      if (isThere) continue
      const moved = await cards.stripe.subscriptions.update(
        order.subscription,
        { items: [{ id: item.id, price: next }], proration_behavior: 'none' },
        // No key of ours: a price may come back within a day, and to a key that it knows Stripe says what it said before and
        // does nothing. Setting it twice is setting it once.
        on,
      )
      if (moved.items.data[0]?.price.id !== next) throw new Error('Stripe kept a subscription at another price')
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

/** A price that a subscription is to take, and whether it is the one that it takes at Stripe already. */
interface PriceChange extends Omit<NonNullable<CardOrder['changes']>, 'was'> {
  isThere: boolean
}

/**
 * Writes down what a subscription takes from when on; whoever pays is told once of each change. What was told last and has
 * not come yet decides whether this is one: Stripe may never have been told of it, where somebody died in between.
 */
async function tellPrice(
  transaction: Transaction,
  orderId: string,
  { amount, at, isThere }: PriceChange,
  now: Date,
): Promise<void> {
  const place = db.doc(paths.cardOrder(orderId))
  const order = read(cardOrderSchema, await transaction.get(place))
  if (!order) return
  const ahead = order.changes && now.getTime() < order.changes.at.toMillis() ? order.changes : undefined
  if (ahead ? ahead.amount === amount && ahead.at.toMillis() === at.toMillis() : isThere) return
  const changes: CardOrder['changes'] = { was: ahead?.was ?? order.pays ?? order.amount, amount, at }
  // Raised, so that each change is a fact of its own, also where Stripe has said nothing since the one before.
  transaction.update(place, { changes, gen: FieldValue.increment(1) })
  const happened = { source: place.path, turn: order.gen, at: Timestamp.fromDate(now) }
  record(transaction, { ...happened, kind: 'subscription-price', by: order.to, about: [order.from] })
}
