/** A server that dies while accounts are taken over: each ends as its owner's or as its guardian's to open, never as half of either. */
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { type Approval, approvalId, approvalLimits } from '@varanda/domain/guardian/guardian-approval'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import type { HandOver } from '../../src/guardian/hand-over.ts'
import { yearsAgo } from '../harness/growing-up.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance } from '../harness/instance/stepped-instance.ts'

const instance = await openSteppedInstance(seedOfRun, ['sendMail'])
afterAll(() => instance.close())
const { db } = instance

interface Pair {
  who: Account
  guardian: Account
}
const addressOf = ({ uid }: Account) => `${uid}@example.net`

/** So many of 16 who have shown an address to be theirs, and whose guardian is asked. */
async function pairs(name: string): Promise<Pair[]> {
  const names = Array.from({ length: 30 }, (_, index) => `f${index}-${name}`)
  const guardians = await instance.members(names.map((one) => `${one}-guardian`))
  const people = await instance.members(names)
  const all = people.map((who, index) => ({ who, guardian: guardians[index]! }))
  for (const { who, guardian } of all) {
    const { uid } = who
    const at = Timestamp.now()
    const expiresAt = Timestamp.fromMillis(Date.now() + approvalLimits.days * day)
    const ward = { uid, name: uid }
    const of = { uid: guardian.uid, name: guardian.uid }
    const question: Approval = { kind: 'hand-over', ward, guardian: of, state: 'waiting', askedAt: at, expiresAt }
    const secret = { salt: uid, hash: '', tries: 5, goodUntil: at, isProven: true }
    const begun: HandOver = { ...secret, email: addressOf(who), overseen: true }
    await getAuth().createUser({ uid })
    const batch = db.batch()
    batch.update(db.doc(paths.standing(uid)), { ageBand: 'youth', guardian: guardian.uid })
    batch.update(db.doc(paths.standing(guardian.uid)), { role: 'admin' })
    batch.update(db.doc(paths.contact(uid)), { email: '', birthDate: yearsAgo(16) })
    batch.set(db.doc(paths.ward(guardian.uid, uid)), { ...ward, birthDate: yearsAgo(16), ageBand: 'youth', since: at })
    for (const one of [uid, guardian.uid])
      batch.set(db.doc(paths.approval(one, approvalId('hand-over', uid))), question)
    batch.set(db.doc(paths.handOver(uid)), begun)
    await batch.commit()
  }
  return all
}

const approve = ({ who, guardian }: Pair) =>
  instance.refusalOf(
    instance.call(answerApproval, { id: approvalId('hand-over', who.uid), answer: 'approved' }, guardian),
  )

/** Answers how many took their account over, once every alarm has rung. */
async function settle(all: readonly Pair[]): Promise<number> {
  instance.pass((approvalLimits.days + 1) * day)
  await instance.drive(instance.claimAlarms())
  expect(instance.failures).toEqual([])
  let own = 0
  for (const { who, guardian } of all) {
    const [standing, contact] = await db.getAll(db.doc(paths.standing(who.uid)), db.doc(paths.contact(who.uid)))
    const { email = '' } = await getAuth().getUser(who.uid)
    const isOwn = standing!.get('overseen') === true
    if (isOwn) own += 1
    const address = isOwn ? addressOf(who) : ''
    expect([who.uid, standing!.get('guardian'), contact!.get('email'), email]).toEqual([
      who.uid,
      guardian.uid,
      address,
      address,
    ])
  }
  return own
}

it('in the middle of a taking over', async () => {
  const all = await pairs('taker')
  await instance.drive(Promise.all(all.map(approve)), 30, 200)
  const own = await settle(all)
  expect(instance.deaths).toBeGreaterThan(0)
  expect(own).toBeGreaterThan(0)
})

it('while a birth date says that its owner is a child', async () => {
  const all = await pairs('child')
  const correct = ({ who, guardian }: Pair) =>
    instance.refusalOf(
      instance.call(correctBirthDate, { uid: who.uid, birthDate: yearsAgo(14), reason: 'Erro.' }, guardian),
    )
  await instance.drive(Promise.all(all.flatMap((pair) => [approve(pair), correct(pair)])), 30, 200)
  await settle(all)
})
