import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { moveWard as contract } from '@varanda/domain/guardian/calls/move-ward'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import {
  approvalId,
  approvalSchema,
  guardianshipOpens,
  isReleased,
  standingAnswer,
} from '@varanda/domain/guardian/guardian-approval'
import { memberSchema } from '@varanda/domain/member/member'
import { isSettledAdmin } from '@varanda/domain/member/member-changes'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { blocksBetween } from '../../connection/apart.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { approvalCopies, dropQuestion, newQuestion, writeQuestion } from '../gate.ts'

/**
 * Only asks: the candidate, and the present guardian. One administrator alone cannot move a ward: they cannot name
 * themselves, and the candidate can accept only after the guardian's yes, after a week in which guardian and ward, who
 * are told, may object, or after a second administrator asked for the same, who must not have been made one recently.
 * An account may be moved as long as a guardian's code is the only way into it: at any age, until it is taken over.
 */
export const moveWard = callable(contract, async ({ uid, to, reason }, admin, { now }) => {
  if (to === admin.uid) throw new DomainError('not-yourself')
  await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const [held, profile, theirs, theirProfile, before, own, ...blocks] = await transaction.getAll(
      db.doc(paths.standing(uid)),
      db.doc(paths.user(uid)),
      db.doc(paths.standing(to)),
      db.doc(paths.user(to)),
      db.doc(paths.approval(uid, approvalId('guardianship', uid))),
      db.doc(paths.standing(admin.uid)),
      ...blocksBetween(uid, to),
    )
    const [standing, next] = [read(standingSchema, held), read(standingSchema, theirs)]
    if (!standing || standing.status === 'erasing' || !comesByCode(standing)) throw new DomainError('not-your-ward')
    // Two who are apart by a block are never connected; whose block it is, and that there is one, is not told.
    if (next?.status !== 'active' || blocks.some(({ exists }) => exists)) throw new DomainError('person-unknown')
    approvalNeeded(next, 'guard')
    const { guardian } = standing
    if (guardian === to) return
    // Of an account that is gone nobody is asked, or told.
    const kept = guardian && read(memberSchema, await transaction.get(db.doc(paths.user(guardian))))
    const keeper = guardian && kept ? personOf(guardian, kept) : undefined
    const ward = personOf(uid, read(memberSchema, profile)!)
    const candidate = personOf(to, read(memberSchema, theirProfile)!)
    const earlier = read(approvalSchema, before)
    const at = Timestamp.fromDate(now)
    const step = (step: 'asked' | 'confirmed') => {
      const source = writeDown(transaction, {
        at,
        by: by.uid,
        act: 'ward-moved',
        target: paths.user(uid),
        rev: null,
        reason,
        facts: { from: guardian ?? null, to, agreed: false, step },
      })
      const about = [uid, ...(keeper ? [keeper.uid] : [])]
      record(transaction, { kind: `guardian-${step}`, source, at, by: by.uid, about })
    }
    const copies = (kind: 'guardianship' | 'release', uid: string) =>
      approvalCopies({ kind, ward, guardian: { uid, name: '' } })

    const isSame = earlier?.guardian.uid === to && standingAnswer(earlier, now) === 'waiting'
    if (isSame && (earlier.by?.uid === by.uid || isReleased(earlier, now))) return
    if (isSame && isSettledAdmin(read(standingSchema, own)!, now)) {
      for (const copy of copies('guardianship', to)) transaction.update(copy, { released: true })
      if (guardian) for (const copy of copies('release', guardian)) transaction.delete(copy)
      return step('confirmed')
    }
    if (isSame) throw new DomainError('not-released')
    // One is asked at a time: whoever was asked before is not asked any more.
    if (earlier) dropQuestion(transaction, earlier)
    const opensAt = Timestamp.fromMillis(guardianshipOpens(now))
    const question = { ward, by, other: candidate }
    writeQuestion(transaction, {
      ...newQuestion({ kind: 'guardianship', ward, guardian: { uid: to, name: candidate.name } }, now),
      by,
      opensAt,
    })
    if (keeper) {
      const asked = { uid: keeper.uid, name: keeper.name }
      writeQuestion(transaction, { ...newQuestion({ kind: 'release', guardian: asked, ...question }, now), by })
    }
    step('asked')
  })
  return {}
})
