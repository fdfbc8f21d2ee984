import { DomainError } from '@varanda/domain/errors'
import { partWard as contract } from '@varanda/domain/guardian/calls/part-ward'
import { approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { dropBothWays, endTies, readTies, rememberParting } from '../../connection/parting.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { dropQuestion } from '../gate.ts'
import { guardedWard } from '../my-ward.ts'

/**
 * The approval ends with the connection: the ward has to ask again before the two can connect. What else is asked about
 * the other stays: a guardian who parts the two has not answered whether that one is to take the ward.
 */
export const partWard = callable(contract, async ({ uid, other }, guardian, { now }) => {
  const ties = await db.runTransaction(async (transaction) => {
    await guardedWard(transaction, guardian.uid, uid)
    if (other === guardian.uid) throw new DomainError('bad-input')
    const found = await readTies(transaction, uid, other, { how: 'part', now })
    const asked = await transaction.get(db.doc(paths.approval(uid, approvalId('connection', uid, other))))
    const held = readIfWhole(approvalSchema, asked)
    if (held) dropQuestion(transaction, held)
    if (!found.areConnected) return found
    endTies(transaction, found, now)
    rememberParting(transaction, uid, other, now)
    return found
  })
  return { removedEntries: await dropBothWays(ties) }
})
