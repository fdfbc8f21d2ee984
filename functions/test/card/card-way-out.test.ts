/** A suspension ends no subscription: whoever is shut out sees what they pay, and cancels it. */
import { openWayOut } from '@varanda/domain/account/calls/open-way-out'
import { cardOrder, myCardOrders, openPortal } from '@varanda/domain/card/calls/card-order'
import { paysOnWayOut, portalOnWayOut } from '@varanda/domain/card/calls/pays-on-way-out'
import { newId } from '@varanda/domain/ids'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { openCardInstance } from '../harness/cards.ts'
import type { Person } from '../instance.ts'

const cards = await openCardInstance()
const { instance, stripe } = cards
const { db } = instance
afterAll(() => cards.close())
const { account } = stripe

const admin = await instance.member('Rui')
await db.doc(paths.standing(admin.uid)).update({ role: 'admin' })
const suspend = ({ uid }: Person) => instance.call(suspendMember, { uid, reason: 'Vamos conversar.' }, admin)

/** Somebody who pays for a tier of a member of this name. */
async function subscriber(name: string, creatorName: string) {
  const [creator, reader] = [await instance.member(creatorName), await instance.member(name)]
  const tierId = newId()
  await cards.creator(creator, [{ id: tierId, amount: 900 }])
  const { orderId, session } = await cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
  stripe.world.pay(account, session)
  await cards.idle()
  const subscription = stripe.world.find(account, 'checkout.session', session)!.subscription!
  return { creator, reader, orderId, subscription }
}

async function tokenOf(who: Person): Promise<string> {
  const opened = await instance.call(openWayOut, {}, who)
  if (opened.state !== 'open') throw new Error(opened.state)
  return opened.token
}
const paysOf = (token: string) => instance.call(paysOnWayOut, { token }).then(({ orders }) => orders)
const portalOf = (token: string, orderId: string) =>
  instance.call(portalOnWayOut, { token, orderId, locale: 'en' }).then(({ url }) => url)

it('shows what goes on, with whom it is paid to, and opens the page where it is cancelled', async () => {
  const { reader, orderId, subscription } = await subscriber('Ana', 'Beto')
  await suspend(reader)
  // Inside nothing opens.
  const inside = [
    instance.call(myCardOrders, {}, reader),
    instance.call(cardOrder, { orderId }, reader),
    instance.call(openPortal, { orderId, locale: 'pt' }, reader),
  ]
  expect(await Promise.all(inside.map(instance.refusalOf))).toEqual(inside.map(() => 'not-active'))
  const token = await tokenOf(reader)
  expect(await paysOf(token)).toEqual([
    {
      ...{ orderId, name: 'Beto', tier: 'Clube', amount: 900, currency: 'BRL', next: null },
      ...{ test: true, isCancelled: false },
      until: expect.any(Number),
    },
  ])
  const url = await portalOf(token, orderId)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/stripe\/portal\//)
  expect(await (await fetch(url)).text()).toContain(`${instance.server.url}/en/auth`)

  stripe.world.cancelAtEnd(account, subscription, true)
  await cards.idle()
  expect(await paysOf(token)).toMatchObject([{ orderId, isCancelled: true }])
  stripe.world.end(account, subscription)
  await cards.idle()
  expect(await paysOf(token)).toEqual([])
})

it('opens nobody else’s, and nothing once the member is let in again', async () => {
  const [one, other] = [await subscriber('Caio', 'Dora'), await subscriber('Edu', 'Fabi')]
  await suspend(one.reader)
  const token = await tokenOf(one.reader)
  expect(await instance.refusalOf(portalOf(token, other.orderId))).toBe('order-unknown')
  expect(await instance.refusalOf(portalOf(token, newId()))).toBe('order-unknown')
  for (const wrong of ['', 'x', newId()]) expect(await instance.refusalOf(paysOf(wrong))).toBe('signed-out')
  await instance.call(reinstateMember, { uid: one.reader.uid, reason: 'Conversamos.' }, admin)
  expect(await instance.refusalOf(paysOf(token))).toBe('signed-out')
  expect(await instance.refusalOf(portalOf(token, one.orderId))).toBe('signed-out')
})

it('names nobody whose account is gone, and is empty for whoever pays nothing', async () => {
  const { creator, reader, orderId } = await subscriber('Gil', 'Hugo')
  await suspend(reader)
  await db.doc(paths.user(creator.uid)).delete()
  expect(await paysOf(await tokenOf(reader))).toMatchObject([{ orderId, name: null, tier: 'Clube' }])
  const bia = await instance.member('Bia')
  await suspend(bia)
  expect(await paysOf(await tokenOf(bia))).toEqual([])
})

it('shows what goes on however much was begun and given up since', async () => {
  const { reader, orderId } = await subscriber('Ivo', 'Jana')
  const order = (await db.doc(paths.cardOrder(orderId)).get()).data()!
  const { subscription: _, ...never } = { ...order, state: 'waiting' } as typeof order & { subscription?: string }
  const later = (at: number) => Timestamp.fromMillis(order.createdAt.toMillis() + at)
  for (let at = 1; at <= 60; at++) {
    await db.doc(paths.cardOrder(newId())).set({ ...never, createdAt: later(at) })
    const over = { state: 'lapsed', over: true, subscription: `sub_over_${at}`, createdAt: later(at) }
    await db.doc(paths.cardOrder(newId())).set({ ...order, ...over })
  }
  const { orders } = await instance.call(myCardOrders, {}, reader)
  expect(orders).toHaveLength(51)
  expect(orders.at(-1)).toMatchObject({ orderId, goesOn: true })
  await suspend(reader)
  expect(await paysOf(await tokenOf(reader))).toMatchObject([{ orderId }])
})
