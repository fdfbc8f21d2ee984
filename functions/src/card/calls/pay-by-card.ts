import { payByCard as contract } from '@varanda/domain/card/calls/pay-by-card'
import type { CardOwn } from '@varanda/domain/card/card-own'
import { leastByCard } from '@varanda/domain/card/minimum'
import { type CardOrder, cardLimits, cardOrderSchema, goesOn, standsAt } from '@varanda/domain/card/order'
import { circleLimits } from '@varanda/domain/circle/circle'
import type { CallInput } from '@varanda/domain/contract'
import { DomainError } from '@varanda/domain/errors'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { memberScreens } from '@varanda/domain/site/member-screens'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { circlePeople } from '../../circle/circle-roster.ts'
import { db } from '../../lib/app.ts'
import { type Account, callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { siteUrl } from '../../mail/settings.ts'
import { standingOf } from '../../member/standing-of.ts'
import { mayReadPost } from '../../post/may-read-post.ts'
import { checkAdult, checkMaySupport } from '../../support/may-support.ts'
import { closeOthers } from '../close-others.ts'
import { readOwnCards, takesCards } from '../open-own.ts'
import { ordersBetween } from '../orders-between.ts'
import { cardSecrets } from '../settings.ts'
import { settleCard } from '../settle-card.ts'
import { type Cards, checkAccount, neededCards, onAccount } from '../stripe.ts'

type Input = CallInput<typeof contract>['what']
/** Who wants what of whom, and to which account it is paid. */
type Subscribing = Pick<CardOrder, 'from' | 'to' | 'account'> & { tier: string }
type Told = Pick<CardOrder, 'kind' | 'post' | 'tier' | 'amount' | 'currency' | 'price'>

/**
 * The order is stored with its key before Stripe is asked, so that whatever dies in between is the same page again. Of
 * whoever pays, and for what, Stripe is told the order's id and nothing else.
 */
export const payByCard = callable(
  contract,
  async ({ uid, orderId, locale, what }, member, { now }) => {
    checkAdult(member.standing)
    const cards = await neededCards()
    await checkMaySupport(db, member.uid, uid)
    const { own, page } = await readOwnCards(uid)
    if (!own || !page || !takesCards({ own, page }, uid, cards.settings)) throw new DomainError('cards-off')
    await checkAccount(cards, own.account)
    const told = what.kind === 'tip' ? await tipFor(what, uid, page, member) : tierFor(what, own, page)
    if (told.amount < leastByCard[told.currency]) throw new DomainError('amount-too-small')
    const { tier } = told
    const subscribing = tier !== undefined && { from: member.uid, to: uid, account: own.account, tier }
    if (subscribing) await askOfOver(subscribing, now)
    const order = await db.runTransaction(async (transaction) => {
      // Once more: a block, or a birth date put right, of this very moment ends what stands, and nothing begins to stand
      // after it.
      checkAdult(await standingOf(transaction, member.uid))
      await checkMaySupport(transaction, member.uid, uid)
      const place = db.doc(paths.cardOrder(orderId))
      const before = read(cardOrderSchema, await transaction.get(place))
      if (before) {
        const isSame = before.from === member.uid && before.to === uid && before.amount === told.amount
        if (!isSame || before.kind !== told.kind || before.post !== told.post || before.tier !== told.tier) {
          throw new DomainError('id-taken')
        }
        return before
      }
      if (subscribing) await checkSubscribing(transaction, subscribing)
      const begun: CardOrder = {
        ...told,
        ...{ from: member.uid, to: uid, account: own.account, createdAt: Timestamp.fromDate(now) },
        ...{ key: `${orderId}-checkout-1`, gen: 0, state: 'waiting', live: cards.settings.isLive },
      }
      transaction.create(place, begun)
      return begun
    })
    if (order.kind === 'tier') await closeOthers(cards, orderId, order, now)
    const session = await openPage(cards, orderId, order, locale, now)
    return { url: session }
  },
  { secrets: cardSecrets },
)

async function tipFor(
  { postId, amount, currency }: Input & { kind: 'tip' },
  uid: string,
  page: SupportPage,
  member: Account,
): Promise<Told> {
  if (!(await mayReadPost(member, postId))) throw new DomainError('post-unknown')
  const post = readIfWhole(postSchema, await db.doc(paths.post(postId)).get())
  if (post?.author.uid !== uid) throw new DomainError('post-unknown')
  if ((currency ?? page.currency) !== page.currency) throw new DomainError('edited-meanwhile')
  return { kind: 'tip', post: postId, amount, currency: page.currency }
}

/**
 * Whoever subscribes saw amount and currency; another one since then is asked for anew. What is on the page no more goes on for whoever
 * has it, and takes nobody else.
 */
function tierFor({ tierId, amount, currency }: Input & { kind: 'tier' }, own: CardOwn, page: SupportPage): Told {
  const tier = own.tiers[tierId]
  if (!tier || page.tiers.every(({ id }) => id !== tierId)) throw new DomainError('tier-unknown')
  if (tier.amount !== amount || (currency ?? tier.currency) !== tier.currency) throw new DomainError('edited-meanwhile')
  return { kind: 'tier', tier: tierId, amount, currency: tier.currency, price: tier.price }
}

/** What gives nothing any more is asked once more: it goes on at Stripe, or that it is over was told and not heard. */
async function askOfOver({ from, to, account, tier }: Subscribing, now: Date): Promise<void> {
  for (const { id, order } of await ordersBetween(from, to)) {
    if (order.tier !== tier || order.account !== account || !goesOn(order)) continue
    if (standsAt(order, now).state === 'lapsed') await settleCard({ orderId: id }, now)
  }
}

/**
 * Nobody has two at once, also where the first gives nothing: Stripe would take the money of both. Of one at an account that
 * the creator has no more nobody here will ever learn that it is over: it bars nothing.
 */
async function checkSubscribing(transaction: Transaction, { from, to, account, tier }: Subscribing): Promise<void> {
  const orders = await ordersBetween(from, to, (query) => transaction.get(query))
  const runs = orders.some(({ order }) => order.tier === tier && order.account === account && goesOn(order))
  if (runs) throw new DomainError('already-subscribed')
  const people = await circlePeople(transaction, tier)
  if (Object.keys(people).length >= circleLimits.size.private) throw new DomainError('tier-unknown')
}

async function openPage(cards: Cards, orderId: string, order: CardOrder, locale: Locale, now: Date): Promise<string> {
  const on = onAccount(cards, order.account)
  const place = db.doc(paths.cardOrder(orderId))
  if (order.session !== undefined) {
    const { url, status } = await cards.stripe.checkout.sessions.retrieve(order.session, {}, on)
    if (status !== 'open' || !url) throw new DomainError('id-taken')
    return url
  }
  // After a day a key is no more known there, and the page would be a second one.
  if (now.getTime() - order.createdAt.toMillis() > cardLimits.keyMs) throw new DomainError('id-taken')
  const metadata = { order: orderId }
  const back = `${siteUrl()}${localizedPath(locale, memberScreens.paying.replace('$orderId', orderId))}`
  const asked: Stripe.Checkout.SessionCreateParams = {
    ...{ client_reference_id: orderId, metadata, success_url: back, cancel_url: `${back}?closed=1` },
    locale: locale === 'pt' ? 'pt-BR' : 'en',
    expires_at: Math.floor((order.createdAt.toMillis() + cardLimits.checkoutMs) / 1000),
    ...(order.kind === 'tip'
      ? {
          ...{ mode: 'payment', payment_intent_data: { metadata } },
          line_items: [
            {
              quantity: 1,
              price_data: {
                ...{ currency: order.currency.toLowerCase(), unit_amount: order.amount },
                product_data: { name: locale === 'pt' ? 'Apoio a uma publicação' : 'Support for a post' },
              },
            },
          ],
        }
      : {
          ...{ mode: 'subscription', subscription_data: { metadata } },
          line_items: [{ quantity: 1, price: order.price! }],
        }),
  }
  const { id, url } = await cards.stripe.checkout.sessions.create(asked, { ...on, idempotencyKey: order.key })
  if (!url) throw new Error('Stripe gave no page to pay on')
  const isOver = await db.runTransaction(async (transaction) => {
    const { ends = false } = read(cardOrderSchema, await transaction.get(place)) ?? { ends: true }
    const end = order.createdAt.toMillis() + cardLimits.checkoutMs + 600_000
    transaction.update(place, { session: id })
    // Ended while Stripe was asked for the page: the alarm closes it there.
    setAlarm(transaction, 'settle-card', { orderId }, Timestamp.fromMillis(ends ? now.getTime() : end))
    return ends
  })
  if (isOver) throw new DomainError('support-off')
  return url
}
