/** How paying ends when somebody is erased, and what a day's look finds that no message told. */

import { leave } from '@varanda/domain/account/calls/leave'
import { myCardOrders } from '@varanda/domain/card/calls/card-order'
import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import type { CardOwn } from '@varanda/domain/card/card-own'
import { type CardOrder, cardLimits } from '@varanda/domain/card/order'
import { block } from '@varanda/domain/connection/calls/block'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { supportFigures } from '@varanda/domain/support/calls/support-figures'
import { json } from '@varanda/embedded/http/json'
import type { Session } from '@varanda/embedded/stripe/objects'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxAccount } from '../../src/card/settings.ts'
import { ringAll } from '../harness/alarms.ts'
import { openCardInstance } from '../harness/cards.ts'
import type { Person } from '../instance.ts'

/** Whether Stripe ends nothing now, and whether its messages are lost. */
const trouble = { refusesEnds: false, losesMessages: false }
const cards = await openCardInstance({
  before: ({ method }) =>
    trouble.refusesEnds && method === 'DELETE'
      ? json(400, { error: { type: 'invalid_request_error', message: 'Not now' } })
      : undefined,
  plan: () => (trouble.losesMessages ? [] : [0]),
})
const { instance, stripe } = cards
const { db } = instance
const { account, world } = stripe
afterAll(() => cards.close())
beforeEach(() => {
  Object.assign(trouble, { refusesEnds: false, losesMessages: false })
})

async function subscribed(names: [string, string]) {
  const [creator, reader] = [await instance.member(names[0]), await instance.member(names[1])]
  await instance.connect(creator, reader)
  const tierId = newId()
  await cards.creator(creator, [{ id: tierId, amount: 900 }])
  const postId = newPostId(creator.uid)
  const audience = { connections: false, circles: [tierId], people: [], except: [] }
  await instance.call(createPost, { postId, text: 'Receita', photos: [], audience }, creator)
  const { orderId, session } = await cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
  world.pay(account, session)
  await cards.idle()
  return {
    creator,
    reader,
    tierId,
    postId,
    orderId,
    id: world.find(account, 'checkout.session', session)!.subscription!,
  }
}

const isHere = async ({ uid }: Person) => (await db.doc(paths.standing(uid)).get()).exists
const exists = async (path: string) => (await db.doc(path).get()).exists
const statusOf = (id: string) => world.find(account, 'subscription', id)?.status
async function erased(who: Person): Promise<boolean> {
  await ringAll(instance, 'erase-member')
  return !(await isHere(who))
}

it('of the stand-in is told by its account', () => {
  expect(account).toBe(sandboxAccount)
})

describe('an erasure', () => {
  it('of a supporter waits for Stripe, and leaves the creator what was given without a name', async () => {
    const { creator, reader, tierId, orderId, id } = await subscribed(['Ana', 'Beto'])
    const { totals } = (await db.doc(paths.supportPage(creator.uid)).get()).data()!
    trouble.refusesEnds = true
    await instance.call(leave, { way: 'now' }, reader)
    for (let turn = 0; turn < 3; turn++) expect(await erased(reader)).toBe(false)
    expect(statusOf(id)).toBe('active')
    expect((await db.doc(paths.cardOrder(orderId)).get()).data()).toMatchObject({ ends: true, from: reader.uid })
    trouble.refusesEnds = false
    await expect.poll(() => erased(reader), { timeout: 30_000 }).toBe(true)
    await cards.idle()
    expect(statusOf(id)).toBe('canceled')
    for (const gone of [paths.cardOrder(orderId), paths.tierPlace(reader.uid, tierId)]) {
      expect(await exists(gone), gone).toBe(false)
    }
    const tips = (await db.collection(paths.tips(creator.uid)).get()).docs.map((found) => found.data())
    expect(tips).toMatchObject([
      { from: null, amount: 900, currency: 'BRL', state: 'paid', kind: 'tier', supporter: 1 },
    ])
    expect((await db.doc(paths.supportPage(creator.uid)).get()).get('totals')).toEqual(totals)
    const rows = (await db.collection(paths.ledger(creator.uid)).get()).docs.map((found) => found.data())
    expect(rows).toMatchObject([{ kind: 'paid', amount: 900 }])
    expect(JSON.stringify([tips, rows])).not.toContain(reader.uid)
  })

  it('of a creator waits for Stripe, and leaves whoever paid what they gave', async () => {
    const { creator, reader, tierId, postId, orderId, id } = await subscribed(['Caio', 'Dora'])
    trouble.refusesEnds = true
    await instance.call(leave, { way: 'now' }, creator)
    for (let turn = 0; turn < 3; turn++) expect(await erased(creator)).toBe(false)
    expect(statusOf(id)).toBe('active')
    // Their words wait for nobody, nor does what was paid give anything.
    for (const path of [paths.post(postId), paths.entry(reader.uid, postId), paths.tierPlace(reader.uid, tierId)]) {
      expect(await exists(path), path).toBe(false)
    }
    trouble.refusesEnds = false
    await expect.poll(() => erased(creator), { timeout: 30_000 }).toBe(true)
    await cards.idle()
    expect(statusOf(id)).toBe('canceled')
    const gone = [
      ...[paths.cardOrder(orderId), paths.tierPlace(reader.uid, tierId), paths.entry(reader.uid, postId)],
      ...[paths.post(postId), paths.circle(tierId), paths.supportCard(creator.uid)],
    ]
    for (const path of gone) expect(await exists(path), path).toBe(false)
    const given = (await db.collection(paths.given(reader.uid)).get()).docs.map((found) => found.data())
    expect(given).toMatchObject([{ to: null, amount: 900, currency: 'BRL', state: 'paid', kind: 'tier' }])
    expect((await db.collection(paths.ledger(creator.uid)).get()).size).toBe(0)
  })
})

/** What was paid of a subscription goes back as a whole: it gives nothing any more, and goes on. */
async function payBack(id: string): Promise<void> {
  const invoices = world.all(account, 'invoice')
  for (const { parent, payments } of invoices) {
    if (parent.subscription_details.subscription !== id) continue
    const { id: charge, amount } = world.chargeOf(account, payments.data[0]!.payment.payment_intent)!
    world.refund(account, charge, amount)
  }
  await cards.idle()
}

describe('a subscription that gives nothing any more, and that Stripe goes on with', () => {
  const order = async (id: string) => (await db.doc(paths.cardOrder(id)).get()).data()!

  it.each(['refunded', 'unpaid', 'paused'] as const)('ends by a block where it is %s', async (how) => {
    const { creator, reader, orderId, id } = await subscribed([`Iris${how}`, `Jair${how}`])
    if (how === 'refunded') await payBack(id)
    else {
      const subscription = world.find(account, 'subscription', id)!
      Object.assign(subscription, { status: how })
      world.tell(account, 'customer.subscription.updated', subscription)
      await cards.idle()
    }
    expect(await order(orderId)).toMatchObject({ state: 'lapsed' })
    expect((await order(orderId)).over).toBeUndefined()
    await instance.call(block, { uid: reader.uid }, creator)
    await ringAll(instance, 'settle-card')
    await cards.idle()
    expect(statusOf(id)).toBe('canceled')
    expect(await order(orderId)).toMatchObject({ state: 'lapsed', over: true })
  })

  it('ends by an erasure', async () => {
    const { reader, orderId, id } = await subscribed(['Kaio', 'Luna'])
    await payBack(id)
    await instance.call(leave, { way: 'now' }, reader)
    await expect.poll(() => erased(reader), { timeout: 30_000 }).toBe(true)
    await cards.idle()
    expect(statusOf(id)).toBe('canceled')
    expect(await exists(paths.cardOrder(orderId))).toBe(false)
  })

  it('gives nobody a place behind a block: that it is paid again ends it', async () => {
    const { creator, reader, tierId, orderId, id } = await subscribed(['Malu', 'Nico'])
    await payBack(id)
    // A block that told Stripe nothing.
    const stands = { uid: reader.uid, name: reader.name, at: Timestamp.now() }
    await db.doc(paths.block(creator.uid, reader.uid)).set(stands)
    world.renew(account, id, true)
    await cards.idle()
    expect(statusOf(id)).toBe('canceled')
    expect(await order(orderId)).toMatchObject({ ends: true, over: true, state: 'lapsed' })
    for (const gone of [paths.tierPlace(reader.uid, tierId), paths.circleMember(tierId, reader.uid)]) {
      expect(await exists(gone), gone).toBe(false)
    }
  })

  it('is the only one, is said to go on, and makes room once Stripe says that it is over', async () => {
    const { creator, reader, tierId, id } = await subscribed(['Olga', 'Pedro'])
    await payBack(id)
    const again = () => cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
    expect(await instance.refusalOf(again())).toBe('already-subscribed')
    const shown = async () => {
      const { orders } = await instance.call(myCardOrders, {}, reader)
      const { tiers } = await instance.call(cardsOf, { uid: creator.uid }, reader)
      return [orders.map(({ state, goesOn }) => [state, goesOn]), tiers.map(({ mine }) => mine)]
    }
    expect(await shown()).toEqual([[['lapsed', true]], ['lapsed']])
    // Nobody hears of it.
    trouble.losesMessages = true
    world.end(account, id)
    await cards.idle()
    trouble.losesMessages = false
    const { session } = await again()
    expect(await shown()).toEqual([[['lapsed', false]], [null]])
    world.pay(account, session)
    await cards.idle()
    expect((await shown())[1]).toEqual(['active'])
  })

  it('is begun on one page: another closes it, and who paid on the first has what they paid for', async () => {
    const [creator, reader] = [await instance.member('Sara'), await instance.member('Tito')]
    await instance.connect(creator, reader)
    const tierId = newId()
    await cards.creator(creator, [{ id: tierId, amount: 900 }])
    const begin = () => cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
    const stateOf = ({ session }: { session: string }) => world.find(account, 'checkout.session', session)!.status
    const first = await begin()
    const second = await begin()
    expect([stateOf(first), stateOf(second)]).toEqual(['expired', 'open'])
    trouble.losesMessages = true
    world.pay(account, second.session)
    await cards.idle()
    trouble.losesMessages = false
    expect(await instance.refusalOf(begin())).toBe('already-subscribed')
    expect(await order(second.orderId)).toMatchObject({ state: 'active' })
    const pages = world.all(account, 'checkout.session').slice(-2)
    expect(pages.map(({ status }) => status)).toEqual(['expired', 'complete'])
    expect(await exists(paths.tierPlace(reader.uid, tierId))).toBe(true)
  })

  it('makes room, too, once Stripe knows nothing of it', async () => {
    const { creator, reader, tierId, id } = await subscribed(['Quim', 'Raul'])
    await payBack(id)
    for (const session of world.all(account, 'checkout.session')) {
      if (session.subscription === id) world.of(account).delete(session.id)
    }
    const again = cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
    expect(await instance.refusalOf(again)).toBe('none')
  })
})

describe('a page for a tip', () => {
  /** A page that is open, for a post of somebody to whom its reader is connected. */
  async function openTip(names: [string, string]) {
    const [creator, reader] = [await instance.member(names[0]), await instance.member(names[1])]
    await instance.connect(creator, reader)
    await cards.creator(creator)
    const postId = newPostId(creator.uid)
    const audience = { connections: true, circles: [], people: [], except: [] }
    await instance.call(createPost, { postId, text: 'Bolo', photos: [], audience }, creator)
    await instance.server.idle()
    const { orderId, session } = await cards.pay(reader, creator, { kind: 'tip', postId, amount: 700 })
    const page = () => world.find(account, 'checkout.session', session)!.status
    const isGiven = () => exists(paths.tip(creator.uid, orderId))
    return { creator, reader, session, page, isGiven }
  }

  it('closes by a block, and nothing is paid on it hours later', async () => {
    const { creator, reader, session, page, isGiven } = await openTip(['Iva', 'Juca'])
    await instance.call(block, { uid: creator.uid }, reader)
    await instance.server.functions!.runSchedule('claimAlarms')
    await cards.idle()
    expect(page()).toBe('expired')
    world.pay(account, session)
    await cards.idle()
    expect(await isGiven()).toBe(false)
  })

  it('closes, too, behind a block that did not find it', async () => {
    const { creator, reader, page } = await openTip(['Kenia', 'Lauro'])
    const stands = { uid: reader.uid, name: reader.name, at: Timestamp.now() }
    await db.doc(paths.block(creator.uid, reader.uid)).set(stands)
    await ringAll(instance, 'settle-card')
    expect(page()).toBe('expired')
  })
})

describe('a day’s look', () => {
  it('finds what no message told: money that came, and a subscription that is over', async () => {
    const { creator, reader, tierId, orderId, id } = await subscribed(['Edu', 'Fabi'])
    const postId = newPostId(creator.uid)
    const audience = { connections: true, circles: [], people: [], except: [] }
    await instance.call(createPost, { postId, text: 'Bolo', photos: [], audience }, creator)
    await instance.server.idle()
    trouble.losesMessages = true
    const tip = await cards.pay(reader, creator, { kind: 'tip', postId, amount: 700 })
    world.pay(account, tip.session)
    world.end(account, id)
    await cards.idle()
    expect(await exists(paths.tip(creator.uid, tip.orderId))).toBe(false)
    expect((await db.doc(paths.cardOrder(orderId)).get()).get('state')).toBe('active')
    await ringAll(instance, 'reconcile-cards')
    expect((await db.doc(paths.tip(creator.uid, tip.orderId)).get()).data()).toMatchObject({
      state: 'paid',
      amount: 700,
    })
    expect((await db.doc(paths.cardOrder(orderId)).get()).get('state')).toBe('lapsed')
    expect(await exists(paths.tierPlace(reader.uid, tierId))).toBe(false)
  })

  it('tells whose sums are not Stripe’s, and administrators how many those are and how much is fought over', async () => {
    const { creator, reader } = await subscribed(['Gil', 'Hugo'])
    const admin = await instance.member('Adm')
    await db.doc(paths.standing(admin.uid)).update({ role: 'admin' })
    const postId = newPostId(creator.uid)
    const audience = { connections: true, circles: [], people: [], except: [] }
    await instance.call(createPost, { postId, text: 'Bolo', photos: [], audience }, creator)
    await instance.server.idle()
    const { session } = await cards.pay(reader, creator, { kind: 'tip', postId, amount: 700 })
    world.pay(account, session)
    await cards.idle()
    const charge = world.chargeOf(account, world.find(account, 'checkout.session', session)!.payment_intent)!
    world.refund(account, charge.id, 200)
    await cards.idle()
    const differs = async () => {
      await ringAll(instance, 'reconcile-cards')
      const { own } = await instance.call(cardsOf, { uid: creator.uid }, creator)
      return own!.differs
    }
    const disputed = async () => (await instance.call(supportFigures, {}, admin)).figures.map((one) => one.disputed)
    expect(await disputed()).toEqual([0])
    const fought = world.dispute(account, charge.id)!
    await cards.idle()
    expect(await disputed()).toEqual([1])
    world.settleDispute(account, fought.id, 'won')
    await cards.idle()
    expect(await disputed()).toEqual([0])
    const differing = async () => (await instance.call(supportFigures, {}, admin)).differing
    // Others are paid at the same account, and that is not theirs.
    expect([await differs(), await differing()]).toEqual([[], 0])
    const rows = (await db.collection(paths.ledger(creator.uid)).get()).docs
    const refunded = rows.find((row) => row.get('kind') === 'refunded')!
    await refunded.ref.update({ amount: 150 })
    expect([await differs(), await differing()]).toEqual([[{ currency: 'BRL', stripe: 1400, here: 1450 }], 1])
    await refunded.ref.update({ amount: 200 })
    const paid = world.all(account, 'charge').find(({ id }) => id === charge.id)!
    paid.amount = 800
    expect([await differs(), await differing()]).toEqual([[{ currency: 'BRL', stripe: 1500, here: 1400 }], 1])
    paid.amount = 700
    expect([await differs(), await differing()]).toEqual([[], 0])
  })

  it('goes on where it stopped, until all were asked and the sums are compared', async () => {
    const [creator, reader] = [await instance.member('Ivo'), await instance.member('Jane')]
    await cards.creator(creator)
    const at = Timestamp.now()
    const ids = Array.from({ length: cardLimits.lookedAt + 5 }, () => newId()).sort()
    for (const id of ids) {
      const session = world.keep(account, {
        ...{ id: world.newId('cs_test'), object: 'checkout.session', mode: 'payment', status: 'expired' },
        ...{ payment_status: 'unpaid', client_reference_id: id, metadata: {}, amount_total: 700, currency: 'brl' },
        ...{ payment_intent: null, subscription: null, customer: null, url: '', success_url: '', cancel_url: '' },
        ...{ livemode: false, created: world.now, expires_at: world.now },
        shown: { name: '', price: null, subscription: {}, intent: {} },
      } as Session)
      await db.doc(paths.cardOrder(id)).set({
        ...{ kind: 'tip', from: reader.uid, to: creator.uid, amount: 700, currency: 'BRL', account, createdAt: at },
        ...{ post: 'p', key: 'k', session: session.id, gen: 0, state: 'waiting' },
      } satisfies CardOrder)
    }
    const asked = async () => {
      const found = await db.getAll(...ids.map((id) => db.doc(paths.cardOrder(id))))
      return found.map((one) => one.get('gen'))
    }
    const own = async () => (await db.doc(paths.supportCard(creator.uid)).get()).data() as CardOwn
    const rings = async () => (await db.doc(paths.alarm(`reconcile-cards_${creator.uid}`)).get()).get('at').toMillis()
    await ringAll(instance, 'reconcile-cards')
    const isFirst = (_: string, index: number) => (index < cardLimits.lookedAt ? 1 : 0)
    expect(await asked()).toEqual(ids.map(isFirst))
    expect(await own()).toMatchObject({ look: { stage: 'orders', after: ids[cardLimits.lookedAt - 1] } })
    expect((await own()).compared).toBeUndefined()
    expect(await rings()).toBeLessThan(Date.now() + 60_000)
    await ringAll(instance, 'reconcile-cards')
    expect(await asked()).toEqual(ids.map(() => 1))
    expect((await own()).look).toBeUndefined()
    expect((await own()).compared).toMatchObject({ differs: [] })
    expect(await rings()).toBeGreaterThan(Date.now() + 3_600_000)
    // Somebody died while the sums were compared: that day has none, and the next one begins anew.
    await db.doc(paths.supportCard(creator.uid)).update({ look: { stage: 'end', after: '' } })
    await ringAll(instance, 'reconcile-cards')
    expect([await asked(), (await own()).look]).toEqual([ids.map(() => 1), undefined])
  })
})
