import { deleteCircle as contract } from '@varanda/domain/circle/calls/delete-circle'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { noteOwned } from '../ownership/owned-circles.ts'
import { readBookAs } from '../read-book.ts'

/**
 * The circle is gone with its own document: nobody reads, posts or comes any more. Whatever it gave goes by its alarm,
 * which rings at once, and again where that dies.
 */
export const deleteCircle = callable(contract, async ({ circleId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const { circle, people, role } = await readBookAs(transaction, circleId, uid)
    if (role !== 'owner') throw new DomainError('not-yours-to-change')
    // Whoever paid for one keeps what they paid for: its end is that of its subscriptions.
    if (circle.tier) throw new DomainError('not-yours-to-change')
    if (circle.kind === 'group' && Object.keys(people).length > 1) throw new DomainError('not-yours-to-change')
    transaction.delete(db.doc(paths.circle(circleId)))
    noteOwned(transaction, circle.owner, circleId, null)
    setAlarm(transaction, 'end-circle', { circleId }, Timestamp.fromDate(now))
  })
  await ringSoon('end-circle', { circleId }, now)
  return {}
})
