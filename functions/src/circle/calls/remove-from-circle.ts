import { removeFromCircle as contract } from '@varanda/domain/circle/calls/remove-from-circle'
import { checkRemoving } from '@varanda/domain/circle/may-manage'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { endInvitation, readInvitations } from '../invite.ts'
import { dropOf, exit } from '../membership.ts'
import { keepInMemory, readBookAs } from '../read-book.ts'

/** Out of a private circle nobody is kept: its owner may add them again. */
export const removeFromCircle = callable(contract, async ({ circleId, uid: other }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkRemoving(book, book.people[other]?.role)
    const invitations = await readInvitations(transaction, circleId, [other])
    if (book.circle.kind !== 'private') {
      keepInMemory(transaction, circleId, { out: other })
      endInvitation(transaction, circleId, other, invitations.get(other))
      transaction.delete(db.doc(paths.joinRequest(circleId, other)))
    }
    if (!book.people[other]) return
    exit(transaction, book, other, now)
  })
  return { removedEntries: await dropOf(circleId, other) }
})
