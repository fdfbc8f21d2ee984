import { removeConnection as contract } from '@varanda/domain/connection/calls/remove-connection'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { dropBothWays, endTies, readTies, rememberParting } from '../parting.ts'

/**
 * Parts two members in one transaction, which is remembered, then takes the entries that the connection gave, on both
 * sides, before it answers.
 */
export const removeConnection = callable(contract, async ({ uid: other }, { uid: member }, { now }) => {
  const ties = await db.runTransaction(async (transaction) => {
    const found = await readTies(transaction, member, other, { how: 'part', now })
    if (!found.areConnected) return found
    endTies(transaction, found, now)
    rememberParting(transaction, member, other, now)
    return found
  })
  return { removedEntries: await dropBothWays(ties) }
})
