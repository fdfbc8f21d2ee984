/** Paying by card, with a stand-in for Stripe: what becomes of money, of places, and who reads what by them. */

import { cardOrder, myCardOrders } from '@varanda/domain/card/calls/card-order'
import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { block } from '@varanda/domain/connection/calls/block'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { mentionOf } from '@varanda/domain/post/marks'
import { json } from '@varanda/embedded/http/json'
import { signatureOf } from '@varanda/embedded/stripe/deliveries'
import { Timestamp } from 'firebase-admin/firestore'
import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { openCardInstance, type Paying } from '../harness/cards.ts'

/** Whether Stripe makes no prices now. */
const trouble = { refusesPrices: false }
const cards = await openCardInstance({
  before: ({ method, url }) =>
    trouble.refusesPrices && method === 'POST' && url.pathname === '/v1/prices'
      ? json(402, { error: { type: 'api_error', message: 'Not now' } })
      : undefined,
})
const { instance, stripe } = cards
const { db } = instance
afterAll(() => cards.close())
const account = stripe.account

async function post(author: Awaited<ReturnType<typeof instance.member>>, circles: string[], text = 'Bolo!') {
  const postId = newPostId(author.uid)
  const audience = { connections: circles.length === 0, circles, people: [], except: [] }
  await instance.call(createPost, { postId, text, photos: [], audience }, author)
  await instance.server.idle()
  return postId
}

describe('a tip for a post', () => {
  it('is paid when Stripe says so, once, and what goes back is told apart', async () => {
    const [ana, beto] = [await instance.member('Ana'), await instance.member('Beto')]
    await instance.connect(ana, beto)
    await cards.creator(ana)
    const postId = await post(ana, [])
    const { orderId, session } = await cards.pay(beto, ana, { kind: 'tip', postId, amount: 1500 })
    expect((await db.doc(paths.tip(ana.uid, orderId)).get()).exists).toBe(false)
    stripe.world.pay(account, session)
    await cards.idle()
    const tip = async () => (await db.doc(paths.tip(ana.uid, orderId)).get()).data()
    expect(await tip()).toMatchObject({ state: 'paid', amount: 1500, from: beto.uid, post: postId, way: 'card' })
    const intent = stripe.world.find(account, 'checkout.session', session)!.payment_intent
    const charge = stripe.world.chargeOf(account, intent)!
    stripe.world.refund(account, charge.id, 500)
    await cards.idle()
    expect(await tip()).toMatchObject({ state: 'paid', refunded: 500 })
    stripe.world.refund(account, charge.id, 1000)!.created += 86_400
    await cards.idle()
    expect(await tip()).toMatchObject({ state: 'refunded', refunded: 1500 })
    expect(await instance.call(cardOrder, { orderId }, beto)).toMatchObject({ kind: 'tip', wentBack: 'refunded' })
    const { docs } = await db.collection(paths.ledger(ana.uid)).get()
    expect(docs.map((row) => [row.get('kind'), row.get('amount')]).sort()).toEqual([
      ['paid', 1500],
      ['refunded', 1000],
      ['refunded', 500],
    ])
    // All of them are about a payment of one time; each went back on a day of its own.
    expect(new Set(docs.map((row) => row.get('at').toMillis())).size).toBe(1)
    const happened = docs.map((row) => (row.get('happened') as Timestamp | undefined)?.toMillis())
    const refunds = stripe.world.all(account, 'refund').filter((one) => one.charge === charge.id)
    expect(happened.filter((one) => one !== undefined).sort()).toEqual(refunds.map((one) => one.created * 1000).sort())
  })
})

describe('a refund that came to nothing', () => {
  it.each(['failed', 'canceled'] as const)(
    'is told apart where it %s, and changes no row that there was',
    async (how) => {
      const [creator, giver] = [await instance.member(`Ugo${how}`), await instance.member(`Vera${how}`)]
      await instance.connect(creator, giver)
      await cards.creator(creator)
      const postId = await post(creator, [])
      const { orderId, session } = await cards.pay(giver, creator, { kind: 'tip', postId, amount: 1500 })
      stripe.world.pay(account, session)
      await cards.idle()
      const rows = async () =>
        new Map(
          (await db.collection(paths.ledger(creator.uid)).get()).docs.map(
            (row) => [row.get('kind'), row.data()] as const,
          ),
        )
      const charge = stripe.world.chargeOf(
        account,
        stripe.world.find(account, 'checkout.session', session)!.payment_intent,
      )!
      const refund = stripe.world.refund(account, charge.id, 1500)!
      await cards.idle()
      const before = await rows()
      stripe.world.failRefund(account, refund.id, how)
      await cards.idle()
      expect((await db.doc(paths.tip(creator.uid, orderId)).get()).data()).toMatchObject({ state: 'paid' })
      const after = await rows()
      expect([...after.keys()].sort()).toEqual(['paid', 'refundFailed', 'refunded'])
      for (const [kind, row] of before) expect(after.get(kind)).toEqual(row)
      await ringAll(instance, 'reconcile-cards')
      const { own } = await instance.call(cardsOf, { uid: creator.uid }, creator)
      expect(own!.differs).toEqual([])
    },
  )

  it('changes no row, too, where Stripe lists it no more', async () => {
    const [creator, giver] = [await instance.member('Xenia'), await instance.member('Yuri')]
    await instance.connect(creator, giver)
    await cards.creator(creator)
    const { orderId, session } = await cards.pay(giver, creator, {
      ...{ kind: 'tip', postId: await post(creator, []), amount: 1500 },
    })
    stripe.world.pay(account, session)
    await cards.idle()
    const charge = stripe.world.chargeOf(
      account,
      stripe.world.find(account, 'checkout.session', session)!.payment_intent,
    )!
    const refund = stripe.world.refund(account, charge.id, 700)!
    await cards.idle()
    const rows = async () => (await db.collection(paths.ledger(creator.uid)).get()).docs.map((row) => row.data())
    const before = await rows()
    stripe.world.of(account).delete(refund.id)
    stripe.world.tell(account, 'charge.updated', charge)
    await cards.idle()
    expect((await db.doc(paths.tip(creator.uid, orderId)).get()).get('refunded')).toBeUndefined()
    expect(await rows()).toEqual(before)
  })
})

describe('a subscription', () => {
  it('gives its tier while it is paid', async () => {
    const [caio, dora] = [await instance.member('Caio'), await instance.member('Dora')]
    const tierId = newId()
    await cards.creator(caio, [{ id: tierId, amount: 900 }])
    const postId = await post(caio, [tierId], 'Só para quem assina')
    const { session } = await cards.pay(dora, caio, { kind: 'tier', tierId, amount: 900 })
    stripe.world.pay(account, session)
    await cards.idle()
    const entry = await db.doc(paths.entry(dora.uid, postId)).get()
    expect(entry.data()).toMatchObject({ tier: tierId, text: '' })
    const place = await db.doc(paths.tierPlace(dora.uid, tierId)).get()
    expect(place.get('paidUntil').toMillis()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    const { subscription } = stripe.world.find(account, 'checkout.session', session)!
    stripe.world.end(account, subscription!)
    await cards.idle()
    expect((await db.doc(paths.entry(dora.uid, postId)).get()).exists).toBe(false)
    expect((await db.doc(paths.tierPlace(dora.uid, tierId)).get()).exists).toBe(false)
  })
})

/** A tier with a subscriber who has paid. */
async function subscribed(names: [string, string], history: 'all' | 'new' = 'all') {
  const [creator, reader] = [await instance.member(names[0]), await instance.member(names[1])]
  const tierId = newId()
  await cards.creator(creator, [{ id: tierId, amount: 900, history }])
  const subscribe = async () => {
    const { orderId, session } = await cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
    stripe.world.pay(account, session)
    await cards.idle()
    return { orderId, subscription: stripe.world.find(account, 'checkout.session', session)!.subscription! }
  }
  return { creator, reader, tierId, subscribe, ...(await subscribe()) }
}

/** Whether a member gets a document as their app would ask for it. */
async function gets(path: string, { idToken }: { idToken: string }): Promise<number> {
  const url = `${instance.server.url}/v1/projects/varanda/databases/(default)/documents/${path}`
  return (await fetch(url, { headers: { Authorization: `Bearer ${idToken}` } })).status
}

describe('a place that is over', () => {
  it('opens nothing of before on any route, without anything having happened', async () => {
    const { creator, reader, tierId } = await subscribed(['Edu', 'Fabi'])
    const postId = await post(creator, [tierId], 'Segredo da massa')
    const routes = [
      paths.post(postId),
      paths.activity(postId),
      `${paths.comments(postId)}`,
      `${paths.reactions(postId)}`,
    ]
    await instance.db
      .doc(paths.comment(postId, 'c1'))
      .set({ author: { uid: creator.uid, name: 'Edu' }, text: 'Oi', createdAt: Timestamp.now() })
    for (const route of [routes[0]!, routes[2]!]) expect(await gets(route, reader), route).toBe(200)
    // Its time has come: nobody has heard of anything, and no alarm has rung.
    const past = Timestamp.fromMillis(Date.now() - 1000)
    await db.doc(paths.tierPlace(reader.uid, tierId)).update({ paidUntil: past })
    expect((await db.doc(paths.entry(reader.uid, postId)).get()).get('text')).toBe('')
    for (const route of routes) expect(await gets(route, reader), route).toBe(403)
    const media = await fetch(`${instance.server.url}/__/fn/media/media/${postId}/x/small`, {
      headers: { Authorization: `Bearer ${reader.idToken}` },
    })
    expect(media.status).toBeGreaterThanOrEqual(400)
    const tip = { kind: 'tip' as const, postId, amount: 500 }
    expect(await instance.refusalOf(cards.pay(reader, creator, tip))).toBe('post-unknown')
    // A grace holds it open a while longer.
    const soon = Timestamp.fromMillis(Date.now() + 60_000)
    await db.doc(paths.tierPlace(reader.uid, tierId)).update({ graceUntil: soon })
    expect(await gets(paths.post(postId), reader)).toBe(200)
  })

  it('gives whoever comes back what the history rule says', async () => {
    for (const history of ['all', 'new'] as const) {
      const { creator, reader, tierId, subscription, subscribe } = await subscribed(
        [`Gil${history}`, `Hugo${history}`],
        history,
      )
      const before = await post(creator, [tierId], 'Antes')
      stripe.world.end(account, subscription)
      await cards.idle()
      expect(await gets(paths.post(before), reader)).toBe(403)
      const between = await post(creator, [tierId], 'No meio')
      await subscribe()
      const after = await post(creator, [tierId], 'Depois')
      const read = await Promise.all([before, between, after].map((one) => gets(paths.post(one), reader)))
      expect(read).toEqual(history === 'all' ? [200, 200, 200] : [403, 403, 200])
    }
  })
})

describe('a place that was over', () => {
  it('brings nothing of before with it by a rule of what comes, though nobody looked meanwhile', async () => {
    const { creator, reader, tierId, subscription } = await subscribed(['Quim', 'Rita'], 'new')
    const before = await post(creator, [tierId], 'Antes')
    expect(await gets(paths.post(before), reader)).toBe(200)
    await db.doc(paths.tierPlace(reader.uid, tierId)).update({ paidUntil: Timestamp.fromMillis(Date.now() - 1000) })
    stripe.world.renew(account, subscription, true)
    await cards.idle()
    const after = await post(creator, [tierId], 'Depois')
    expect(await Promise.all([before, after].map((one) => gets(paths.post(one), reader)))).toEqual([403, 200])
    expect((await db.doc(paths.entry(reader.uid, before)).get()).exists).toBe(false)
  })
})

describe('what is for subscribers', () => {
  it('is for nobody else, calls no ward, and changes by nobody’s hand', async () => {
    const { creator, reader, tierId } = await subscribed(['Iara', 'Joca'])
    const child = await instance.aged(await instance.member('Kiko'), { ageBand: 'child', guardian: creator.uid })
    const send = (audience: object, text = 'Oi') =>
      instance.refusalOf(
        instance.call(
          createPost,
          {
            ...{ postId: newPostId(creator.uid), text, photos: [] },
            audience: { connections: false, circles: [tierId], people: [], except: [], ...audience },
          },
          creator,
        ),
      )
    expect(await send({ connections: true })).toBe('tier-alone')
    expect(await send({ except: [reader.uid] })).toBe('tier-alone')
    expect(await send({}, `Olha ${mentionOf(child.uid)}`)).toBe('not-for-subscribers')
    expect(await send({})).toBe('none')
    await instance.connect(creator, child)
    const adding = instance.call(addToCircle, { circleId: tierId, people: [child.uid] }, creator)
    expect(await instance.refusalOf(adding)).toBe('not-yours-to-change')
    expect(await instance.refusalOf(cards.pay(child, creator, { kind: 'tier', tierId, amount: 900 }))).toBe(
      'not-an-adult',
    )
    expect(await instance.refusalOf(cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 }))).toBe(
      'already-subscribed',
    )
  })

  it('costs another amount from the next period on', async () => {
    const { creator, reader, tierId, subscription } = await subscribed(['Lia', 'Mel'])
    await db
      .doc(paths.supportPage(creator.uid))
      .update({ tiers: [{ id: tierId, name: 'Clube', words: '', amount: 1100 }] })
    await instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
    const item = stripe.world.find(account, 'subscription', subscription)!.items.data[0]!
    expect(item.price.unit_amount).toBe(1100)
    // What the page says since is told beside what is asked, until that is offered.
    const priceOf = async () => (await instance.call(cardsOf, { uid: creator.uid }, reader)).tiers[0]
    expect(await priceOf()).not.toHaveProperty('page')
    await db
      .doc(paths.supportPage(creator.uid))
      .update({ tiers: [{ id: tierId, name: 'Clube', words: '', amount: 1850 }] })
    expect(await priceOf()).toMatchObject({ amount: 1100, page: { amount: 1850, currency: 'BRL' } })
    // And to whoever subscribes, what their card goes on with until then.
    expect(await priceOf()).toMatchObject({ mine: 'active', pays: { amount: 900, next: { amount: 1100 } } })
    const update = stripe.world.asked.find(({ path }) => path.endsWith(subscription))
    expect(update?.body).toContain('proration_behavior=none')
    const { orders } = await instance.call(myCardOrders, {}, reader)
    expect(orders).toMatchObject([{ tier: 'Clube', amount: 900, next: { amount: 1100 } }])
    // A name outlives that the tier is offered.
    await db.doc(paths.supportPage(creator.uid)).update({ tiers: [] })
    expect((await instance.call(myCardOrders, {}, reader)).orders).toMatchObject([{ tier: 'Clube' }])
    // Nor is that somebody pays for it kept from its creator.
    const running = async () => (await instance.call(cardsOf, { uid: creator.uid }, creator)).own!.running
    expect(await running()).toEqual([{ id: tierId, name: 'Clube', subscribers: 1 }])
    const late = cards.pay(await instance.member('Sara'), creator, { kind: 'tier', tierId, amount: 1100 })
    expect(await instance.refusalOf(late)).toBe('tier-unknown')
  })

  it('costs what was offered last, however often that was offered and taken back within a day', async () => {
    const { creator, tierId, subscription } = await subscribed(['Wando', 'Xuxa'])
    for (const amount of [500, 900, 500, 900]) {
      await db.doc(paths.supportPage(creator.uid)).update({ tiers: [{ id: tierId, name: 'Clube', words: '', amount }] })
      await instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
      await cards.idle()
      const item = stripe.world.find(account, 'subscription', subscription)!.items.data[0]!
      expect(item.price.unit_amount).toBe(amount)
    }
  })

  it('is offered under another name right after Stripe took half of it', async () => {
    const creator = await instance.member('Yara')
    await cards.creator(creator)
    const tierId = newId()
    const offer = async (name: string) => {
      await db.doc(paths.supportPage(creator.uid)).update({ tiers: [{ id: tierId, name, words: '', amount: 900 }] })
      return instance.refusalOf(instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator))
    }
    const products = () =>
      stripe.world.all(account, 'product').flatMap(({ metadata, name }) => (metadata.tier === tierId ? name : []))
    trouble.refusesPrices = true
    expect(await offer('Clube')).not.toBe('none')
    trouble.refusesPrices = false
    expect(products()).toEqual(['Clube'])
    expect(await offer('Roda')).toBe('none')
    expect(products()).toEqual(['Clube', 'Roda'])
    const { tiers } = (await db.doc(paths.supportCard(creator.uid)).get()).data()!
    expect(stripe.world.find(account, 'price', tiers[tierId].price)).toMatchObject({
      ...{ product: tiers[tierId].product, unit_amount: 900 },
    })
    expect(stripe.world.find(account, 'product', tiers[tierId].product)?.name).toBe('Roda')
  })

  it('is offered under another name after its price was made and its product never written down', async () => {
    const creator = await instance.member('Zeca')
    await cards.creator(creator)
    const tierId = newId()
    const offer = async (name: string) => {
      await db.doc(paths.supportPage(creator.uid)).update({ tiers: [{ id: tierId, name, words: '', amount: 900 }] })
      return instance.refusalOf(instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator))
    }
    expect(await offer('Clube')).toBe('none')
    // As if the process had died before it was.
    await db.doc(paths.supportCard(creator.uid)).update({ tiers: {} })
    expect(await offer('Roda')).toBe('none')
  })

  it('stays in its currency, and as it is for whoever cancelled', async () => {
    const { creator, reader, tierId, subscription } = await subscribed(['Tito', 'Ugo'])
    const other = await instance.member('Vera')
    const { session } = await cards.pay(other, creator, { kind: 'tier', tierId, amount: 900 })
    stripe.world.pay(account, session)
    await cards.idle()
    const cancelled = stripe.world.find(account, 'checkout.session', session)!.subscription!
    stripe.world.cancelAtEnd(account, cancelled, true)
    await cards.idle()
    const offer = async (currency: string, amount: number) => {
      const tiers = [{ id: tierId, name: 'Clube', words: '', amount }]
      await db.doc(paths.supportPage(creator.uid)).update({ currency, tiers })
      await instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
      await cards.idle()
      return [subscription, cancelled].map((id) => {
        const { price } = stripe.world.find(account, 'subscription', id)!.items.data[0]!
        return [price.currency, price.unit_amount]
      })
    }
    const before = ['brl', 900]
    expect(await offer('USD', 500)).toEqual([before, before])
    const { orders } = await instance.call(myCardOrders, {}, reader)
    expect(orders).toMatchObject([{ amount: 900, currency: 'BRL', next: null }])
    expect(await offer('BRL', 1100)).toEqual([['brl', 1100], before])
  })

  it('ends at Stripe by a block, and at once here', async () => {
    const { creator, reader, tierId, subscription, orderId } = await subscribed(['Nina', 'Olga'])
    const postId = await post(creator, [tierId])
    await instance.call(block, { uid: reader.uid }, creator)
    expect(await gets(paths.post(postId), reader)).toBe(403)
    await instance.server.functions!.runSchedule('claimAlarms')
    await cards.idle()
    expect(stripe.world.find(account, 'subscription', subscription)?.status).toBe('canceled')
    expect((await db.doc(paths.cardOrder(orderId)).get()).get('state')).toBe('lapsed')
  })
})

describe('what Stripe is asked', () => {
  it('never makes the house a payee, and tells of nobody', async () => {
    const bodies = stripe.world.asked.map(({ body }) => decodeURIComponent(body))
    expect(bodies.length).toBeGreaterThan(10)
    for (const body of bodies) {
      expect(body).not.toMatch(/application_fee|transfer_data|on_behalf_of|transfers|uid-|@example/)
    }
    const sessions = stripe.world.asked.filter(({ path }) => path === '/v1/checkout/sessions')
    for (const { key, body } of sessions) {
      const order = new URLSearchParams(body).get('client_reference_id')
      expect(key).toBe(`${order}-checkout-1`)
    }
  })

  it('is nothing that a restricted key may not', async () => {
    const { hostname, port } = new URL(stripe.url)
    const restricted = new Stripe(stripe.restrictedKey, { host: hostname, port, protocol: 'http', telemetry: false })
    await expect(restricted.refunds.create({ charge: 'ch_1' })).rejects.toMatchObject({ statusCode: 403 })
    await expect(restricted.payouts.list()).rejects.toMatchObject({ statusCode: 403 })
    expect((await restricted.accounts.retrieveCurrent()).id).toBe(account)
  })

  it('is not asked for less than a card pays', async () => {
    const [pia, rui] = [await instance.member('Pia'), await instance.member('Rui')]
    await instance.connect(pia, rui)
    await cards.creator(pia)
    const postId = await post(pia, [])
    expect(await instance.refusalOf(cards.pay(rui, pia, { kind: 'tip', postId, amount: 49 }))).toBe('amount-too-small')
    const orderId = newId()
    const input = { uid: pia.uid, orderId, locale: 'pt' as const, what: { kind: 'tip' as const, postId, amount: 500 } }
    const one = await instance.call(payByCard, input, rui)
    expect(await instance.call(payByCard, input, rui)).toEqual(one)
    const other = instance.call(payByCard, { ...input, what: { ...input.what, amount: 600 } }, rui)
    expect(await instance.refusalOf(other)).toBe('id-taken')
  })

  it('is in the currency that was shown, or not at all', async () => {
    const { creator, tierId } = await subscribed(['Sol', 'Teo'])
    const uma = await instance.member('Uma')
    await instance.connect(creator, uma)
    const postId = await post(creator, [])
    const refusalOf = (what: Paying) => instance.refusalOf(cards.pay(uma, creator, what))
    const tip = { kind: 'tip', postId, amount: 500 } as const
    const tier = { kind: 'tier', tierId, amount: 900 } as const
    expect(await refusalOf({ ...tier, currency: 'USD' })).toBe('edited-meanwhile')
    expect(await refusalOf({ ...tip, currency: 'BRL' })).toBe('none')
    await db.doc(paths.supportPage(creator.uid)).update({ currency: 'USD' })
    expect(await refusalOf({ ...tip, currency: 'BRL' })).toBe('edited-meanwhile')
    expect(await refusalOf({ ...tip, currency: 'USD' })).toBe('none')
    // An app of before says none.
    expect(await refusalOf(tip)).toBe('none')
    // The tier is still offered in what it was.
    expect(await refusalOf({ ...tier, currency: 'BRL' })).toBe('none')
  })
})

describe('a message', () => {
  it('is heard if it is Stripe’s, for us, now, and its bytes are what was signed', async () => {
    const seconds = () => Math.floor(Date.now() / 1000)
    const event = (more: object = {}) =>
      JSON.stringify({
        id: `evt_${newId()}`,
        object: 'event',
        type: 'x',
        api_version: 'y',
        livemode: false,
        data: { object: { id: 'o' } },
        ...more,
      })
    const send = (body: string, signature: string | undefined) => cards.post(body, signature)
    const sign = (body: string, at = seconds(), secret = stripe.secret) => signatureOf(body, secret, at)
    const good = event()
    expect(await send(good, sign(good))).toBe(200)
    expect(await send(good, sign(good))).toBe(200)
    const refused: [string, string | undefined][] = [
      [event(), undefined],
      [event(), 'nonsense'],
      [`${good} `, sign(good)],
      [JSON.stringify(JSON.parse(good), null, 1), sign(good)],
      [good, sign(good, seconds() - 301)],
      [good, sign(good, seconds() + 330)],
      [good, sign(good, seconds() + 31_536_000)],
      [good, `t=1,${sign(good)}`],
      [good, `${sign(good)},t=${seconds()}`],
      [good, sign(good, seconds(), 'whsec_other')],
      [good, sign(good, seconds(), stripe.connectSecret)],
      [good, sign(good).replace('v1=', 'v0=')],
    ]
    for (const said of [
      event({ livemode: true }),
      event({ account: 'acct_other' }),
      event({ object: 'v2.core.event' }),
      event({ id: 'no' }),
    ]) {
      refused.push([said, sign(said)])
    }
    for (const [body, signature] of refused) expect(await send(body, signature), `${signature} ${body}`).toBe(400)
    const bytes = Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xff]), Buffer.from('}')])
    expect(await cards.post(bytes, sign(bytes.toString('utf8')))).toBe(400)
    const long = event({ more: 'x'.repeat(1024 * 1024) })
    // The server in front takes no such body at all.
    expect(await send(long, sign(long))).toBe(413)
  })
})
