/** What cannot be read of a payment holds up nothing else, and nobody is charged on because of it. */

import { leave } from '@varanda/domain/account/calls/leave'
import type { CardOrder } from '@varanda/domain/card/order'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { openCardInstance } from '../harness/cards.ts'
import type { Person } from '../instance.ts'

/** Whether Stripe's messages are lost. */
const trouble = { losesMessages: false }
const cards = await openCardInstance({ plan: () => (trouble.losesMessages ? [] : [0]) })
const { instance, stripe } = cards
const { db } = instance
const { account, world } = stripe
afterAll(() => cards.close())

async function subscribed(names: [string, string]) {
  const [creator, reader] = [await instance.member(names[0]), await instance.member(names[1])]
  await instance.connect(creator, reader)
  const tierId = newId()
  await cards.creator(creator, [{ id: tierId, amount: 900 }])
  return { creator, reader, tierId, ...(await subscribe(creator, reader, tierId)) }
}

async function subscribe(creator: Person, reader: Person, tierId: string) {
  const { orderId, session } = await cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
  world.pay(account, session)
  await cards.idle()
  const id = world.find(account, 'checkout.session', session)!.subscription!
  return { order: db.doc(paths.cardOrder(orderId)), session, id }
}

const statusOf = (id: string) => world.find(account, 'subscription', id)?.status
async function erased(who: Person): Promise<boolean> {
  await ringAll(instance, 'erase-member')
  return !(await db.doc(paths.standing(who.uid)).get()).exists
}

describe('a damaged order', () => {
  it.each(['reader', 'creator'] as const)('ends at Stripe before an erasure forgets it (%s)', async (who) => {
    const one = await subscribed([`Ana${who}`, `Beto${who}`])
    await one.order.update({ amount: 'nine', kind: FieldValue.delete() })
    await instance.call(leave, { way: 'now' }, one[who])
    await expect.poll(() => erased(one[who]), { timeout: 30_000 }).toBe(true)
    expect(statusOf(one.id)).toBe('canceled')
    expect((await one.order.get()).exists).toBe(false)
  })

  it('is waited for where nothing of it says what to end', async () => {
    const { reader, order, session, id } = await subscribed(['Caio', 'Dora'])
    await order.update({ session: 7, subscription: FieldValue.delete() })
    await instance.call(leave, { way: 'now' }, reader)
    for (let turn = 0; turn < 4; turn++) expect(await erased(reader)).toBe(false)
    expect((await order.get()).exists).toBe(true)
    expect(statusOf(id)).toBe('active')
    await order.update({ session })
    await expect.poll(() => erased(reader), { timeout: 30_000 }).toBe(true)
    expect(statusOf(id)).toBe('canceled')
  })

  it('is waited for where it names what is another order’s', async () => {
    const { creator, tierId, ...one } = await subscribed(['Edu', 'Fabi'])
    const gil = await instance.member('Gil')
    await instance.connect(creator, gil)
    const other = await subscribe(creator, gil, tierId)
    const { session, id } = one
    await one.order.update({ amount: 'nine', session: other.session, subscription: other.id })
    await instance.call(leave, { way: 'now' }, one.reader)
    for (let turn = 0; turn < 4; turn++) expect(await erased(one.reader)).toBe(false)
    expect([statusOf(id), statusOf(other.id)]).toEqual(['active', 'active'])
    expect((await other.order.get()).data() as CardOrder).toMatchObject({ state: 'active' })
    await one.order.update({ session, subscription: id })
    await expect.poll(() => erased(one.reader), { timeout: 30_000 }).toBe(true)
    expect([statusOf(id), statusOf(other.id)]).toEqual(['canceled', 'active'])
  })
})

describe('a damaged tip or supporter', () => {
  const damages = [
    ['tip', (creator: Person) => db.collection(paths.tips(creator.uid)), { amount: 'nine' }],
    ['supporter', (creator: Person) => db.collection(paths.supporters(creator.uid)), { number: 'one' }],
  ] as const

  it.each(damages)('of one keeps no other from being looked at (%s)', async (what, all, damage) => {
    const { creator, tierId } = await subscribed([`Hugo${what}`, `Iara${what}`])
    for (const { ref } of (await all(creator).get()).docs) await ref.update(damage)
    // Their ids are drawn: one of them comes after it.
    const others = []
    for (const name of ['Jair', 'Kika', 'Lia', 'Mel']) {
      const reader = await instance.member(`${name}${what}`)
      await instance.connect(creator, reader)
      others.push(await subscribe(creator, reader, tierId))
    }
    trouble.losesMessages = true
    for (const { id } of others) world.end(account, id)
    await cards.idle()
    trouble.losesMessages = false
    await ringAll(instance, 'reconcile-cards')
    for (const { order } of others) expect((await order.get()).data()).toMatchObject({ state: 'lapsed', over: true })
  })

  it.each(damages)('keeps no renewal from giving what was paid for (%s)', async (what, all, damage) => {
    const { creator, order, id } = await subscribed([`Nara${what}`, `Olga${what}`])
    for (const { ref } of (await all(creator).get()).docs) await ref.update(damage)
    const before = (await order.get()).get('paidUntil').toMillis()
    world.renew(account, id, true)
    await cards.idle()
    expect((await order.get()).get('paidUntil').toMillis()).toBeGreaterThan(before)
  })

  it.each(damages)('keeps no erasure waiting (%s)', async (what, all, damage) => {
    const { creator, reader, order, id } = await subscribed([`Pedro${what}`, `Quim${what}`])
    for (const { ref } of (await all(creator).get()).docs) await ref.update(damage)
    await instance.call(leave, { way: 'now' }, reader)
    await expect.poll(() => erased(reader), { timeout: 30_000 }).toBe(true)
    expect(statusOf(id)).toBe('canceled')
    expect((await order.get()).exists).toBe(false)
  })
})
