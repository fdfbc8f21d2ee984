import { unblock as contract } from '@varanda/domain/calls/unblock'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { moveEpochs } from '../posts/part.ts'

/** Takes the block away, and gives nothing back. */
export const unblock = callable(contract, async ({ uid: other }, { uid: member }) => {
  await db.runTransaction(async (transaction) => {
    const [stands, profile] = await transaction.getAll(db.doc(paths.block(member, other)), db.doc(paths.user(other)))
    if (!stands!.exists) return
    transaction.delete(stands!.ref)
    // A block may stand where there is nobody.
    if (profile!.exists) moveEpochs(transaction, member, other)
  })
  return {}
})
