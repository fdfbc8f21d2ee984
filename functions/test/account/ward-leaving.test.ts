/** A ward's account goes by its guardian's word alone, after 14 days that the guardian may take back. */
import { eraseWard } from '@varanda/domain/account/calls/erase-ward'
import { keepWard } from '@varanda/domain/account/calls/keep-ward'
import { leave } from '@varanda/domain/account/calls/leave'
import { stay } from '@varanda/domain/account/calls/stay'
import { leavingLimits } from '@varanda/domain/account/leaving/leaving'
import { pauseWard } from '@varanda/domain/guardian/calls/pause-ward'
import { reinstated } from '@varanda/domain/member/member-changes'
import type { Standing } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { noticesOf } from '../harness/notices.ts'
import { wardOf } from '../harness/ward.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let ana: Person
let beto: Person
let lia: Person

beforeAll(async () => {
  instance = await openInstance()
  ;[ana, beto] = (await Promise.all([instance.member('Ana'), instance.member('Beto')])) as [Person, Person]
  lia = await wardOf(instance, ana)
})
afterAll(() => instance.close())

const standing = async () => (await instance.db.doc(paths.standing(lia.uid)).get()).data()
const leavesAt = async () => (await instance.db.doc(paths.ward(ana.uid, lia.uid)).get()).get('leavesAt')

const told = async () => {
  const { docs } = await instance.db.collection(paths.facts).where('about', 'array-contains', lia.uid).get()
  const asked = docs.filter((fact) => fact.get('kind') === 'ward-leaving')
  const notices = await noticesOf(instance.db, lia)
  const shown = notices.filter(({ kind }) => kind === 'ward-leaving').map(({ kind, by }) => ({ kind, by }))
  expect(shown).toHaveLength(asked.length)
  return shown
}

it('is refused to the ward, and to everybody else', async () => {
  for (const way of ['later', 'now'] as const)
    expect(await instance.refusalOf(instance.call(leave, { way }, lia))).toBe('ask-guardian')
  expect(await instance.refusalOf(instance.call(eraseWard, { uid: lia.uid }, beto))).toBe('not-your-ward')
  expect(await instance.refusalOf(instance.call(keepWard, { uid: lia.uid }, beto))).toBe('not-your-ward')
})

it('holds its guardian, until it leaves as well', async () => {
  expect(await instance.refusalOf(instance.call(leave, { way: 'later' }, ana))).toBe('has-wards')
  await instance.call(eraseWard, { uid: lia.uid }, ana)
  const { leaving, status } = (await standing())!
  expect(status).toBe('leaving')
  expect(leaving).toMatchObject({ by: ana.uid, before: 'active' })
  expect((leaving.until.toMillis() - leaving.askedAt.toMillis()) / day).toBe(leavingLimits.days)
  expect((await leavesAt()).toMillis()).toBe(leaving.until.toMillis())
  // The ward is told, once; asking again tells nothing more.
  await instance.call(eraseWard, { uid: lia.uid }, ana)
  expect(await told()).toEqual([{ kind: 'ward-leaving', by: { uid: ana.uid, name: 'Ana' } }])
  expect(await instance.refusalOf(instance.call(leave, { way: 'now' }, ana))).toBe('has-wards')
  expect(await instance.refusalOf(instance.call(leave, { way: 'later' }, ana))).toBe('none')
})

it('is taken back by the guardian alone, who goes back first', async () => {
  expect(await instance.refusalOf(instance.call(stay, {}, lia))).toBe('ask-guardian')
  expect(await instance.refusalOf(instance.call(keepWard, { uid: lia.uid }, ana))).toBe('not-active')
  await instance.call(stay, {}, ana)
  await instance.call(keepWard, { uid: lia.uid }, ana)
  expect(await standing()).toMatchObject({ status: 'active' })
  expect((await standing())!.leaving).toBeUndefined()
  expect(await leavesAt()).toBeUndefined()
  expect(await told()).toEqual([])
})

it('lets a pause begin and end meanwhile, which holds once the ward is back', async () => {
  const pause = (paused: boolean) => instance.call(pauseWard, { uid: lia.uid, paused }, ana)
  const pausedAt = async () => (await instance.db.doc(paths.ward(ana.uid, lia.uid)).get()).get('pausedAt')
  await instance.call(eraseWard, { uid: lia.uid }, ana)
  await pause(true)
  expect([(await standing())!.status, await pausedAt()]).toEqual(['leaving', expect.anything()])
  await instance.call(keepWard, { uid: lia.uid }, ana)
  expect(await standing()).toMatchObject({ status: 'slowed', pausedByGuardian: true })
  await instance.call(eraseWard, { uid: lia.uid }, ana)
  await pause(false)
  await instance.call(keepWard, { uid: lia.uid }, ana)
  expect([(await standing())!.status, await pausedAt()]).toEqual(['active', undefined])
  await instance.db.doc(paths.standing(lia.uid)).update({ status: 'suspended' })
  await pause(true)
  expect(await standing()).toMatchObject({ status: 'suspended', pausedByGuardian: true })
  await pause(false)
  await instance.db.doc(paths.standing(lia.uid)).update({ status: 'active' })
  expect((await standing())!.pausedByGuardian).toBeUndefined()
})

it('goes on while an administrator shuts the ward out, also where it is asked for then', async () => {
  const shut = { status: 'suspended', suspension: { reason: 'x', at: Timestamp.now() } }
  await instance.db.doc(paths.standing(lia.uid)).update(shut)
  await instance.call(eraseWard, { uid: lia.uid }, ana)
  const { leaving } = (await standing())!
  expect(await standing()).toMatchObject({ ...shut, suspension: { reason: 'x' }, leaving: { by: ana.uid } })
  expect((await leavesAt()).toMillis()).toBe(leaving.until.toMillis())
  expect(await instance.refusalOf(instance.call(leave, { way: 'later' }, ana))).toBe('none')
  await instance.call(stay, {}, ana)
  await instance.call(keepWard, { uid: lia.uid }, ana)
  expect(await standing()).toMatchObject({ status: 'suspended' })
  expect((await standing())!.leaving).toBeUndefined()
  expect(await leavesAt()).toBeUndefined()
  // Let in again, it leaves as somebody who had asked before.
  await instance.call(eraseWard, { uid: lia.uid }, ana)
  const { suspension: _, ...again } = (await standing())!
  expect(reinstated({ standing: again as Standing, isSelf: false, otherAdmins: 1 })?.standing.status).toBe('leaving')
  await instance.call(keepWard, { uid: lia.uid }, ana)
  await instance.db.doc(paths.standing(lia.uid)).update({ status: 'active', suspension: FieldValue.delete() })
})

it('ends after its days, with the place that the guardian had for it', async () => {
  await instance.call(eraseWard, { uid: lia.uid }, ana)
  await instance.db.doc(paths.standing(lia.uid)).update({ 'leaving.until': Timestamp.fromMillis(Date.now() - 1) })
  // Not by the word of whom the instance has shut out since.
  await instance.db.doc(paths.standing(ana.uid)).update({ status: 'suspended' })
  await ringAll(instance, 'end-leaving')
  expect(await standing()).toMatchObject({ status: 'leaving' })
  await instance.db.doc(paths.standing(ana.uid)).update({ status: 'active' })
  await ringAll(instance, 'end-leaving')
  expect(await standing()).toBeUndefined()
  expect((await instance.db.doc(paths.ward(ana.uid, lia.uid)).get()).exists).toBe(false)
  await expect(instance.auth.getUser(lia.uid)).rejects.toThrow()
  expect(await instance.refusalOf(instance.call(leave, { way: 'now' }, ana))).toBe('none')
})

it('holds its guardian also where it says by itself that it stays', async () => {
  const caio = await instance.member('Caio')
  const ward = await wardOf(instance, caio)
  await instance.call(eraseWard, { uid: ward.uid }, caio)
  await instance.call(leave, { way: 'later' }, caio)
  await instance.db.doc(paths.standing(ward.uid)).update({ ageBand: 'youth' })
  await instance.call(stay, {}, ward)
  const place = instance.db.doc(paths.standing(caio.uid))
  await place.update({ 'leaving.until': Timestamp.fromMillis(Date.now() - 1) })
  await ringAll(instance, 'end-leaving')
  expect((await place.get()).get('status')).toBe('leaving')
  expect((await instance.db.doc(paths.standing(ward.uid)).get()).get('guardian')).toBe(caio.uid)
  const looksAgain = (await instance.db.doc(paths.alarm(`end-leaving_${caio.uid}`)).get()).get('at').toMillis()
  expect(looksAgain).toBeGreaterThan(Date.now())
  // Somebody else answers for it by then.
  await instance.db.doc(paths.ward(caio.uid, ward.uid)).delete()
  await ringAll(instance, 'end-leaving')
  expect((await place.get()).exists).toBe(false)
})
