import { cancelConnectionRequest as contract } from '@varanda/domain/connection/calls/cancel-connection-request'
import { connectionRequestSchema } from '@varanda/domain/connection/connection-request'
import { paths } from '@varanda/domain/paths'
import { unrecord } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { asked } from '../meeting.ts'

/** A refusal by the other stays, so that withdrawing a request and asking again does not reach somebody who refused. */
export const cancelConnectionRequest = callable(contract, async ({ uid: otherUid }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    const [own, others] = await transaction.getAll(
      db.doc(paths.connectionRequest(uid, otherUid)),
      db.doc(paths.connectionRequest(otherUid, uid)),
    )
    if (read(connectionRequestSchema, own)?.direction !== 'out') return
    transaction.delete(own!.ref)
    const held = read(connectionRequestSchema, others)
    if (held?.state !== 'open') return
    transaction.delete(others!.ref)
    unrecord(transaction, asked(uid, otherUid, held.at))
  })
  return {}
})
