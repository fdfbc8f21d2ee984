import { pauseWard as contract } from '@varanda/domain/guardian/calls/pause-ward'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { guardedWard, wardToSignIn } from '../my-ward.ts'

/**
 * What the instance slowed is not paused, and only a guardian's own pause is ended: the instance's word is not a
 * guardian's. Of a ward that is leaving, or shut out, it holds for when they are back. A pause from before the sixteenth
 * birthday may still be ended.
 */
export const pauseWard = callable(contract, async ({ uid, paused }, guardian, { now }) => {
  if (!paused) checkMember(guardian.standing, guardian.authTime)
  await db.runTransaction(async (transaction) => {
    const standing = await (paused ? guardedWard : wardToSignIn)(transaction, guardian.uid, uid)
    const { status, pausedByGuardian, leaving } = standing
    if (status === 'erasing' || paused === (pausedByGuardian === true)) return
    if (paused && (leaving?.before ?? status) === 'slowed') return
    const next = paused ? 'slowed' : 'active'
    transaction.update(db.doc(paths.standing(uid)), {
      ...((status === 'active' || status === 'slowed') && { status: next }),
      ...(leaving && { leaving: { ...leaving, before: next } }),
      pausedByGuardian: paused ? true : FieldValue.delete(),
    })
    transaction.update(db.doc(paths.ward(guardian.uid, uid)), {
      pausedAt: paused ? Timestamp.fromDate(now) : FieldValue.delete(),
    })
  })
  return {}
})
