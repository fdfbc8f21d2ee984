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
