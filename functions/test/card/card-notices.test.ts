/** What both sides are told of money by card, once each, and what a creator's automation does with it. */

import { alarmId } from '@varanda/domain/alarm/alarm'
import { cardOrder, type OrderShown } from '@varanda/domain/card/calls/card-order'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { block } from '@varanda/domain/connection/calls/block'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { json } from '@varanda/embedded/http/json'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { automationsOf, parts } from '../harness/automations.ts'
import { openCardInstance } from '../harness/cards.ts'
import { noticesOf } from '../harness/notices.ts'
import type { Person } from '../instance.ts'

/** Whether Stripe's messages are lost, and whether it changes no subscription now. */
const trouble = { losesMessages: false, refusesMoves: false }
const cards = await openCardInstance({
  before: ({ method, url }) =>
    trouble.refusesMoves && method === 'POST' && url.pathname.startsWith('/v1/subscriptions/')
      ? json(400, { error: { type: 'invalid_request_error', message: 'Not now' } })
      : undefined,
  plan: () => (trouble.losesMessages ? [] : [0]),
})
const { instance, stripe } = cards
const { db } = instance
const { make } = automationsOf(instance)
const { account, world } = stripe
afterAll(() => cards.close())

const told = async (who: Person) =>
  (await noticesOf(db, who)).map(({ kind }) => kind).filter((one) => one.startsWith('tip-'))

async function pair(names: [string, string]) {
  const [creator, giver] = [await instance.member(names[0]), await instance.member(names[1])]
  await instance.connect(creator, giver)
  const tierId = newId()
  await cards.creator(creator, [{ id: tierId, amount: 900 }])
  const postId = newPostId(creator.uid)
  const audience = { connections: true, circles: [], people: [], except: [] }
  await instance.call(createPost, { postId, text: 'Bolo!', photos: [], audience }, creator)
  await instance.server.idle()
  return { creator, giver, tierId, tip: { kind: 'tip' as const, postId, amount: 1500 } }
}

it('is that a tip came and went back, and thanks are said by themselves', async () => {
  const { creator, giver, tip } = await pair(['Ana', 'Beto'])
  await make(creator, parts({ kind: 'supported' }, [{ kind: 'thank', text: 'Que alegria!' }]))
  const { orderId, session } = await cards.pay(giver, creator, tip)
  world.pay(account, session)
  await cards.idle()
  expect(await told(creator)).toEqual(['tip-paid'])
  expect((await told(giver)).sort()).toEqual(['tip-received', 'tip-thanked'])
  expect((await db.doc(paths.givenTip(giver.uid, orderId)).get()).get('thanks')).toMatchObject({
    words: 'Que alegria!',
  })
  const charge = world.chargeOf(account, world.find(account, 'checkout.session', session)!.payment_intent)!
  world.refund(account, charge.id, 500)
  await cards.idle()
  world.tell(account, 'charge.refunded', charge)
  await cards.idle()
  expect((await told(giver)).filter((one) => one === 'tip-refunded')).toHaveLength(1)
  expect(await told(creator)).toEqual(['tip-paid'])
})

it('is that a way that says so later said no', async () => {
  const { creator, giver, tip } = await pair(['Caio', 'Dora'])
  const { orderId, session } = await cards.pay(giver, creator, tip)
  const isAsked = async () => (await db.doc(paths.alarm(alarmId('settle-card', { orderId }))).get()).exists
  world.pay(account, session, true)
  await cards.idle()
  expect([await told(creator), await told(giver)]).toEqual([[], []])
  expect(await isAsked()).toBe(true)
  world.arrive(account, session, false)
  await cards.idle()
  expect([await told(creator), await told(giver)]).toEqual([[], ['tip-failed']])
  // It is over, and Stripe is asked of it no more.
  expect(await isAsked()).toBe(false)
})

it('is that a subscription began, each month that is paid, and one that is not', async () => {
  const { creator, giver, tierId } = await pair(['Edu', 'Fabi'])
  const { session } = await cards.pay(giver, creator, { kind: 'tier', tierId, amount: 900 })
  world.pay(account, session)
  await cards.idle()
  expect([await told(creator), await told(giver)]).toEqual([['tip-subscribed'], ['tip-received']])
  const { subscription } = world.find(account, 'checkout.session', session)!
  world.renew(account, subscription!, true)
  await cards.idle()
  expect([await told(creator), await told(giver)]).toEqual([['tip-subscribed'], ['tip-received', 'tip-received']])
  world.renew(account, subscription!, false)
  world.renew(account, subscription!, false)
  await cards.idle()
  expect((await told(giver)).filter((one) => one === 'tip-failed')).toHaveLength(1)
})

it('is another price before it counts, once, with what it was until then', async () => {
  const { creator, giver, tierId } = await pair(['Iara', 'Joca'])
  const { orderId, session } = await cards.pay(giver, creator, { kind: 'tier', tierId, amount: 900 })
  world.pay(account, session)
  await cards.idle()
  const { subscription } = world.find(account, 'checkout.session', session)!
  const prices = async () => (await noticesOf(db, giver)).filter(({ kind }) => kind === 'subscription-price')
  const tiers = [{ id: tierId, name: 'Clube', words: '', amount: 1100 }]
  await db.doc(paths.supportPage(creator.uid)).update({ tiers })
  for (let turn = 0; turn < 2; turn++) {
    await instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
    await cards.idle()
    expect(await prices()).toMatchObject([{ by: { uid: creator.uid } }])
  }
  const item = () => world.find(account, 'subscription', subscription!)!.items.data[0]!
  expect(item().price.unit_amount).toBe(1100)
  const shown = async () => (await instance.call(cardOrder, { orderId }, giver)) as OrderShown
  expect(await shown()).toMatchObject({ amount: 900, next: { amount: 1100, at: item().current_period_end * 1000 } })
  // Its day has come.
  const past = Timestamp.fromMillis(Date.now() - 1)
  await db.doc(paths.cardOrder(orderId)).update({ 'changes.at': past })
  expect(await shown()).toMatchObject({ amount: 1100, next: null })
})

it('is each of several prices, also before Stripe has said that the one before counts', async () => {
  const { creator, giver, tierId } = await pair(['Kiko', 'Lia'])
  const { orderId, session } = await cards.pay(giver, creator, { kind: 'tier', tierId, amount: 900 })
  world.pay(account, session)
  await cards.idle()
  const { subscription } = world.find(account, 'checkout.session', session)!
  const prices = async () => (await noticesOf(db, giver)).filter(({ kind }) => kind === 'subscription-price').length
  const takes = () => world.find(account, 'subscription', subscription!)!.items.data[0]!.price.unit_amount
  const offer = async (amount: number) => {
    await db.doc(paths.supportPage(creator.uid)).update({ tiers: [{ id: tierId, name: 'Clube', words: '', amount }] })
    await instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
  }
  trouble.losesMessages = true
  try {
    // There, back, there once more, and on: what was heard of Stripe is the first one all the while.
    for (const [turn, amount] of [1100, 900, 1100, 1300].entries()) {
      await offer(amount)
      await cards.idle()
      expect([takes(), await prices()]).toEqual([amount, turn + 1])
      const shown = (await instance.call(cardOrder, { orderId }, giver)) as OrderShown
      expect(shown).toMatchObject({ amount: 900, next: { amount } })
      // Offered as it is, it is told to nobody.
      await offer(amount)
      await cards.idle()
      expect(await prices()).toBe(turn + 1)
    }
  } finally {
    trouble.losesMessages = false
  }
})

it('is a price that Stripe was not told of once, and that it is taken back', async () => {
  const { creator, giver, tierId } = await pair(['Malu', 'Nico'])
  const { orderId, session } = await cards.pay(giver, creator, { kind: 'tier', tierId, amount: 900 })
  world.pay(account, session)
  await cards.idle()
  const { subscription } = world.find(account, 'checkout.session', session)!
  const prices = async () => (await noticesOf(db, giver)).filter(({ kind }) => kind === 'subscription-price').length
  const offer = async (amount: number) => {
    await db.doc(paths.supportPage(creator.uid)).update({ tiers: [{ id: tierId, name: 'Clube', words: '', amount }] })
    const offered = instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
    const outcome = await instance.refusalOf(offered)
    await cards.idle()
    return outcome
  }
  trouble.refusesMoves = true
  try {
    for (let turn = 0; turn < 2; turn++) {
      expect(await offer(1100)).not.toBe('none')
      expect(await prices()).toBe(1)
    }
  } finally {
    trouble.refusesMoves = false
  }
  expect(await offer(900)).toBe('none')
  expect(world.find(account, 'subscription', subscription!)!.items.data[0]!.price.unit_amount).toBe(900)
  expect(await prices()).toBe(2)
  expect(await instance.call(cardOrder, { orderId }, giver)).toMatchObject({ amount: 900, next: { amount: 900 } })
})

it('is nothing to whoever has blocked the other', async () => {
  const { creator, giver, tip } = await pair(['Gil', 'Hugo'])
  const { session } = await cards.pay(giver, creator, tip)
  await instance.call(block, { uid: giver.uid }, creator)
  world.pay(account, session)
  await cards.idle()
  expect([await told(creator), await told(giver)]).toEqual([[], []])
})
