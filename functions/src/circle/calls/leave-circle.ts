import { leaveCircle as contract } from '@varanda/domain/circle/calls/leave-circle'
import { DomainError } from '@varanda/domain/errors'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { leave } from '../leave.ts'
import { dropOf } from '../membership.ts'
import { readBook } from '../read-book.ts'

export const leaveCircle = callable(contract, async ({ circleId }, { uid }, { now }) => {
  const isOut = await db.runTransaction(async (transaction) => {
    const book = await readBook(transaction, circleId, uid)
    const role = book?.people[uid]?.role
    if (!book || !role) return false
    if (role === 'owner' && book.circle.kind !== 'group') throw new DomainError('not-yours-to-change')
    await leave(transaction, book, uid, now)
    return true
  })
  return { removedEntries: isOut ? await dropOf(circleId, uid) : 0 }
})
