/** Paying by card, with a stand-in for Stripe: what becomes of money, of places, and who reads what by them. */

import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { afterAll, describe, expect, it } from 'vitest'
import { openCardInstance } from '../harness/cards.ts'

const cards = await openCardInstance()
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
    stripe.world.refund(account, charge.id, 1000)
    await cards.idle()
    expect(await tip()).toMatchObject({ state: 'refunded', refunded: 1500 })
    const rows = (await db.collection(paths.ledger(ana.uid)).get()).docs.map((row) => [
      row.get('kind'),
      row.get('amount'),
    ])
    expect(rows.sort()).toEqual([
      ['paid', 1500],
      ['refunded', 1000],
      ['refunded', 500],
    ])
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
