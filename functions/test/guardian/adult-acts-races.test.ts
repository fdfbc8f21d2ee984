/** What only adults do, and a birth date that says that they are none, at the same moment: in an order that a seed draws. */
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { newCircleId, newId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { afterAll, expect, it } from 'vitest'
import { openSteppedTill } from '../harness/history/stepped-till.ts'
import type { Account } from '../harness/instance/killable-instance.ts'

const { instance, till, close } = await openSteppedTill()
afterAll(close)

const [creator] = (await instance.members(['everybody-creator'])) as [Account]
const birthDate = new Date(Date.now() - 17 * 365.2425 * day).toISOString().slice(0, 10)

/** Each of so many does it while they turn out to be 17; answers what was refused, by whom it was not begun too late. */
async function race(name: string, act: (who: Account) => Promise<unknown>, begunAt: (who: Account) => string) {
  const names = Array.from({ length: 40 }, (_, index) => `f${index}-${name}`)
  const people = await instance.members(names)
  const bosses = await instance.members(names.map((one) => `${one}-boss`))
  for (const { uid } of bosses) await instance.db.doc(paths.standing(uid)).update({ role: 'admin' })
  const answers = await instance.drive(
    Promise.all(
      people.flatMap((who, index) => [
        instance.refusalOf(act(who)),
        instance.refusalOf(
          instance.call(correctBirthDate, { uid: who.uid, birthDate, reason: 'A mãe contou.' }, bosses[index]!),
        ),
      ]),
    ),
  )
  expect(new Set(answers.filter((_, index) => index % 2 === 1))).toEqual(new Set(['none']))
  const late: string[] = []
  for (const who of people) {
    const [begun, standing] = await instance.db.getAll(
      instance.db.doc(begunAt(who)),
      instance.db.doc(paths.standing(who.uid)),
    )
    expect(standing!.get('ageBand')).toBe('youth')
    if (begun!.exists && begun!.createTime! > standing!.updateTime!) late.push(who.uid)
  }
  return { refusals: new Set(answers.filter((_, index) => index % 2 === 0)), late }
}

it('nobody begins to pay who is no adult by then', async () => {
  const tierId = newId()
  await till.offer(creator, tierId, 'all')
  const orders = new Map<string, string>()
  const pay = (who: Account) => {
    orders.set(who.uid, newId())
    const what = { kind: 'tier' as const, tierId, amount: 900 }
    return instance.call(payByCard, { uid: creator.uid, orderId: orders.get(who.uid)!, locale: 'pt', what }, who)
  }
  const { refusals, late } = await race('payer', pay, ({ uid }) => paths.cardOrder(orders.get(uid)!))
  expect(late).toEqual([])
  expect(refusals).toContain('not-an-adult')
})

it('nobody opens a circle for everyone who is no adult by then', async () => {
  const circles = new Map<string, string>()
  const open = (who: Account) => {
    const circleId = newCircleId(who.uid)
    circles.set(who.uid, circleId)
    return instance.call(createCircle, { circleId, kind: 'public', name: 'Quintal', people: [] }, who)
  }
  const { refusals, late } = await race('opener', open, ({ uid }) => paths.circle(circles.get(uid)!))
  expect(late).toEqual([])
  expect(refusals).toContain('not-at-this-age')
})

it('nobody follows one who is no adult by then', async () => {
  const circleId = newCircleId(creator.uid)
  await instance.drive(instance.call(createCircle, { circleId, kind: 'public', name: 'Quintal', people: [] }, creator))
  const follow = (who: Account) => instance.call(followCircle, { circleId }, who)
  const { refusals, late } = await race('follower', follow, ({ uid }) => paths.joinedCircle(uid, circleId))
  expect(late).toEqual([])
  expect(refusals).toContain('not-at-this-age')
})
