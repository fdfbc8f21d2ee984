import { keepWard as contract } from '@varanda/domain/account/calls/keep-ward'
import { staying } from '@varanda/domain/account/leaving/leaving'
import type { Ward } from '@varanda/domain/guardian/guardian'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { wardToSignIn } from '../../guardian/my-ward.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { stopLeaving } from '../erasure/stop-leaving.ts'

export const keepWard = callable(contract, async ({ uid }, { uid: guardian }) => {
  await db.runTransaction(async (transaction) => {
    const before = await wardToSignIn(transaction, guardian, uid)
    const next = staying(before, guardian)
    if (!next) return
    transaction.set(db.doc(paths.standing(uid)), next)
    const leavesAt: keyof Ward = 'leavesAt'
    transaction.update(db.doc(paths.ward(guardian, uid)), { [leavesAt]: FieldValue.delete() })
    stopLeaving(transaction, uid, before)
  })
  return {}
})
