import { capabilityIdOf, inviteCapability } from '@varanda/domain/capability/capability'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { newInviteToken } from '@varanda/domain/ids'
import { revokeInvite as contract } from '@varanda/domain/invite/calls/revoke-invite'
import { idsOf, replaceLink, returnOverdue } from '@varanda/domain/invite/seats'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { closeReserved, readSeatBook, writeSeatBook } from '../seat-book.ts'
import { waitingLetters } from '../waiting-letters.ts'

/** The old link closes and the new one opens in one transaction, so that no seat is ever open twice. */
export const revokeInvite = callable(contract, async ({ inviteId, reservations }, { uid, standing }, { now }) => {
  approvalNeeded(standing, 'invite')
  const token = newInviteToken()
  const link = { token, inviteId: await capabilityIdOf(token) }
  const capability = inviteCapability(link.inviteId, uid)
  await db.runTransaction(async (transaction) => {
    const found = await readSeatBook(transaction, uid)
    // This call was made before and is repeated.
    if (found?.own.inviteId !== inviteId) return
    // A link that an administrator closed can only be opened by an administrator.
    if (found.invite.state !== 'open') throw new DomainError('invite-revoked')
    const overdue = returnOverdue(found, now)
    const { closed, book, moved, ended } = replaceLink(overdue.book, link, Timestamp.fromDate(now), reservations)
    const dropLetters = await waitingLetters(transaction, idsOf(ended))
    dropLetters()
    transaction.set(db.doc(paths.invite(inviteId)), closed)
    closeReserved(transaction, idsOf([...overdue.ended, ...ended]))
    for (const one of moved) transaction.update(db.doc(paths.invite(one.inviteId)), { lentBy: link.inviteId })
    writeSeatBook(transaction, uid, book)
    transaction.create(db.doc(capability.path), capability.data)
  })
  return {}
})
