import { removeConnection as contract } from '@varanda/domain/calls/remove-connection'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { connectionSides, dropBothWays } from '../posts/part.ts'

/**
 * Parts two members in one transaction, then takes the entries that the connection gave, on both
 * sides, before it answers.
 */
export const removeConnection = callable(contract, async ({ uid: other }, { uid: member }) => {
  await db.runTransaction(async (transaction) => {
    const sides = connectionSides(member, other)
    const connections = await transaction.getAll(...sides)
    if (!connections.some(({ exists }) => exists)) return
    for (const side of sides) transaction.delete(side)
  })
  return { removedEntries: await dropBothWays(member, other) }
})
