/** Monthly reminders by the real functions: who may have one, when it rings, what ends it, and that nobody else learns of it. */
import { leave } from '@varanda/domain/account/calls/leave'
import { block } from '@varanda/domain/connection/calls/block'
import type { CallInput } from '@varanda/domain/contract'
import { newId } from '@varanda/domain/ids'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { declareTip } from '@varanda/domain/support/calls/declare-tip'
import { remindMonthly } from '@varanda/domain/support/calls/remind-monthly'
import { saveSupportPage } from '@varanda/domain/support/calls/save-support-page'
import { setSupportWays } from '@varanda/domain/support/calls/set-support-ways'
import type { Reminder } from '@varanda/domain/support/reminder'
import { supportLimits } from '@varanda/domain/support/support-page'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { db, refusalOf } = instance
const { family } = circlesOf(instance)
afterAll(() => instance.close())

const own = { kind: 'evp', key: '123e4567-e12b-12d1-a456-426655440000' } as const
const pix = { own, receiver: 'Paula Siqueira', city: 'Campinas', hideTxid: false }
const links = ['https://ko-fi.com/paula']
const page: CallInput<typeof saveSupportPage> = {
  ...{ on: true, words: '', currency: 'BRL', goal: null, tiers: [] },
  promises: { noChildren: true, noPrizes: true },
}

async function openPage(who: Person) {
  await instance.call(setSupportWays, { pix, links }, who)
  await instance.call(saveSupportPage, page, who)
}
async function give(from: Person, to: Person, way: 'pix' | 'link' = 'pix') {
  const by = way === 'pix' ? ({ way, txid: newId() } as const) : ({ way, host: 'ko-fi.com' } as const)
  await instance.call(declareTip, { uid: to.uid, tipId: newId(), by, amount: 2000, words: '' }, from)
}
const remind = (from: Person, to: Person, monthly: { amount: number; on: number } | null = { amount: 2000, on: 31 }) =>
  instance.call(remindMonthly, { uid: to.uid, monthly }, from)
const remindersOf = async ({ uid }: Person) =>
  (await db.collection(paths.reminders(uid)).get()).docs.map((found) => ({
    ...(found.data() as Reminder),
    id: found.id,
  }))
const alarmsOf = async ({ uid }: Person) =>
  (await db.collection(paths.alarms).where('reference.uid', '==', uid).get()).docs.filter(
    (found) => found.get('kind') === 'remind-support',
  )
const dueOf = async (who: Person) => (await noticesOf(db, who)).filter(({ kind }) => kind === 'support-due')

/** Its day has come, as if it had been set for then. */
async function come(who: Person) {
  const [reminder] = await remindersOf(who)
  await db.doc(paths.reminder(who.uid, reminder!.id)).update({ nextAt: Timestamp.fromMillis(Date.now() - hour) })
  await ringAll(instance, 'remind-support')
}

/** A page that takes Pix, and who gave something by it and wants to be reminded. */
async function reminded(): Promise<[creator: Person, supporter: Person]> {
  const [ana, beto] = await family('Ana', 'Beto')
  await openPage(ana)
  await give(beto, ana)
  await remind(beto, ana)
  return [ana, beto]
}

describe('a reminder', () => {
  it('is for adults who gave somebody something by Pix, one for each', async () => {
    const [ana, beto, caio, lia] = await family('Ana', 'Beto', 'Caio', 'Lia')
    expect(await refusalOf(remind(beto, ana))).toBe('support-off')
    await openPage(ana)
    expect(await refusalOf(remind(ana, ana))).toBe('not-yourself')
    expect(await refusalOf(remind(beto, ana))).toBe('tip-unknown')
    await give(caio, ana, 'link')
    expect(await refusalOf(remind(caio, ana))).toBe('tip-unknown')
    await give(beto, ana)
    for (const on of [0, 32, 1.5]) expect(await refusalOf(remind(beto, ana, { amount: 1, on }))).toBe('bad-input')
    expect(await refusalOf(remind(beto, ana, { amount: 0, on: 1 }))).toBe('bad-input')
    await remind(beto, ana, { amount: 2000, on: 5 })
    await remind(beto, ana, { amount: 2000, on: 5 })
    await remind(beto, ana, { amount: 3500, on: 12 })
    expect(await remindersOf(beto)).toMatchObject([{ to: ana.uid, amount: 3500, on: 12 }])
    const [alarm] = await alarmsOf(beto)
    const { nextAt } = (await remindersOf(beto))[0]!
    expect(alarm!.get('at').toMillis()).toBe(nextAt.toMillis())
    expect(nextAt.toDate().getUTCDate()).toBe(12)
    expect(JSON.stringify(alarm!.data())).not.toContain(ana.uid)
    const child = await instance.aged(lia, { ageBand: 'child', guardian: ana.uid })
    expect(await refusalOf(remind(child, ana))).toBe('not-an-adult')
    await remind(beto, ana, null)
    await remind(beto, ana, null)
    expect([await remindersOf(beto), await alarmsOf(beto)]).toEqual([[], []])
  })

  it('is one of twenty at most, and another way for one that there is stays open', async () => {
    const [ana, beto] = await reminded()
    const others = Array.from({ length: supportLimits.reminders - 1 }, (_, n) => ({ to: `other-${n}` }))
    const rest = { amount: 1, on: 1, nextAt: Timestamp.now(), createdAt: Timestamp.now() }
    await Promise.all(others.map((one) => db.doc(paths.reminder(beto.uid, one.to)).set({ ...one, ...rest })))
    const [caio] = await family('Caio')
    await openPage(caio)
    await give(beto, caio)
    expect(await refusalOf(remind(beto, caio))).toBe('too-many-reminders')
    await remind(beto, ana, { amount: 100, on: 2 })
    await remind(beto, ana, null)
    await remind(beto, caio)
  })

  it('tells its member once a month, with how much and of whom, and nobody else', async () => {
    const [ana, beto] = await reminded()
    await ringAll(instance, 'remind-support')
    expect(await dueOf(beto)).toEqual([])
    await come(beto)
    await ringAll(instance, 'remind-support')
    expect(await dueOf(beto)).toMatchObject([{ amount: 2000, by: { uid: ana.uid, name: ana.name }, words: '' }])
    const { nextAt } = (await remindersOf(beto))[0]!
    expect(nextAt.toMillis()).toBeGreaterThan(Date.now())
    expect((await alarmsOf(beto))[0]!.get('at').toMillis()).toBe(nextAt.toMillis())
    await come(beto)
    expect(await dueOf(beto)).toHaveLength(2)
    // Whom it names was told of the tip, and of nothing else.
    expect((await noticesOf(db, ana)).map(({ kind }) => kind)).toEqual(['tip-declared'])
  })

  it('passes over the months in which nothing can be given, and goes on', async () => {
    const [ana, beto] = await reminded()
    await instance.call(setSupportWays, { pix: null, links }, ana)
    await come(beto)
    await instance.call(setSupportWays, { pix, links }, ana)
    await instance.call(saveSupportPage, { ...page, on: false }, ana)
    await come(beto)
    await instance.call(saveSupportPage, page, ana)
    for (const one of [ana, beto]) {
      await db.doc(paths.standing(one.uid)).update({ status: 'suspended' })
      await come(beto)
      await db.doc(paths.standing(one.uid)).update({ status: 'active' })
    }
    expect(await dueOf(beto)).toEqual([])
    await come(beto)
    expect(await dueOf(beto)).toHaveLength(1)
  })

  it.each(['whom it names', 'its member'])('ends with a block by %s', async (who) => {
    const [ana, beto] = await reminded()
    const [by, other] = who === 'its member' ? [beto, ana] : [ana, beto]
    await instance.call(block, { uid: other.uid }, by)
    expect([await remindersOf(beto), await alarmsOf(beto)]).toEqual([[], []])
  })

  it('that a block came past is over when it rings', async () => {
    const [ana, beto] = await reminded()
    await db.doc(paths.block(ana.uid, beto.uid)).set({ uid: beto.uid, name: '', at: Timestamp.now() })
    await come(beto)
    expect([await remindersOf(beto), await alarmsOf(beto), await dueOf(beto)]).toEqual([[], [], []])
  })

  it.each(['whom it names', 'its member'])('ends with the erasure of %s', async (who) => {
    const [ana, beto] = await reminded()
    const gone = who === 'its member' ? beto : ana
    await instance.call(leave, { way: 'now' }, gone)
    await expect
      .poll(
        async () => {
          await ringAll(instance, 'erase-member')
          return (await db.doc(paths.standing(gone.uid)).get()).exists
        },
        { timeout: 20_000 },
      )
      .toBe(false)
    expect(await remindersOf(beto)).toEqual([])
    await ringAll(instance, 'remind-support')
    expect(await alarmsOf(beto)).toEqual([])
  })
})
