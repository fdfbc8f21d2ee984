import { removeFromCircle as contract } from '@varanda/domain/circle/calls/remove-from-circle'
import { checkRemoving } from '@varanda/domain/circle/may-manage'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { dropOf } from '../membership.ts'
import { readBookAs } from '../read-book.ts'
import { takingOut } from '../take-out.ts'

export const removeFromCircle = callable(contract, async ({ circleId, uid: other }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkRemoving(book, book.people[other]?.role)
    const takeOut = await takingOut(transaction, book, other)
    takeOut(now)
  })
  return { removedEntries: await dropOf(circleId, other) }
})
