/**
 * Reminders, step by step in one process (harness/stepped-instance.ts), from January to May of a leap year: alarms and
 * triggers come twice, and in half of the families the server dies between any two requests. Each month tells once, on
 * the last of those that have no 31st.
 *
 * SEED=… vitest run functions/test/support/reminder-deaths.test.ts   the same deaths again
 */
import { newId } from '@varanda/domain/ids'
import { hour } from '@varanda/domain/moment'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { remindMonthly } from '@varanda/domain/support/calls/remind-monthly'
import { noTotals, type SupportPage } from '@varanda/domain/support/support-page'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

const families = 4
const thisYear = new Date().getUTCFullYear()
const leapYear = [1, 2, 3, 4].map((ahead) => thisYear + ahead).find((year) => year % 4 === 0)!
const months = ['01-31', '02-29', '03-31', '04-30'].map((day) => `${leapYear}-${day}`)

let instance: SteppedInstance
beforeAll(async () => {
  instance = await openSteppedInstance(seedOfRun, ['onFactCreated'])
}, 30_000)
afterAll(() => instance?.close())

it('tell once a month, whatever dies between', async () => {
  const { db } = instance
  const claims = () => Promise.all([instance.claimAlarms().catch(() => {}), instance.claimAlarms().catch(() => {})])
  const until = (at: number) => instance.pass(at - Date.now())
  until(Date.UTC(leapYear, 0, 5, 12))
  const names = Array.from({ length: families }, (_, n) => `f${n + 1}`)
  const supporters = await instance.drive(Promise.all(names.map(settleIn)))
  await instance.drive(Promise.all(supporters.map(wish)), 30)
  for (const [month, day] of months.entries()) {
    until(Date.parse(`${day}T08:59:30Z`) - hour)
    await instance.drive(claims())
    expect(await told(supporters), `before ${day}`).toEqual(supporters.map(() => months.slice(0, month)))
    until(Date.parse(`${day}T09:00:10Z`))
    await instance.drive(claims(), month % 2 === 0 ? 60 : 0)
    // What was claimed by a server that died is due again.
    for (let look = 0; look < 3; look += 1) {
      instance.pass(2 * hour)
      await instance.drive(claims())
    }
    expect(await told(supporters), day).toEqual(supporters.map(() => months.slice(0, month + 1)))
  }
  expect(instance.failures).toEqual([])

  async function settleIn(name: string): Promise<Account> {
    const [uid, to] = [`${name}-ana`, `${name}-paula`]
    const [ana] = await instance.members([uid, to])
    const at = Timestamp.now()
    const page: SupportPage = {
      ...{ on: true, words: '', currency: 'BRL', goal: null, tiers: [], links: [], totals: { BRL: noTotals } },
      ...{ ways: { pix: true, card: false }, numbered: 1, createdAt: at, changedAt: at },
    }
    const batch = db.batch()
    batch.set(db.doc(paths.supportPage(to)), page)
    batch.set(db.doc(paths.givenTip(uid, newId())), { to, way: 'pix' })
    batch.set(db.doc(paths.noticeWishes(uid)), { zone: 'UTC' })
    await batch.commit()
    return ana!
  }

  /** Asks until it is taken, as somebody does who hears nothing. */
  async function wish(one: Account): Promise<void> {
    const input = { uid: one.uid.replace('ana', 'paula'), monthly: { amount: 2000, on: 31 } }
    for (let answer = ''; answer !== 'none'; ) {
      answer = await instance.refusalOf(instance.call(remindMonthly, input, one))
      expect(['none', 'given-up', 'try-again', 'failed']).toContain(answer)
    }
  }

  async function told(whom: readonly Account[]): Promise<string[][]> {
    const lists = await Promise.all(whom.map(({ uid }) => db.collection(paths.notices(uid)).orderBy('at').get()))
    return lists.map(({ docs }) =>
      docs.map((one) => (one.data() as InstanceNotice).at.toDate().toISOString().slice(0, 10)),
    )
  }
}, 120_000)
