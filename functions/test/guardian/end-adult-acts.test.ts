/** A birth date that was put right may say that somebody is no adult: what goes on by itself, and is for adults, ends. */

import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { createWard } from '@varanda/domain/guardian/calls/create-ward'
import { newId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { afterAll, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { openCardInstance } from '../harness/cards.ts'
import { circlesOf } from '../harness/circles.ts'
import type { Person } from '../instance.ts'

const cards = await openCardInstance()
const { instance, stripe } = cards
const { db } = instance
const circles = circlesOf(instance)
afterAll(() => cards.close())

const boss = await instance.member('Boss')
await db.doc(paths.standing(boss.uid)).update({ role: 'admin' })

const yearsAgo = (years: number) => new Date(Date.now() - years * 365.2425 * day - day).toISOString().slice(0, 10)
const correct = ({ uid }: Person, years: number) =>
  instance.call(correctBirthDate, { uid, birthDate: yearsAgo(years), reason: 'A mãe contou.' }, boss)
const exists = async (path: string) => (await db.doc(path).get()).exists

async function subscribe(from: Person, to: Person, tierId: string) {
  const { orderId, session } = await cards.pay(from, to, { kind: 'tier', tierId, amount: 900 })
  stripe.world.pay(stripe.account, session)
  await cards.idle()
  const subscription = stripe.world.find(stripe.account, 'checkout.session', session)!.subscription!
  const status = () => stripe.world.find(stripe.account, 'subscription', subscription)!.status
  return { order: () => db.doc(paths.cardOrder(orderId)).get(), status }
}

it('open doors end, those of others are left, and nothing is paid any more, from them or to them', async () => {
  const [ana, beto, caio] = [await instance.member('Ana'), await instance.member('Beto'), await instance.member('Caio')]
  await instance.connect(ana, beto)
  const own = await circles.make(ana, 'public')
  await instance.call(followCircle, { circleId: own }, caio)
  const shown = await circles.post(ana, own)
  const theirs = await circles.make(beto, 'public')
  await instance.call(followCircle, { circleId: theirs }, ana)
  const followed = await circles.post(beto, theirs)
  const group = await circles.groupOf(beto, [ana])
  expect(await circles.reads(shown, [caio])).toEqual([caio.uid])
  expect(await circles.reads(followed, [ana])).toEqual([ana.uid])
  const [tierOfAna, tierOfBeto] = [newId(), newId()]
  await cards.creator(ana, [{ id: tierOfAna, amount: 900 }])
  await cards.creator(beto, [{ id: tierOfBeto, amount: 900 }])
  const toAna = await subscribe(caio, ana, tierOfAna)
  const toBeto = await subscribe(ana, beto, tierOfBeto)
  const amongOthers = await subscribe(caio, beto, tierOfBeto)

  await correct(ana, 17)
  await cards.idle()
  expect((await db.doc(paths.standing(ana.uid)).get()).get('ageBand')).toBe('youth')
  expect(await exists(paths.circle(own))).toBe(false)
  expect(await circles.reads(shown, [caio])).toEqual([])
  expect(await exists(paths.circleMember(theirs, ana.uid))).toBe(false)
  expect(await exists(paths.joinedCircle(ana.uid, theirs))).toBe(false)
  expect(await circles.reads(followed, [ana])).toEqual([])
  // What is no adults’ stays, and so does what others do.
  expect(await exists(paths.circleMember(group, ana.uid))).toBe(true)
  expect(await exists(paths.circle(theirs))).toBe(true)
  expect(await exists(paths.connection(ana.uid, beto.uid))).toBe(true)
  await ringAll(instance, 'settle-card')
  expect([toAna.status(), toBeto.status(), amongOthers.status()]).toEqual(['canceled', 'canceled', 'active'])
  expect((await toAna.order()).get('ends')).toBe(true)
  expect(await exists(paths.tierPlace(caio.uid, tierOfAna))).toBe(false)
  expect(await instance.refusalOf(instance.call(followCircle, { circleId: theirs }, ana))).toBe('not-at-this-age')
})

it('another adult’s date ends nothing', async () => {
  const dora = await instance.member('Dora')
  const own = await circles.make(dora, 'public')
  await correct(dora, 30)
  await instance.server.idle()
  expect(await exists(paths.circle(own))).toBe(true)
})

it('whoever answers for a child is no minor until somebody else does', async () => {
  const edu = await instance.member('Edu')
  const lia = { key: newId(), name: 'Lia', birthDate: yearsAgo(9), locale: 'pt' } as const
  await instance.call(createWard, lia, edu)
  expect(await instance.refusalOf(correct(edu, 17))).toBe('has-wards')
  await correct(edu, 40)
})

it('an administrator is no minor until somebody has taken the role away', async () => {
  const rui = await instance.member('Rui')
  const roleIs = (role: string) => db.doc(paths.standing(rui.uid)).update({ role })
  await roleIs('admin')
  expect(await instance.refusalOf(correct(rui, 17))).toBe('not-an-adult')
  await correct(rui, 40)
  await roleIs('user')
  await correct(rui, 17)
  expect((await db.doc(paths.standing(rui.uid)).get()).get('ageBand')).toBe('youth')
})
