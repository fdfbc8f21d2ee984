import { addToCircle as contract } from '@varanda/domain/circle/calls/add-to-circle'
import { historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { DomainError } from '@varanda/domain/errors'
import { personOf } from '@varanda/domain/member/person'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { enter } from '../membership.ts'
import { readBookAs, readConnections } from '../read-book.ts'

/** What the history rule gives them of before is brought by the back-fill. */
export const addToCircle = callable(contract, async ({ circleId, people }, { uid }, { now }) => {
  const members = await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    // Into a group one comes by one's own will, and so one follows.
    if (book.circle.kind !== 'private') throw new DomainError('not-yours-to-change')
    const rows = await readConnections(transaction, uid, people)
    const from = historyFrom(rulesOf(book.circle).history, now)
    for (const [other, row] of rows) {
      if (book.people[other]) continue
      enter(transaction, book, { person: personOf(other, read(connectionSchema, row)!), role: 'member', from }, now)
    }
    return Object.keys(book.people).length
  })
  return { members }
})
