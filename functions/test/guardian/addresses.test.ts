/** An account has an address of its own once it is taken over, and none that was only on its way or was taken back. */
import { leave } from '@varanda/domain/account/calls/leave'
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { growingUp, yearsAgo } from '../harness/growing-up.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance({ outbox: true })
afterAll(() => instance.close())
const { db, server } = instance
const { stored, standingOf, signIn, turn, ward, askToTakeOver } = growingUp(instance)
const boss = await instance.member('Boss')
await db.doc(paths.standing(boss.uid)).update({ role: 'admin' })

const correct = ({ uid }: Person, years: number) =>
  instance.call(correctBirthDate, { uid, birthDate: yearsAgo(years), reason: 'Erro.' }, boss)
const question = ({ uid }: Person) => approvalId('hand-over', uid)
const approve = (one: Person, guardian: Person) =>
  instance.call(answerApproval, { id: question(one), answer: 'approved' }, guardian)
const past = Timestamp.fromMillis(Date.now() - 1)
/** What the instance keeps, what administrators find, and what identity has. */
async function addressesOf({ uid }: Person): Promise<unknown[]> {
  const [contact, card] = await Promise.all([stored(paths.contact(uid)), stored(paths.directoryCard(uid))])
  return [contact?.email, card?.email, server.auth.accounts.byUid(uid)?.email ?? '']
}
const none = ['', '', '']

it('a taking over that a birth date undoes takes the address along, and at 18 there is still a guardian', async () => {
  const marina = await instance.member('Marina')
  const nina = await ward(marina, 16)
  const email = `${nina.uid}@example.org`
  await askToTakeOver(nina)
  await approve(nina, marina)
  await server.idle()
  expect(await addressesOf(nina)).toEqual([email, email, email])
  await correct(nina, 14)
  await server.idle()
  expect(await addressesOf(nina)).toEqual(none)
  expect(await stored(paths.contact(nina.uid))).not.toHaveProperty('isShown')
  expect(server.auth.accounts.byUid(nina.uid)?.claims).toMatchObject({ status: 'active' })
  for (const years of [16, 18]) {
    await turn(nina.uid, years)
    expect(await standingOf(nina.uid)).toMatchObject({ guardian: marina.uid })
    expect(await stored(paths.ward(marina.uid, nina.uid))).toBeDefined()
  }
  const again = await signIn(nina.uid, marina)
  await askToTakeOver(again, email, false)
  await server.idle()
  expect(await addressesOf(nina)).toEqual([email, email, email])
  expect(await standingOf(nina.uid)).toMatchObject({ guardian: null })
  await ringAll(instance, 'end-hand-over')
  expect(await addressesOf(nina)).toEqual([email, email, email])
})

it('an address that a call left which died makes no account anybody’s', async () => {
  const marina = await instance.member('Marta')
  const ivo = await ward(marina, 16)
  await askToTakeOver(ivo)
  const email = `${ivo.uid}@example.org`
  await server.auth.admin.update(ivo.uid, { email, emailVerified: true })
  await db.doc(paths.contact(ivo.uid)).update({ email, isShown: true })
  await turn(ivo.uid, 18)
  expect(await standingOf(ivo.uid)).toMatchObject({ ageBand: 'adult', guardian: marina.uid })
  expect(await stored(paths.handOver(ivo.uid))).toBeUndefined()
  await ringAll(instance, 'end-hand-over')
  expect(await addressesOf(ivo)).toEqual(none)
  await signIn(ivo.uid, marina)
})

it('a child that has one from before loses it in the night', async () => {
  const marina = await instance.member('Mara')
  const lia = await ward(marina, 14)
  await db.doc(paths.contact(lia.uid)).update({ email: 'lia@example.org', isShown: true })
  await server.auth.admin.update(lia.uid, { email: 'lia@example.org', emailVerified: true })
  await server.functions!.runSchedule('moveAgeBands')
  await server.idle()
  await ringAll(instance, 'end-hand-over')
  expect(await addressesOf(lia)).toEqual(none)
  expect(await standingOf(lia.uid)).toMatchObject({ ageBand: 'teen', guardian: marina.uid })
})

it('a taking over that was only begun ends by itself, with the address that was on its way', async () => {
  const marina = await instance.member('Mariana')
  const [rui, ada] = [await ward(marina, 16), await ward(marina, 16)]
  await instance.call(startHandOver, { email: 'rui@example.org', overseen: true }, rui)
  await askToTakeOver(ada)
  await server.auth.admin.update(ada.uid, { email: 'ada@example.org', emailVerified: true })
  await ringAll(instance, 'end-hand-over')
  for (const one of [rui, ada]) {
    expect(await stored(paths.handOver(one.uid))).toBeDefined()
    await db.doc(paths.handOver(one.uid)).update({ goodUntil: past })
  }
  await ringAll(instance, 'end-hand-over')
  expect(await stored(paths.handOver(rui.uid))).toBeUndefined()
  // The guardian is still asked.
  expect(await stored(paths.handOver(ada.uid))).toBeDefined()
  for (const { uid } of [marina, ada]) await db.doc(paths.approval(uid, question(ada))).update({ expiresAt: past })
  await ringAll(instance, 'end-question')
  await ringAll(instance, 'end-hand-over')
  expect(await stored(paths.handOver(ada.uid))).toBeUndefined()
  expect(await addressesOf(ada)).toEqual(none)
})

it('an account that was taken over gets the address back that was taken away at that very moment', async () => {
  const marina = await instance.member('Marli')
  const leo = await ward(marina, 16)
  await askToTakeOver(leo)
  await approve(leo, marina)
  await instance.auth.importUsers([{ uid: leo.uid }])
  await ringAll(instance, 'end-hand-over')
  const email = `${leo.uid}@example.org`
  expect(await addressesOf(leo)).toEqual([email, email, email])
})

it('nobody becomes the child again of a guardian whose account is being erased', async () => {
  const marina = await instance.member('Marisa')
  const [bia, teo] = [await ward(marina, 16), await ward(marina, 16)]
  for (const one of [bia, teo]) {
    await askToTakeOver(one)
    await approve(one, marina)
  }
  await correct(teo, 15)
  // Whoever answers for a child stays; whoever only looks on may go.
  expect(await instance.refusalOf(instance.call(leave, { way: 'now' }, marina))).toBe('has-wards')
  await db.doc(paths.standing(marina.uid)).update({ status: 'erasing' })
  expect(await instance.refusalOf(correct(bia, 15))).toBe('needs-guardian')
  expect(await standingOf(bia.uid)).toMatchObject({ ageBand: 'youth' })
  await correct(bia, 17)
})
