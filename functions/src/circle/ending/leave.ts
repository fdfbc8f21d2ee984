import type { Transaction } from 'firebase-admin/firestore'
import { type CircleBook, exit } from '../membership.ts'
import { forgettingSuccessor } from '../ownership/forget-successor.ts'
import { succeed } from '../ownership/succeed.ts'
import { closeCircle } from './close-circle.ts'

/**
 * Lets somebody go who is in a circle, in the transaction that has read it and before it writes: a group of theirs goes
 * to whoever comes next. Answers whether it is over, since they were the last one in a group, which nobody could read or
 * delete any more: then the caller lets its alarm ring soon.
 */
export async function leave(transaction: Transaction, book: CircleBook, uid: string, now: Date): Promise<boolean> {
  const { id: circleId, circle, people } = book
  if (circle.kind === 'group' && Object.keys(people).every((one) => one === uid)) {
    exit(transaction, book, uid, now)
    // After the number of those in it, which stands in the document that goes.
    closeCircle(transaction, { circleId, owner: circle.owner }, now)
    return true
  }
  const forgetSuccessor = await forgettingSuccessor(transaction, book, uid)
  if (circle.kind === 'group' && people[uid]?.role === 'owner') await succeed(transaction, book, uid, now)
  forgetSuccessor()
  exit(transaction, book, uid, now)
  return false
}
