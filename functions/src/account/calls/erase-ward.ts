import { eraseWard as contract } from '@varanda/domain/account/calls/erase-ward'
import { wardToSignIn } from '../../guardian/my-ward.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { setLeaving } from '../erasure/set-leaving.ts'

export const eraseWard = callable(contract, async ({ uid }, { uid: guardian }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const standing = await wardToSignIn(transaction, guardian, uid)
    await setLeaving(transaction, { uid, standing, by: guardian }, 'later', now)
  })
  return {}
})
