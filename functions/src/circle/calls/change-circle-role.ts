import { changeCircleRole as contract } from '@varanda/domain/circle/calls/change-circle-role'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { giveRole } from '../membership.ts'
import { mayOwn } from '../ownership/acting-owner.ts'
import { handOver, tellRole } from '../ownership/succeed.ts'
import { readBookAs } from '../read-book.ts'

export const changeCircleRole = callable(contract, async ({ circleId, uid: other, role }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    const before = book.people[other]?.role
    if (!before) throw new DomainError('person-unknown')
    if (before === role) return
    // An owner is replaced, never without, and by themselves alone: who acts for them gives nothing away.
    const isOwners = other === book.circle.owner || (role === 'owner' && uid !== book.circle.owner)
    if (isOwners || other === uid || book.circle.kind === 'private') throw new DomainError('not-yours-to-change')
    if (role !== 'owner') {
      giveRole(transaction, book, other, role)
      if (role === 'moderator') tellRole(transaction, circleId, { uid: other, role, by: uid }, now)
      return
    }
    if (book.circle.kind !== 'group') throw new DomainError('not-yours-to-change')
    if (!(await mayOwn(transaction, other))) throw new DomainError('not-an-adult')
    handOver(transaction, book, other)
    giveRole(transaction, book, uid, 'moderator')
    tellRole(transaction, circleId, { uid: other, role, by: uid }, now)
  })
  return {}
})
