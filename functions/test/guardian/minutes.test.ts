/** Minutes are there for whoever may see them, and for nobody who may only later. */

import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { growingUp, yearsAgo } from '../harness/growing-up.ts'
import { openInstance } from '../instance.ts'

const instance = await openInstance({ outbox: true })
afterAll(() => instance.close())
const { db, server } = instance
const { stored, turn, ward, askToTakeOver } = growingUp(instance)
const marina = await instance.member('Marina')

/** Days until yesterday, as an app from before went on counting them. */
async function count(uid: string, days: number): Promise<void> {
  const batch = db.batch()
  for (let ago = 1; ago <= days; ago += 1) {
    const at = Timestamp.fromMillis(Date.now() - ago * day)
    batch.set(db.doc(paths.minutes(uid, at.toDate().toISOString().slice(0, 10))), { minutes: 7, at })
  }
  await batch.commit()
}
const daysOf = async (uid: string) => (await db.collection(paths.allMinutes(uid)).get()).size
/** Days that an app counted while nobody might see them, and that nothing has looked at since. */
async function countUnseen(uid: string): Promise<void> {
  await db.doc(paths.standing(uid)).update({ guardian: null })
  await count(uid, 3)
  await server.idle()
  await db.doc(paths.standing(uid)).update({ guardian: marina.uid })
  await server.idle()
  expect(await daysOf(uid)).toBe(3)
}

it('of a ward of 16 that did not take its account over nothing is kept', async () => {
  const teo = await ward(marina, 15)
  await count(teo.uid, 3)
  await server.idle()
  expect(await stored(paths.guardianOverview(teo.uid))).toMatchObject({ minutes: expect.anything() })
  await turn(teo.uid, 16)
  expect(await daysOf(teo.uid)).toBe(0)
  await count(teo.uid, 5)
  await server.idle()
  expect(await daysOf(teo.uid)).toBe(0)
})

it('who is let stay at 16 is shown nothing from before', async () => {
  const ivo = await ward(marina, 16)
  await countUnseen(ivo.uid)
  await askToTakeOver(ivo)
  await instance.call(answerApproval, { id: approvalId('hand-over', ivo.uid), answer: 'approved' }, marina)
  await server.idle()
  expect(await daysOf(ivo.uid)).toBe(0)
  await count(ivo.uid, 1)
  await server.idle()
  const seen = (await stored(paths.guardianOverview(ivo.uid))) as { minutes: object }
  expect(Object.values(seen.minutes)).toEqual([7])
})

it('nor is whoever answers again for somebody who turns out to be a child', async () => {
  const [nina, boss] = [await ward(marina, 16), await instance.member('Boss')]
  await db.doc(paths.standing(boss.uid)).update({ role: 'admin' })
  await countUnseen(nina.uid)
  await instance.call(correctBirthDate, { uid: nina.uid, birthDate: yearsAgo(14), reason: 'Erro.' }, boss)
  await server.idle()
  expect(await daysOf(nina.uid)).toBe(0)
})

it('nor is anybody kept any who becomes an adult', async () => {
  const ada = await ward(marina, 16)
  await countUnseen(ada.uid)
  await turn(ada.uid, 18)
  expect(await daysOf(ada.uid)).toBe(0)
})

it('what an adult still has who took the account over long ago is forgotten, and nothing that somebody sees', async () => {
  const [rui, lia] = [await instance.member('Rui'), await ward(marina, 14)]
  // More than one page of a look through all.
  await count(rui.uid, 103)
  await count(lia.uid, 3)
  await server.idle()
  expect([await daysOf(rui.uid), await daysOf(lia.uid)]).toEqual([103, 3])
  await server.functions!.runSchedule('moveAgeBands')
  await server.idle()
  expect([await daysOf(rui.uid), await daysOf(lia.uid)]).toEqual([0, 3])
})
