import { approvalNeeded } from '@varanda/domain/age-band-acts'
import { moveWard as contract } from '@varanda/domain/calls/move-ward'
import { DomainError } from '@varanda/domain/errors'
import { isGuarded } from '@varanda/domain/guardian'
import { type Approval, approvalId } from '@varanda/domain/guardian-approval'
import type { Member } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import { personOf } from '@varanda/domain/person'
import type { Standing } from '@varanda/domain/standing'
import { Timestamp } from 'firebase-admin/firestore'
import { approvalCopies, newQuestion, writeQuestion } from '../guardians/gate.ts'
import { db } from '../lib/app.ts'
import { writeDown } from '../lib/audit.ts'
import { callable } from '../lib/callable.ts'
import { read } from '../lib/read.ts'

/** Only asks: nobody becomes a guardian without saying yes. */
export const moveWard = callable(contract, async ({ uid, to, reason }, admin, { now }) => {
  await db.runTransaction(async (transaction) => {
    const [held, profile, theirs, theirProfile, before] = await transaction.getAll(
      db.doc(paths.standing(uid)),
      db.doc(paths.user(uid)),
      db.doc(paths.standing(to)),
      db.doc(paths.user(to)),
      db.doc(paths.approval(uid, approvalId('guardianship', uid))),
    )
    const [standing, next] = [read<Standing>(held), read<Standing>(theirs)]
    if (!standing || !isGuarded(standing)) throw new DomainError('not-your-ward')
    if (next?.status !== 'active') throw new DomainError('person-unknown')
    approvalNeeded(next, 'guard')
    if (standing.guardian === to) return
    const ward = personOf(uid, read<Member>(profile)!)
    const guardian = { uid: to, name: read<Member>(theirProfile)!.name }
    // One is asked at a time: whoever was asked before is not asked any more.
    const earlier = read<Approval>(before)
    if (earlier) for (const copy of approvalCopies(earlier)) transaction.delete(copy)
    writeQuestion(transaction, newQuestion({ kind: 'guardianship', ward, guardian }, now))
    writeDown(transaction, {
      at: Timestamp.fromDate(now),
      by: admin.uid,
      act: 'ward-moved',
      target: paths.user(uid),
      rev: null,
      reason,
      facts: { from: standing.guardian ?? null, to, agreed: false },
    })
  })
  return {}
})
