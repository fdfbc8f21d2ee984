import { liftBar as contract } from '@varanda/domain/circle/calls/lift-bar'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepInMemory, readBookAs, readMemory } from '../read-book.ts'

export const liftBar = callable(contract, async ({ circleId, uid: other }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    if (book.circle.kind !== 'public') throw new DomainError('not-yours-to-change')
    const { removed } = await readMemory(transaction, circleId)
    if (removed.includes(other)) keepInMemory(transaction, circleId, { back: other })
  })
  return {}
})
