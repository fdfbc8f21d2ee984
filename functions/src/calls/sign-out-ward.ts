import { signOutWard as contract } from '@varanda/domain/calls/sign-out-ward'
import { guardedWard } from '../guardians/my-ward.ts'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { endSignIns, forgetSignIns } from '../members/end-sign-ins.ts'

export const signOutWard = callable(contract, async ({ uid }, guardian, { now }) => {
  await db.runTransaction(async (transaction) => {
    const standing = await guardedWard(transaction, guardian.uid, uid)
    endSignIns(transaction, uid, standing, now)
  })
  await forgetSignIns(uid)
  return {}
})
