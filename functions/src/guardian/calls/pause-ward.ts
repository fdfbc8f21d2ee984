import { pauseWard as contract } from '@varanda/domain/guardian/calls/pause-ward'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { guardedWard, wardToSignIn } from '../my-ward.ts'

/**
 * Only a ward that may write is paused, and only a guardian's own pause is ended: the instance's word is not a
 * guardian's. A pause from before the sixteenth birthday may still be ended.
 */
export const pauseWard = callable(contract, async ({ uid, paused }, guardian, { now }) => {
  await db.runTransaction(async (transaction) => {
    const { status, pausedByGuardian } = await (paused ? guardedWard : wardToSignIn)(transaction, guardian.uid, uid)
    const applies = paused ? status === 'active' : status === 'slowed' && pausedByGuardian
    if (!applies) return
    transaction.update(db.doc(paths.standing(uid)), {
      status: paused ? 'slowed' : 'active',
      pausedByGuardian: paused ? true : FieldValue.delete(),
    })
    transaction.update(db.doc(paths.ward(guardian.uid, uid)), {
      pausedAt: paused ? Timestamp.fromDate(now) : FieldValue.delete(),
    })
  })
  return {}
})
