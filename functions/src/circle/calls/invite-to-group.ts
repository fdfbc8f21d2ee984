import { inviteToGroup as contract } from '@varanda/domain/circle/calls/invite-to-group'
import { circleLimits } from '@varanda/domain/circle/circle'
import { checkInviting } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkApart } from '../check-apart.ts'
import { invite, readInvitations } from '../invite.ts'
import { readBookAs, readConnections, readMemory } from '../read-book.ts'

export const inviteToGroup = callable(contract, async ({ circleId, people, together }, { uid }, { now }) => {
  const invited = await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkInviting(book)
    const { removed } = await readMemory(transaction, circleId)
    const asked = people.filter((other) => {
      return !book.people[other] && (book.role !== 'member' || !removed.includes(other))
    })
    await readConnections(transaction, uid, people)
    if (!together) await checkApart(transaction, uid, asked, now, { circleId, inside: Object.keys(book.people) })
    const before = await readInvitations(transaction, circleId, asked)
    const size = Object.keys(book.people).length
    if (asked.length > 0 && size >= circleLimits.size.group) throw new DomainError('circle-full')
    for (const other of asked) invite(transaction, { circleId, by: uid, uid: other }, before.get(other), now)
    return asked.length
  })
  return { invited }
})
