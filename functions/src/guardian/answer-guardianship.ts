import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { comesByCode, guardianLimits, type Ward } from '@varanda/domain/guardian/guardian'
import {
  type Approval,
  approvalSchema,
  decideAnswer,
  isReleased,
  standingAnswer,
} from '@varanda/domain/guardian/guardian-approval'
import { withoutGuardiansWord } from '@varanda/domain/guardian/guardians-word'
import { inviteConnections } from '@varanda/domain/invite/joining'
import { contactSchema } from '@varanda/domain/member/contact'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { firstFeedFrom } from '@varanda/domain/source/source'
import { Timestamp } from 'firebase-admin/firestore'
import { stopLeaving } from '../account/erasure/stop-leaving.ts'
import { runLogged, writeDown } from '../audit/audit.ts'
import { blocksBetween } from '../connection/apart.ts'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { put } from '../lib/put.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { endSignIns, forgetProviders, forgetSignIns } from '../member/end-sign-ins.ts'
import { approvalCopies, dropQuestion } from './gate.ts'

/**
 * Makes the one who said yes the ward's guardian: connects the two, ends every sign-in and way in from before with the
 * former guardian's pause and erasing, and drops the questions to that one, which the ward may ask again. Throws `not-released` as long as the
 * present guardian may still refuse, and `person-unknown` where a block keeps the two apart: a ward that will not have
 * somebody may say so by that.
 */
export async function answerGuardianship(question: Approval, now: Date): Promise<void> {
  const ward = question.ward.uid
  const guardian = question.guardian.uid
  await runLogged(async (transaction) => {
    const [copy, seen] = approvalCopies(question)
    const [asked, shown, held, own, contact, profile, theirs, connection, ...blocks] = await transaction.getAll(
      copy!,
      seen!,
      db.doc(paths.standing(ward)),
      db.doc(paths.standing(guardian)),
      db.doc(paths.contact(ward)),
      db.doc(paths.user(ward)),
      db.doc(paths.user(guardian)),
      db.doc(paths.connection(ward, guardian)),
      ...blocksBetween(ward, guardian),
    )
    if (decideAnswer(read(approvalSchema, asked), 'approved', now, question.askedAt.toMillis()) === 'answered') return
    const standing = read(standingSchema, held)
    // The ward's copy names the candidate that the instance asks now; a question to an earlier one may still be open.
    const current = read(approvalSchema, shown)
    if (current?.guardian.uid !== guardian || standingAnswer(current, now) !== 'waiting') {
      throw new DomainError('approval-over')
    }
    if (!isReleased(current, now)) throw new DomainError('not-released')
    if (blocks.some(({ exists }) => exists)) throw new DomainError('person-unknown')
    // Whoever was shut out, or began to leave, since the call began answers for nobody.
    const mine = read(standingSchema, own)
    if (mine?.status !== 'active') throw new DomainError('not-active')
    approvalNeeded(mine, 'guard')
    if (!standing || standing.status === 'erasing' || !comesByCode(standing)) throw new DomainError('approval-over')
    const wards = await transaction.get(db.collection(paths.wards(guardian)).limit(guardianLimits.wards))
    if (wards.size >= guardianLimits.wards) throw new DomainError('wards-full')
    const questions = await transaction.get(db.collection(paths.approvals(ward)))
    const former = standing.guardian ?? undefined
    const isThere = former !== undefined && (await transaction.get(db.doc(paths.user(former)))).exists
    const at = Timestamp.fromDate(now)
    const person = personOf(ward, read(memberSchema, profile)!)
    const birthDate = read(contactSchema, contact)!.birthDate
    const known: Ward = { ...person, birthDate, ageBand: standing.ageBand ?? 'adult', since: at }
    // What the former guardian had ordered would hold the ward for ever: who comes does not see it.
    const next = withoutGuardiansWord(standing)
    transaction.set(held!.ref, { ...next, guardian })
    if (standing.leaving && !next.leaving) stopLeaving(transaction, ward, standing)
    endSignIns(transaction, ward, standing, now)
    if (former !== undefined) transaction.delete(db.doc(paths.ward(former, ward)))
    transaction.set(db.doc(paths.ward(guardian, ward)), known)
    for (const one of questions.docs) {
      const held = readIfWhole(approvalSchema, one)
      // An adult who still comes by codes may answer for wards of their own: those go on asking.
      if (held?.ward.uid === ward) dropQuestion(transaction, held)
    }
    const host = personOf(guardian, read(memberSchema, theirs)!)
    if (!connection?.exists) {
      const from = Timestamp.fromDate(firstFeedFrom(now))
      put(transaction, inviteConnections(person, host, { since: at, from }))
      transaction.delete(db.doc(paths.parting(ward, guardian)))
    }
    const source = writeDown(transaction, {
      at,
      by: guardian,
      act: 'ward-moved',
      target: paths.user(ward),
      rev: null,
      facts: { from: former ?? null, to: guardian, agreed: true },
    })
    const about = [ward, ...(isThere ? [former] : [])]
    record(transaction, { kind: 'guardian-changed', source, at, by: guardian, about })
  })
  await forgetProviders(ward)
  await forgetSignIns(ward)
}
