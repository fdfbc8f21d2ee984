import type { Circle } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { type CircleBook, giveRole } from '../membership.ts'
import { keepInMemory, readMemory } from '../read-book.ts'
import { nextOwner } from './acting-owner.ts'
import { noteOwned } from './owned-circles.ts'

/**
 * Gives a group whose owner leaves to whoever comes next, in the transaction in which the owner goes; freezes it where
 * nobody can own it: then it is nobody's, and whoever left reads nothing there by having owned it. To be called before
 * anything is written.
 */
export async function succeed(transaction: Transaction, book: CircleBook, leaving: string, now: Date): Promise<void> {
  const uid = await nextOwner(transaction, book, leaving, await readMemory(transaction, book.id))
  if (uid !== undefined) {
    handOver(transaction, book, uid)
    return tellRole(transaction, book.id, { uid, role: 'owner', by: leaving }, now)
  }
  noteOwned(transaction, leaving, book.id, null)
  const frozen: Pick<Circle, 'frozen' | 'owner'> = { frozen: true, owner: '' }
  transaction.set(db.doc(paths.circle(book.id)), frozen, { merge: true })
}

/** Tells somebody what they are in a group from now on. */
export function tellRole(
  transaction: Transaction,
  circleId: string,
  { uid, role, by }: { uid: string; role: 'owner' | 'moderator'; by: string },
  now: Date,
): void {
  const [source, at] = [paths.circleMember(circleId, uid), Timestamp.fromDate(now)]
  record(transaction, { kind: `group-${role}`, source, turn: now.getTime(), at, by, about: [uid] })
}

/** Makes somebody in it the owner; the one before gets another role, or goes, and whom they named is nobody's choice any more. */
export function handOver(transaction: Transaction, book: CircleBook, uid: string): void {
  const owner: Pick<Circle, 'owner'> = { owner: uid }
  transaction.set(db.doc(paths.circle(book.id)), owner, { merge: true })
  noteOwned(transaction, book.circle.owner, book.id, null)
  noteOwned(transaction, uid, book.id, book.circle.kind)
  keepInMemory(transaction, book.id, { successor: null })
  giveRole(transaction, book, uid, 'owner')
}
