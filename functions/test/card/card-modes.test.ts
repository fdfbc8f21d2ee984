/** Cards with keys of one's own: whose account it is, and which messages of which endpoint are for us. */

import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import { connectCards } from '@varanda/domain/card/calls/connect-cards'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { signatureOf } from '@varanda/embedded/stripe/deliveries'
import { describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { type CardInstance, openCardInstance } from '../harness/cards.ts'

async function post({ instance }: CardInstance, author: Awaited<ReturnType<CardInstance['instance']['member']>>) {
  const postId = newPostId(author.uid)
  const audience = { connections: true, circles: [], people: [], except: [] }
  await instance.call(createPost, { postId, text: 'Bolo!', photos: [], audience }, author)
  await instance.server.idle()
  return postId
}

describe('of one creator', () => {
  it('are of the account that the key was of first, and of that member alone', async () => {
    const cards = await openCardInstance({ mode: 'solo', uid: 'uid-Ana' })
    const { instance, stripe } = cards
    try {
      const { db } = instance
      const [ana, beto] = [await instance.member('Ana'), await instance.member('Beto')]
      await instance.connect(ana, beto)
      expect(await instance.refusalOf(cards.creator(beto))).toBe('cards-off')
      // The key was another account's before: nothing is bound to this one.
      await db.doc(paths.cardKey).set({ account: 'acct_before', mode: 'solo' })
      expect(await instance.refusalOf(cards.creator(ana))).toBe('cards-off')
      expect((await db.doc(paths.supportCard(ana.uid)).get()).exists).toBe(false)
      expect((await db.doc(paths.cardKey).get()).get('account')).toBe('acct_before')
      await db.doc(paths.cardKey).delete()
      await cards.creator(ana)
      expect((await db.doc(paths.cardKey).get()).data()).toEqual({ account: stripe.account, mode: 'solo' })
      const postId = await post(cards, ana)
      const tip = { kind: 'tip' as const, postId, amount: 700 }
      await cards.pay(beto, ana, tip)
      // A creator who was bound to another account than the key's is paid by nobody.
      await db.doc(paths.supportCard(ana.uid)).update({ account: 'acct_before' })
      expect(await instance.refusalOf(cards.pay(beto, ana, tip))).toBe('cards-off')
    } finally {
      await cards.close()
    }
  })

  it.each([
    ['solo', { mode: 'solo', live: true }, 'acct_sandbox'],
    ['connect', { mode: 'connect' }, 'acct_platform'],
  ] as const)(
    'stay off with a key for tests after a live one, and of another platform: %s',
    async (mode, held, account) => {
      const cards = await openCardInstance({ mode, ...(mode === 'solo' && { uid: 'uid-Ana' }) })
      const { instance } = cards
      try {
        const ana = await instance.member('Ana')
        await instance.db.doc(paths.cardKey).set({ ...held, account })
        expect(await instance.refusalOf(cards.creator(ana))).toBe('cards-off')
        expect((await instance.db.doc(paths.cardKey).get()).data()).toEqual({ ...held, account })
        await instance.db.doc(paths.cardKey).delete()
        expect(await instance.refusalOf(cards.creator(ana))).toBe('none')
      } finally {
        await cards.close()
      }
    },
  )
})

describe('of connected creators', () => {
  it('are believed of the account that an order is about, at its own endpoint, and of no test once it is live', async () => {
    const cards = await openCardInstance({ mode: 'connect' })
    const { instance, stripe } = cards
    try {
      const { db } = instance
      const [caio, dora] = [await instance.member('Caio'), await instance.member('Dora')]
      await instance.connect(caio, dora)
      await cards.creator(caio)
      const account: string = (await db.doc(paths.supportCard(caio.uid)).get()).get('account')
      expect(account).toMatch(/^acct_connected/)
      expect(await instance.call(cardsOf, { uid: caio.uid }, caio)).toMatchObject({
        open: true,
        own: { state: 'open' },
      })
      const postId = await post(cards, caio)
      const { orderId, session } = await cards.pay(dora, caio, { kind: 'tip', postId, amount: 700 })
      const order = async () => (await db.doc(paths.cardOrder(orderId)).get()).data()!
      expect(stripe.world.find(account, 'checkout.session', session)).toBeDefined()
      const at = Math.floor(Date.now() / 1000)
      const event = (more: object) => {
        const object = { id: session, client_reference_id: orderId }
        const known = { object: 'event', type: 'checkout.session.completed', livemode: false, data: { object } }
        return JSON.stringify({ id: `evt_${newId()}`, ...known, ...more })
      }
      const send = (body: string, secret: string) => cards.post(body, signatureOf(body, secret, at))
      const { gen } = await order()
      // Of another account it is taken, and nothing comes of it; at the other endpoint, or without one, it is refused.
      expect(await send(event({ account: 'acct_other' }), stripe.connectSecret)).toBe(200)
      expect(await send(event({}), stripe.connectSecret)).toBe(400)
      expect(await send(event({ account }), stripe.secret)).toBe(400)
      expect(await send(event({ account, livemode: true }), stripe.connectSecret)).toBe(400)
      await cards.idle()
      expect((await order()).gen).toBe(gen)
      stripe.world.pay(account, session)
      await cards.idle()
      expect((await order()).gen).toBeGreaterThan(gen)
      expect((await db.doc(paths.tip(caio.uid, orderId)).get()).data()).toMatchObject({ state: 'paid', amount: 700 })
      const asked = stripe.world.asked.filter(({ path }) => path === '/v1/checkout/sessions')
      expect(asked.map((one) => one.account)).toEqual([account])
      // They took the instance out of their account: no card any more.
      const gone = event({ account, type: 'account.application.deauthorized', data: { object: { id: 'ca_1' } } })
      expect(await send(gone, stripe.connectSecret)).toBe(200)
      expect((await db.doc(paths.supportCard(caio.uid)).get()).get('state')).toBe('off')
      expect(await instance.refusalOf(cards.pay(dora, caio, { kind: 'tip', postId, amount: 700 }))).toBe('cards-off')
    } finally {
      await cards.close()
    }
  })

  it('connect anew once they took the instance out of their account, each time with another one', async () => {
    const cards = await openCardInstance({ mode: 'connect' })
    const { instance, stripe } = cards
    try {
      const { db } = instance
      const [edu, fabi] = [await instance.member('Edu'), await instance.member('Fabi')]
      await instance.connect(edu, fabi)
      await cards.creator(edu)
      const see = () => instance.call(cardsOf, { uid: edu.uid }, edu)
      const own = async () => (await db.doc(paths.supportCard(edu.uid)).get()).data()!
      const takesByPage = async () => (await db.doc(paths.supportPage(edu.uid)).get()).get('ways.card')
      const connect = () => instance.call(connectCards, { locale: 'pt', understood: true }, edu)
      const goneFrom = (account: string) =>
        JSON.stringify({
          ...{ id: `evt_${newId()}`, object: 'event', type: 'account.application.deauthorized', livemode: false },
          ...{ account, data: { object: { id: 'ca_1' } } },
        })
      const send = (body: string) =>
        cards.post(body, signatureOf(body, stripe.connectSecret, Math.floor(Date.now() / 1000)))
      const postId = await post(cards, edu)
      const accounts = new Set<string>()
      for (let turn = 0; turn < 3; turn++) {
        expect(await see()).toMatchObject({ open: true, own: { state: 'open' } })
        expect(await takesByPage()).toBe(true)
        const { account } = await own()
        accounts.add(account)
        const { session } = await cards.pay(fabi, edu, { kind: 'tip', postId, amount: 700 })
        expect(stripe.world.find(account, 'checkout.session', session)).toBeDefined()
        // Stripe says it twice, and lets us into that account no more.
        const gone = goneFrom(account)
        expect(await send(gone)).toBe(200)
        expect([(await own()).state, await takesByPage()]).toEqual(['off', false])
        await db.doc(paths.supportCard(edu.uid)).update({ state: 'open' })
        expect(await send(gone)).toBe(200)
        expect((await own()).state).toBe('open')
        expect(await send(goneFrom(account))).toBe(200)
        stripe.world.objects.delete(account)
        expect(await see()).toMatchObject({ open: false, own: { state: 'off' } })
        const { url } = await connect()
        const next = await own()
        expect(url).toContain(next.account)
        expect(next).toMatchObject({ state: 'waiting', tiers: {} })
        // Somebody who comes back from there half way goes on with the same one.
        await connect()
        expect((await own()).account).toBe(next.account)
      }
      expect(accounts.size).toBe(3)
    } finally {
      await cards.close()
    }
  })

  it.each(['their own page', 'the day’s look'])(
    'are off, and connect anew, though nobody heard that they took the instance out: found by %s',
    async (way) => {
      const cards = await openCardInstance({ mode: 'connect' })
      const { instance, stripe } = cards
      try {
        const { db } = instance
        const gil = await instance.member('Gil')
        await cards.creator(gil)
        const own = async () => (await db.doc(paths.supportCard(gil.uid)).get()).data()!
        const { account } = await own()
        const see = () => instance.call(cardsOf, { uid: gil.uid }, gil)
        expect(await see()).toMatchObject({ open: true })
        stripe.world.objects.delete(account)
        if (way === 'the day’s look') await ringAll(instance, 'reconcile-cards')
        else expect(await see()).toMatchObject({ open: false, own: { state: 'off', may: true } })
        expect((await own()).state).toBe('off')
        expect((await db.doc(paths.supportPage(gil.uid)).get()).get('ways.card')).toBe(false)
        await instance.call(connectCards, { locale: 'pt', understood: true }, gil)
        expect((await own()).account).not.toBe(account)
        expect(await see()).toMatchObject({ open: true, own: { state: 'open' } })
      } finally {
        await cards.close()
      }
    },
  )

  it('hear no tests with a live key', async () => {
    const cards = await openCardInstance({ mode: 'connect', key: 'rk_live_nobody' })
    try {
      const body = (livemode: boolean) =>
        JSON.stringify({
          ...{ id: `evt_${newId()}`, object: 'event', type: 'x', livemode, account: 'acct_1' },
          data: { object: { id: 'o' } },
        })
      const send = (said: string) =>
        cards.post(said, signatureOf(said, cards.stripe.connectSecret, Math.floor(Date.now() / 1000)))
      expect(await send(body(false))).toBe(400)
      expect(await send(body(true))).toBe(200)
    } finally {
      await cards.close()
    }
  })
})
