import { historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { DomainError } from '@varanda/domain/errors'
import { personOf } from '@varanda/domain/member/person'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { enter } from './membership.ts'
import { readBookAs, readConnections } from './read-book.ts'

/**
 * Puts connections of `uid` into a private circle of theirs; `added`: who was not in it yet. What the history rule gives them of before is brought by the back-fill.
 */
export async function addPeople(
  { circleId, people }: { circleId: string; people: string[] },
  uid: string,
  now: Date,
): Promise<{ members: number; added: string[] }> {
  const added: string[] = []
  const members = await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    // Into a group one comes by one's own will, and so one follows.
    if (book.circle.kind !== 'private') throw new DomainError('not-yours-to-change')
    const rows = await readConnections(transaction, uid, people)
    const from = historyFrom(rulesOf(book.circle).history, now)
    added.length = 0
    for (const [other, row] of rows) {
      if (book.people[other]) continue
      added.push(other)
      enter(transaction, book, { person: personOf(other, read(connectionSchema, row)!), role: 'member', from }, now)
    }
    return Object.keys(book.people).length
  })
  return { members, added }
}
