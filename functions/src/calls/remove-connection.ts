import { removeConnection as contract } from '@varanda/domain/calls/remove-connection'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { enqueue } from '../lib/enqueue.ts'
import { dropEntries } from '../posts/drop-entries.ts'

/** More entries than this are left to a task. */
const beforeAnswering = 2000

/**
 * Parts two members and moves both epochs in one transaction, then takes the entries that the connection gave, on both
 * sides, before it answers.
 */
export const removeConnection = callable(contract, async ({ uid: other }, { uid: member }) => {
  await db.runTransaction(async (transaction) => {
    const sides = [db.doc(paths.connection(member, other)), db.doc(paths.connection(other, member))]
    const connections = await transaction.getAll(...sides)
    if (!connections.some(({ exists }) => exists)) return
    for (const side of sides) transaction.delete(side)
    for (const uid of [member, other]) {
      transaction.set(db.doc(paths.epoch(uid)), { epoch: FieldValue.increment(1) }, { merge: true })
    }
  })
  let removedEntries = 0
  for (const [reader, author] of [
    [other, member],
    [member, other],
  ] as const) {
    const { taken, left } = await dropEntries(reader, author, beforeAnswering)
    removedEntries += taken
    if (left) await enqueue('dropEntries', { reader, author })
  }
  return { removedEntries }
})
