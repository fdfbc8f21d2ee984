import { nameSuccessor as contract } from '@varanda/domain/circle/calls/name-successor'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { mayOwn } from '../ownership/acting-owner.ts'
import { keepInMemory, readBookAs, readMemory } from '../read-book.ts'

export const nameSuccessor = callable(contract, async ({ circleId, uid: other }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    if (book.circle.kind !== 'group' || other === uid || book.circle.owner !== uid)
      throw new DomainError('not-yours-to-change')
    if (other !== null && !book.people[other]) throw new DomainError('person-unknown')
    if (other !== null && !(await mayOwn(transaction, other))) throw new DomainError('not-an-adult')
    const { successor } = await readMemory(transaction, circleId)
    keepInMemory(transaction, circleId, { successor: other })
    if (other === null || other === successor) return
    const at = Timestamp.fromDate(now)
    const source = paths.circleMemory(circleId)
    record(transaction, { kind: 'group-successor', source, turn: now.getTime(), at, by: uid, about: [other] })
  })
  return {}
})
