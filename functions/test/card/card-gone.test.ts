/** What whoever subscribed sees and may do once what they paid is over, or the account that they paid to is gone. */

import { myCardOrders, openPortal } from '@varanda/domain/card/calls/card-order'
import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import { connectCards } from '@varanda/domain/card/calls/connect-cards'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { openCardInstance } from '../harness/cards.ts'

const cards = await openCardInstance({ mode: 'connect' })
const { instance, stripe } = cards
const { db } = instance
afterAll(() => cards.close())

async function subscribed(names: [string, string]) {
  const [creator, reader] = [await instance.member(names[0]), await instance.member(names[1])]
  await instance.connect(creator, reader)
  const tierId = newId()
  const offer = async () => {
    // Whoever looks at their own is told that Stripe lets them go on.
    await instance.call(cardsOf, { uid: creator.uid }, creator)
    await instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
    const account: string = (await db.doc(paths.supportCard(creator.uid)).get()).get('account')
    return account
  }
  await cards.creator(creator)
  const tiers = [{ id: tierId, name: 'Clube', words: '', amount: 900 }]
  await db.doc(paths.supportPage(creator.uid)).update({ tiers })
  const account = await offer()
  const subscribe = async () => cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
  const { orderId, session } = await subscribe()
  stripe.world.pay(account, session)
  await cards.idle()
  const shown = async () => {
    const { orders } = await instance.call(myCardOrders, {}, reader)
    const { tiers } = await instance.call(cardsOf, { uid: creator.uid }, reader)
    return [orders.map(({ state, goesOn }) => [state, goesOn]), tiers.map(({ mine }) => mine)]
  }
  /** Of each that goes on, whether anybody here knows what becomes of it. */
  const reached = async () => {
    const { orders } = await instance.call(myCardOrders, {}, reader)
    return orders.map(({ outOfReach }) => !outOfReach)
  }
  return { creator, reader, account, orderId, offer, subscribe, shown, reached }
}

const past = () => Timestamp.fromMillis(Date.now() - 1000)
const ahead = () => Timestamp.fromMillis(Date.now() + 3_600_000)

describe('what was paid and is over', () => {
  it('is said to be over as soon as it is, whatever Stripe last said of it, and to go on there', async () => {
    const { orderId, shown } = await subscribed(['Ana', 'Beto'])
    const order = db.doc(paths.cardOrder(orderId))
    expect(await shown()).toEqual([[['active', true]], ['active']])
    await order.update({ state: 'past_due', paidUntil: past(), graceUntil: ahead() })
    expect(await shown()).toEqual([[['past_due', true]], ['past_due']])
    await order.update({ graceUntil: past() })
    expect(await shown()).toEqual([[['lapsed', true]], ['lapsed']])
    // What was cancelled ends there by itself.
    await order.update({ state: 'canceled', cancels: true })
    expect(await shown()).toEqual([[['lapsed', false]], [null]])
  })
})

describe('an account that is gone', () => {
  it('bars nobody from another one of the same creator, and its page is said to be gone', async () => {
    const one = await subscribed(['Caio', 'Dora'])
    const { creator, reader, account, orderId, offer, subscribe, shown, reached } = one
    expect(await reached()).toEqual([true])
    // They took the instance out of it: Stripe lets us into it no more.
    stripe.world.objects.delete(account)
    await db.doc(paths.supportCard(creator.uid)).update({ state: 'off' })
    expect(await reached()).toEqual([false])
    await instance.call(connectCards, { locale: 'pt', understood: true }, creator)
    const other = await offer()
    expect(other).not.toBe(account)
    // What was paid before still gives something, and is shown.
    expect(await shown()).toEqual([[['active', true]], ['active']])
    await db.doc(paths.cardOrder(orderId)).update({ paidUntil: past() })
    // That it is over at Stripe nobody can say.
    expect(await shown()).toEqual([[['lapsed', true]], [null]])
    const portal = instance.call(openPortal, { orderId, locale: 'pt' }, reader)
    expect(await instance.refusalOf(portal)).toBe('account-gone')
    const { session } = await subscribe()
    stripe.world.pay(other, session)
    await cards.idle()
    expect((await shown())[1]).toEqual(['active'])
    // The newest first.
    expect(await reached()).toEqual([true, false])
    expect(await instance.refusalOf(subscribe())).toBe('already-subscribed')
  })
})
