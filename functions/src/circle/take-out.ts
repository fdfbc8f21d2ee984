import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { endInvitation, readInvitations } from './invite.ts'
import { type CircleBook, exit } from './membership.ts'
import { keepInMemory } from './read-book.ts'

/**
 * Reads what a circle has of somebody and answers how to take them out within `transaction`. Out of a private circle nobody
 * is kept: its owner may add them again.
 */
export async function takingOut(
  transaction: Transaction,
  book: CircleBook,
  other: string,
): Promise<(now: Date) => void> {
  const { id, circle, people } = book
  const invitations = await readInvitations(transaction, id, [other])
  return (now) => {
    if (circle.kind !== 'private') {
      keepInMemory(transaction, id, { out: other })
      endInvitation(transaction, id, other, invitations.get(other))
      transaction.delete(db.doc(paths.joinRequest(id, other)))
    }
    if (people[other]) exit(transaction, book, other, now)
  }
}
