/** That a schedule is left out only where its function, asked itself, would have found nothing. */
import { join } from 'node:path'
import { alarmId } from '@varanda/domain/alarm/alarm'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { declaredFunctions } from '@varanda/embedded/functions/declared'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Instance, openInstance } from '../../functions/test/instance.ts'
import { scheduleWork } from './schedule-work.ts'

let instance: Instance
beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

const names = Object.keys(scheduleWork) as (keyof typeof scheduleWork)[]
const hasWork = (name: keyof typeof scheduleWork) =>
  scheduleWork[name]({ firestore: instance.server.firestore, now: Date.now() })

async function runAll(): Promise<void> {
  for (const name of names) await instance.server.functions!.runSchedule(name)
  await instance.server.idle()
}

/** As a function sets one; it names a post that is not there. */
async function setAlarm(inMs: number): Promise<void> {
  const reference = { postId: newId() }
  const at = Timestamp.fromMillis(Date.now() + inMs)
  const alarm = { kind: 'settle-post', reference, at, rev: newId(), rings: 0 }
  await instance.db.doc(paths.alarm(alarmId('settle-post', reference))).set(alarm)
}

it('each is of a schedule that is deployed', () => {
  const declared = declaredFunctions(join(import.meta.dirname, '../../functions/dist'))
  for (const name of names) expect(declared?.get(name)?.scheduleTrigger, name).toBeDefined()
})

it('a new instance has work for each, and none once it is done', async () => {
  for (const name of names) expect(await hasWork(name), name).toBe(true)
  await runAll()
  for (const name of names) expect(await hasWork(name), name).toBe(false)
})

it('an alarm is work from a moment before its minute on, until it has rung', async () => {
  await setAlarm(2 * 60 * 60_000)
  expect(await hasWork('claimAlarms')).toBe(false)
  await setAlarm(65_000)
  expect(await hasWork('claimAlarms')).toBe(true)
  await instance.db
    .collection(paths.alarms)
    .get()
    .then((all) => Promise.all(all.docs.map(({ ref }) => ref.delete())))
  await setAlarm(-1)
  expect(await hasWork('claimAlarms')).toBe(true)
  await runAll()
  expect(await hasWork('claimAlarms')).toBe(false)
})

it('what is not as it should be is left to the function', async () => {
  await instance.db.doc(paths.instanceDirectory).set({ done: 'yes' })
  expect(await hasWork('completeDirectory')).toBe(true)
  await instance.db.doc(paths.instanceMigration).set({ step: 'posts', after: '' })
  expect(await hasWork('migrateSources')).toBe(true)
})
