/** Where a family's tiers are paid for: a stand-in for Stripe, what happens there, and what it says of that. */

import { setImmediate as turn } from 'node:timers/promises'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import type { CardOrder } from '@varanda/domain/card/order'
import type { HistoryRule } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { noTotals, type SupportPage } from '@varanda/domain/support/support-page'
import { signatureOf } from '@varanda/embedded/stripe/deliveries'
import type { StripeEvent } from '@varanda/embedded/stripe/objects'
import type { StripeServer } from '@varanda/embedded/stripe/stripe-server'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Account } from '../instance/killable-instance.ts'
import type { SteppedInstance } from '../instance/stepped-instance.ts'
import type { TierStep } from './doings.ts'

const amount = 900

export interface Till {
  /** A tier that is offered by card. */
  offer(owner: Account, tierId: string, history: HistoryRule): Promise<void>
  /** Resolves when what happened is written down; refused as the call is. */
  pay(step: TierStep, who: Account, owner: string): Promise<void>
}

export function openTill(instance: SteppedInstance, { world, account, secret }: StripeServer): Till {
  const { db } = instance
  /** The order of the one subscription that somebody may have to a tier. */
  const orders = new Map<string, string>()
  let count = 0
  const under = new Set<Promise<void>>()
  world.onEvent = (_, event) => {
    const heard = hear(event)
    under.add(heard)
    void heard.finally(() => under.delete(heard))
  }

  /** As Stripe does: again, until it is taken. */
  async function hear(event: StripeEvent): Promise<void> {
    const body = Buffer.from(JSON.stringify(event))
    for (let tries = 0; tries < 100; tries++) {
      const signature = signatureOf(body.toString('utf8'), secret, world.now)
      if ((await instance.post('cardWebhook', body, { 'stripe-signature': signature })) === 200) return
    }
    throw new Error(`A message is not taken: ${body}`)
  }

  async function settled(orderId: string, isSo: (order: CardOrder) => boolean): Promise<void> {
    await Promise.all(under)
    for (let turns = 1; ; turns++) {
      const order = (await db.doc(paths.cardOrder(orderId)).get()).data() as CardOrder | undefined
      // What ended, or was erased, at the same moment comes to nothing else any more.
      if (!order || order.ends || order.state === 'lapsed' || isSo(order)) return
      // What died rings when somebody looks at the clock.
      if (turns % 10 === 0) instance.claimAlarms().catch(() => {})
      // A look costs as much as a step.
      for (let looks = 0; looks < 40; looks++) await turn()
    }
  }

  return {
    offer: (owner, tierId, history) => plantTier(db, { world, account }, owner, tierId, history),
    async pay({ do: act, who: uid, circle }, who, owner) {
      const place = `${uid} ${circle}`
      if (act === 'subscribe') {
        const orderId = `order${String(++count).padStart(15, '0')}`
        const what = { kind: 'tier', tierId: circle, amount } as const
        const { url } = await instance.call(payByCard, { uid: owner, orderId, locale: 'pt', what }, who)
        orders.set(place, orderId)
        world.pay(account, url.split('/').at(-1)!)
        return settled(orderId, ({ state }) => state === 'active')
      }
      const orderId = orders.get(place)
      const subscription = world.all(account, 'subscription').find(({ metadata }) => metadata.order === orderId)
      if (!orderId || !subscription || subscription.status === 'canceled') return
      if (act === 'end') {
        world.end(account, subscription.id)
        return settled(orderId, ({ state }) => state === 'lapsed')
      }
      world.renew(account, subscription.id, act === 'renew')
      const state = act === 'renew' ? 'active' : 'past_due'
      const paid = () => Math.max(...world.all(account, 'invoice').filter(isOf(subscription.id)).map(endOf))
      return settled(orderId, (order) => order.state === state && (order.paidUntil?.toMillis() ?? 0) >= paid() * 1000)
    },
  }
}

type Invoice = ReturnType<StripeServer['world']['all']>[number] & { object: 'invoice' }
const isOf =
  (id: string) =>
  ({ parent, status }: Invoice) =>
    status === 'paid' && parent.subscription_details.subscription === id
const endOf = ({ period_end }: Invoice) => period_end

async function plantTier(
  db: Firestore,
  { world, account }: Pick<StripeServer, 'world' | 'account'>,
  { uid }: Account,
  tierId: string,
  history: HistoryRule,
): Promise<void> {
  const at = Timestamp.now()
  const metadata = { tier: tierId }
  const { id: product } = world.keep(account, {
    ...{ id: world.newId('prod'), object: 'product', name: 'Clube', active: true, metadata, livemode: false },
  })
  const { id: price } = world.keep(account, {
    ...{ id: world.newId('price'), object: 'price', product, unit_amount: amount, currency: 'brl' },
    ...{ recurring: { interval: 'month' }, active: true, metadata, livemode: false },
  })
  const page: SupportPage = {
    ...{ on: true, words: '', currency: 'BRL', goal: null, links: [], totals: { BRL: noTotals } },
    ...{ ways: { pix: false, card: true }, numbered: 0, createdAt: at, changedAt: at },
    tiers: [{ id: tierId, name: 'Clube', words: '', amount }],
  }
  const tiers = { [tierId]: { product, price, amount, currency: 'BRL', history } }
  const rules = { whoPosts: 'moderators', whoInvites: 'members', history, comments: true, mail: false }
  const owner = { name: uid, role: 'owner', since: at, from: Timestamp.fromMillis(0) }
  const batch = db.batch()
  batch.set(db.doc(paths.supportPage(uid)), page)
  batch.set(db.doc(paths.supportCard(uid)), { uid, account, state: 'open', since: at, tiers })
  batch.set(db.doc(paths.circle(tierId)), {
    ...{ name: 'Clube', owner: uid, kind: 'private', createdAt: at, rules, tier: true },
  })
  batch.set(db.doc(paths.circleMember(tierId, uid)), { uid, ...owner, brought: 'all' })
  batch.set(db.doc(paths.circleRoster(tierId)), { people: { [uid]: owner }, complete: true })
  await batch.commit()
}
