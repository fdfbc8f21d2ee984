/** What a key says that is not the one of an order: everything is missing to it, and nothing of that is believed. */

import { leave } from '@varanda/domain/account/calls/leave'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import type { CardOrder } from '@varanda/domain/card/order'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { json } from '@varanda/embedded/http/json'
import type { Subscription } from '@varanda/embedded/stripe/objects'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { openCardInstance } from '../harness/cards.ts'

/** What the key may not do. */
const forbidden = new Set<string>()
const cards = await openCardInstance({
  ...{ mode: 'solo', uid: 'uid-Ana', account: 'acct_house' },
  before: ({ url }) =>
    [...forbidden].some((path) => url.pathname.startsWith(`/v1/${path}`))
      ? json(403, { error: { type: 'invalid_request_error', message: 'The key does not have the permissions' } })
      : undefined,
})
const { instance, stripe } = cards
const { db } = instance
const { account, world } = stripe
afterAll(() => cards.close())
afterEach(() => forbidden.clear())

const ana = await instance.member('Ana')
const tierId = newId()
await cards.creator(ana, [{ id: tierId, amount: 900 }])

async function subscriber(name: string) {
  const reader = await instance.member(name)
  await instance.connect(ana, reader)
  const { orderId, session } = await cards.pay(reader, ana, { kind: 'tier', tierId, amount: 900 })
  world.pay(account, session)
  await cards.idle()
  const place = db.doc(paths.cardOrder(orderId))
  const id = world.find(account, 'checkout.session', session)!.subscription!
  return {
    ...{ reader, place, session, id },
    order: async () => (await place.get()).data() as CardOrder | undefined,
    /** As it is there, also while the key does not see it. */
    subscription: world.find(account, 'subscription', id)! as Subscription,
  }
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>

async function erased({ reader }: Subscriber): Promise<boolean> {
  await ringAll(instance, 'erase-member')
  return !(await db.doc(paths.standing(reader.uid)).get()).exists
}

/** Takes from the key's sight what another one still sees; answers what brings it back. */
function hide({ session, id }: Subscriber): () => void {
  const all = world.of(account)
  const hidden = [session, id].map((name) => [name, all.get(name)!] as const)
  for (const [name] of hidden) all.delete(name)
  return () => {
    for (const [name, object] of hidden) all.set(name, object)
  }
}

const others: [string, Partial<CardOrder>][] = [
  ['tests', { live: true }],
  ['elsewhere', { account: 'acct_before' }],
]

describe('a key that is not the one of an order', () => {
  it.each(others)('ends nothing by an erasure: of %s', async (how, other) => {
    const one = await subscriber(`Leitora${how}`)
    const show = hide(one)
    const { live, account: own } = (await one.order())!
    expect(live).toBe(false)
    await one.place.update(other)
    await instance.call(leave, { way: 'now' }, one.reader)
    for (let turn = 0; turn < 3; turn++) expect(await erased(one)).toBe(false)
    expect(await one.order()).toMatchObject({ ends: true, from: one.reader.uid })
    expect((await one.order())!.over).toBeUndefined()
    expect(one.subscription.status).toBe('active')
    show()
    await one.place.update({ live: false, account: own })
    await expect.poll(() => erased(one), { timeout: 30_000 }).toBe(true)
    expect(one.subscription.status).toBe('canceled')
    expect(await one.order()).toBeUndefined()
  })

  it.each(others)('takes nothing from whoever pays: of %s', async (how, other) => {
    const one = await subscriber(`Assinante${how}`)
    const before = (await one.order())!
    const show = hide(one)
    await one.place.update(other)
    world.tell(account, 'customer.subscription.updated', one.subscription)
    await cards.idle()
    await ringAll(instance, 'settle-card')
    expect(await one.order()).toMatchObject({ state: 'active', paidUntil: before.paidUntil })
    show()
    await one.place.update({ live: false, account: before.account })
    await ringAll(instance, 'settle-card')
    expect(await one.order()).toMatchObject({ state: 'active' })
  })
})

describe('a key that may not do what is asked', () => {
  it('does not end an erasure', async () => {
    const one = await subscriber('Vera')
    await instance.call(leave, { way: 'now' }, one.reader)
    for (const path of ['checkout/sessions', 'subscriptions']) {
      forbidden.add(path)
      for (let turn = 0; turn < 2; turn++) expect(await erased(one)).toBe(false)
      forbidden.delete(path)
    }
    expect(one.subscription.status).toBe('active')
    await expect.poll(() => erased(one), { timeout: 30_000 }).toBe(true)
    expect(one.subscription.status).toBe('canceled')
  })

  it('does not pass for having moved a price', async () => {
    const one = await subscriber('Zeca')
    const page = db.doc(paths.supportPage(ana.uid))
    const { tiers } = (await page.get()).data() as SupportPage
    await page.update({ tiers: tiers.map((tier) => ({ ...tier, amount: 1200 })) })
    const offer = () => instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, ana)
    forbidden.add('subscriptions')
    expect(await instance.refusalOf(offer())).not.toBe('none')
    forbidden.clear()
    expect(await instance.refusalOf(offer())).toBe('none')
    expect(one.subscription.items.data[0]!.price.unit_amount).toBe(1200)
  })
})
