import { signOutWard as contract } from '@varanda/domain/guardian/calls/sign-out-ward'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { endSignIns, forgetProviders, forgetSignIns } from '../../member/end-sign-ins.ts'
import { guardedWard } from '../my-ward.ts'

/** With the sign-ins go the ways in that somebody gave the account meanwhile: it has none but the guardian's code. */
export const signOutWard = callable(contract, async ({ uid }, guardian, { now }) => {
  await db.runTransaction(async (transaction) => {
    const standing = await guardedWard(transaction, guardian.uid, uid)
    endSignIns(transaction, uid, standing, now)
  })
  await forgetProviders(uid)
  await forgetSignIns(uid)
  return {}
})
