import { cancelConnectionRequest as contract } from '@varanda/domain/connection/calls/cancel-connection-request'
import { connectionRequestSchema } from '@varanda/domain/connection/connection-request'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/** A refusal by the other stays, so that withdrawing a request and asking again does not reach somebody who refused. */
export const cancelConnectionRequest = callable(contract, async ({ uid: otherUid }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    const [own, others] = await transaction.getAll(
      db.doc(paths.connectionRequest(uid, otherUid)),
      db.doc(paths.connectionRequest(otherUid, uid)),
    )
    if (read(connectionRequestSchema, own)?.direction !== 'out') return
    transaction.delete(own!.ref)
    if (read(connectionRequestSchema, others)?.state === 'open') transaction.delete(others!.ref)
  })
  return {}
})
