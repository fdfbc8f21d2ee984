import { checkRemoving } from '@varanda/domain/circle/may-manage'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callingOff } from '../call-off.ts'
import { readAnyRequestEnd } from '../end-request.ts'
import { type CircleBook, dropOf, exit } from '../membership.ts'
import { forgettingSuccessor } from '../ownership/forget-successor.ts'
import { keepInMemory, readBookAs } from '../read-book.ts'

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
  const callOff = circle.kind === 'private' ? null : await callingOff(transaction, id, other)
  const endRequest = circle.kind === 'private' ? null : await readAnyRequestEnd(transaction, id, other)
  const forgetSuccessor = await forgettingSuccessor(transaction, book, other)
  return (now) => {
    if (callOff) {
      keepInMemory(transaction, id, { out: other })
      callOff()
      forgetSuccessor()
      endRequest?.()
    }
    if (people[other]) exit(transaction, book, other, now)
  }
}

/** Takes somebody out as `uid` may, and as `check` lets them; answers once their newest entries are gone. */
export async function takeOut(
  { circleId, uid: other }: { circleId: string; uid: string },
  uid: string,
  now: Date,
  check: (book: CircleBook) => void = () => {},
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    check(book)
    checkRemoving(book, book.people[other]?.role)
    const takeOutNow = await takingOut(transaction, book, other)
    takeOutNow(now)
  })
  await dropOf(circleId, other)
}
