import { removeFromCircle as contract } from '@varanda/domain/circle/calls/remove-from-circle'
import { checkRemoving } from '@varanda/domain/circle/may-manage'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { dropOf, exit } from '../membership.ts'
import { readBookAs } from '../read-book.ts'

/** Out of a private circle nobody is kept: its owner may add them again. */
export const removeFromCircle = callable(contract, async ({ circleId, uid: other }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkRemoving(book, book.people[other]?.role)
    if (book.circle.kind !== 'private') {
      const removed = { removed: FieldValue.arrayUnion(other) }
      transaction.set(db.doc(paths.circleMemory(circleId)), removed, { merge: true })
      transaction.delete(db.doc(paths.groupInvitation(other, circleId)))
    }
    if (!book.people[other]) return
    exit(transaction, book, other, now)
  })
  return { removedEntries: await dropOf(circleId, other) }
})
