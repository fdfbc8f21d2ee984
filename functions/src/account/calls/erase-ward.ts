import { eraseWard as contract } from '@varanda/domain/account/calls/erase-ward'
import type { Ward } from '@varanda/domain/guardian/guardian'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { wardToSignIn } from '../../guardian/my-ward.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { setLeaving } from '../erasure/set-leaving.ts'

/** The ward is told, by the line above every screen and by a notice. */
export const eraseWard = callable(contract, async ({ uid }, { uid: guardian }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const standing = await wardToSignIn(transaction, guardian, uid)
    const until = await setLeaving(transaction, { uid, standing, by: guardian }, 'later', now)
    const leavesAt: keyof Ward = 'leavesAt'
    if (!until) return
    transaction.update(db.doc(paths.ward(guardian, uid)), { [leavesAt]: until })
    const at = Timestamp.fromDate(now)
    const told = { kind: 'ward-leaving', source: paths.standing(uid), about: [uid] } as const
    record(transaction, { ...told, by: guardian, at, turn: now.getTime() })
  })
  return {}
})
