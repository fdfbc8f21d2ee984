import { removeConnection as contract } from '@varanda/domain/connection/calls/remove-connection'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { connectionSides, disconnect, dropBothWays, rememberParting } from '../parting.ts'

/**
 * Parts two members in one transaction, which is remembered, then takes the entries that the connection gave, on both
 * sides, before it answers.
 */
export const removeConnection = callable(contract, async ({ uid: other }, { uid: member }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const connections = await transaction.getAll(...connectionSides(member, other))
    if (!connections.some(({ exists }) => exists)) return
    disconnect(transaction, member, other, now)
    rememberParting(transaction, member, other, now)
  })
  return { removedEntries: await dropBothWays(member, other) }
})
