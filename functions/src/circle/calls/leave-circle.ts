import { leaveCircle as contract } from '@varanda/domain/circle/calls/leave-circle'
import { DomainError } from '@varanda/domain/errors'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { leave } from '../ending/leave.ts'
import { dropOf } from '../membership.ts'
import { readBook } from '../read-book.ts'

export const leaveCircle = callable(contract, async ({ circleId }, { uid }, { now }) => {
  const left = await db.runTransaction(async (transaction) => {
    const book = await readBook(transaction, circleId, uid)
    const role = book?.people[uid]?.role
    if (!book || !role) return null
    if (role === 'owner' && book.circle.kind !== 'group') throw new DomainError('not-yours-to-change')
    return { isOver: await leave(transaction, book, uid, now) }
  })
  if (left) await dropOf(circleId, uid)
  // Of a group that is over it takes what is left, also those entries.
  if (left?.isOver) await ringSoon('end-circle', { circleId }, now)
  return {}
})
