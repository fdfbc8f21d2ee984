import type { Transaction } from 'firebase-admin/firestore'
import { type CircleBook, exit } from './membership.ts'
import { forgettingSuccessor } from './ownership/forget-successor.ts'
import { succeed } from './ownership/succeed.ts'

/**
 * Lets somebody go who is in a circle, in the transaction that has read it and before it writes: a group of theirs goes
 * to whoever comes next.
 */
export async function leave(transaction: Transaction, book: CircleBook, uid: string, now: Date): Promise<void> {
  const forgetSuccessor = await forgettingSuccessor(transaction, book, uid)
  if (book.circle.kind === 'group' && book.people[uid]?.role === 'owner') await succeed(transaction, book, uid, now)
  forgetSuccessor()
  exit(transaction, book, uid, now)
}
