import { unblock as contract } from '@varanda/domain/connection/calls/unblock'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'

/** Takes the block away, and gives nothing back. */
export const unblock = callable(contract, async ({ uid: other }, { uid: member }) => {
  await db.runTransaction(async (transaction) => {
    const stands = await transaction.get(db.doc(paths.block(member, other)))
    if (!stands.exists) return
    transaction.delete(stands.ref)
  })
  return {}
})
