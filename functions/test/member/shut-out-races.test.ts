/** What is for members who may act, and a suspension of whoever does it, at the same moment: in an order that a seed draws. */
import { createHash } from 'node:crypto'
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { createWard } from '@varanda/domain/guardian/calls/create-ward'
import { moveWard } from '@varanda/domain/guardian/calls/move-ward'
import { wardUidOf } from '@varanda/domain/guardian/guardian'
import { type Approval, approvalId } from '@varanda/domain/guardian/guardian-approval'
import { newId } from '@varanda/domain/ids'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { takeRequest } from '@varanda/domain/signup/calls/take-request'
import { type SignupRequest, signupLimits } from '@varanda/domain/signup/signup-request'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance } from '../harness/instance/stepped-instance.ts'

const instance = await openSteppedInstance(seedOfRun)
afterAll(() => instance.close())

const { db } = instance
// Runs the instance whoever is shut out.
await instance.members(['everybody-chief'])
await db.doc(paths.user('everybody-chief')).update({ role: 'admin' })
await db.doc(paths.standing('everybody-chief')).update({ role: 'admin' })
const birthDate = new Date(Date.now() - 9 * 365.2425 * day).toISOString().slice(0, 10)

interface Pair {
  who: Account
  boss: Account
  index: number
}

/** So many who act, each with an administrator who suspends them. */
async function pairs(name: string): Promise<Pair[]> {
  const names = Array.from({ length: 30 }, (_, index) => `f${index}-${name}`)
  const people = await instance.members(names)
  const bosses = await instance.members(names.map((one) => `${one}-boss`))
  for (const { uid } of bosses) await db.doc(paths.standing(uid)).update({ role: 'admin' })
  return people.map((who, index) => ({ who, boss: bosses[index]!, index }))
}

/** Each does it while they are suspended; whatever was written at `writtenAt` was so before. */
async function race(all: readonly Pair[], act: (pair: Pair) => Promise<unknown>, writtenAt: (pair: Pair) => string) {
  const before = await db.getAll(...all.map((pair) => db.doc(writtenAt(pair))))
  const suspend = ({ who, boss }: Pair) => instance.call(suspendMember, { uid: who.uid, reason: 'Briga.' }, boss)
  const answers = await instance.drive(
    Promise.all(all.map((pair) => Promise.all([act(pair), suspend(pair)].map((answer) => instance.refusalOf(answer))))),
  )
  expect(new Set(answers.map(([, suspended]) => suspended))).toEqual(new Set(['none']))
  const late: string[] = []
  for (const [index, pair] of all.entries()) {
    const { uid } = pair.who
    const [written, standing] = await db.getAll(db.doc(writtenAt(pair)), db.doc(paths.standing(uid)))
    expect(standing!.get('status')).toBe('suspended')
    const isWritten =
      written!.exists && !(before[index]!.exists && written!.updateTime!.isEqual(before[index]!.updateTime!))
    expect([uid, isWritten]).toEqual([uid, answers[index]![0] === 'none'])
    if (isWritten && written!.updateTime! > standing!.updateTime!) late.push(uid)
  }
  expect(late).toEqual([])
  expect(new Set(answers.map(([answer]) => answer))).toEqual(new Set(['none', 'not-active']))
}

it('nobody makes a child’s account who is suspended by then', async () => {
  const all = await pairs('maker')
  const key = newId()
  const wards = await Promise.all(all.map(({ who }) => wardUidOf(who.uid, key)))
  await race(
    all,
    ({ who }) => instance.call(createWard, { key, name: 'Lia', birthDate, locale: 'pt' }, who),
    ({ who, index }) => paths.ward(who.uid, wards[index]!),
  )
})

it('nobody becomes a child’s guardian who is suspended by then', async () => {
  const all = await pairs('taker')
  const wards = await instance.members(all.map(({ who }) => `${who.uid}-ward`))
  for (const [index, { uid }] of wards.entries()) {
    const { who, boss } = all[index]!
    await db.doc(paths.standing(uid)).update({ ageBand: 'child', guardian: `${uid}-gone` })
    await instance.drive(instance.call(moveWard, { uid, to: who.uid, reason: 'Ficou só.' }, boss))
    const released: Partial<Approval> = { released: true }
    for (const one of [uid, who.uid])
      await db.doc(paths.approval(one, approvalId('guardianship', uid))).update(released)
  }
  await race(
    all,
    ({ who, index }) =>
      instance.call(answerApproval, { id: approvalId('guardianship', wards[index]!.uid), answer: 'approved' }, who),
    ({ who, index }) => paths.ward(who.uid, wards[index]!.uid),
  )
})

it('no administrator puts a birth date right who is suspended by then', async () => {
  const all = await pairs('corrector')
  const people = await instance.members(all.map(({ who }) => `${who.uid}-other`))
  for (const { who } of all) await db.doc(paths.standing(who.uid)).update({ role: 'admin' })
  await race(
    all,
    ({ who, index }) =>
      instance.call(correctBirthDate, { uid: people[index]!.uid, birthDate: '1981-02-03', reason: 'Erro.' }, who),
    ({ index }) => paths.contact(people[index]!.uid),
  )
})

it('no administrator takes a request up who is suspended by then', async () => {
  const all = await pairs('reviewer')
  const ids = all.map(({ who }) => createHash('sha256').update(who.uid).digest('hex'))
  for (const [index, { who }] of all.entries()) {
    await db.doc(paths.standing(who.uid)).update({ role: 'admin' })
    await db.doc(paths.signupRequest(ids[index]!)).set(request())
  }
  await race(
    all,
    ({ who, index }) => instance.call(takeRequest, { id: ids[index]!, mine: true, from: null }, who),
    ({ index }) => paths.signupRequest(ids[index]!),
  )
})

function request(): SignupRequest {
  const at = Timestamp.now()
  return {
    name: 'Sônia Prates',
    email: 'sonia@example.org',
    phone: null,
    smartphone: 'android',
    usage: 'A turma do coral quer guardar os ensaios.',
    knows: '',
    status: 'pending',
    locale: 'pt',
    askedAt: at,
    pendingSince: at,
    expiresAt: Timestamp.fromMillis(at.toMillis() + signupLimits.keptMs),
  }
}
