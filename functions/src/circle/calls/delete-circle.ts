import { deleteCircle as contract } from '@varanda/domain/circle/calls/delete-circle'
import { DomainError } from '@varanda/domain/errors'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { closeCircle } from '../ending/close-circle.ts'
import { readBookAs } from '../read-book.ts'

export const deleteCircle = callable(contract, async ({ circleId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const { circle, people, role } = await readBookAs(transaction, circleId, uid)
    if (role !== 'owner') throw new DomainError('not-yours-to-change')
    // Whoever paid for one keeps what they paid for: its end is that of its subscriptions.
    if (circle.tier) throw new DomainError('not-yours-to-change')
    if (circle.kind === 'group' && Object.keys(people).length > 1) throw new DomainError('not-yours-to-change')
    closeCircle(transaction, { circleId, owner: circle.owner }, now)
  })
  await ringSoon('end-circle', { circleId }, now)
  return {}
})
