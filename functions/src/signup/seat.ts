import { capabilityIdOf, inviteCapability } from '@varanda/domain/capability/capability'
import { DomainError } from '@varanda/domain/errors'
import { newInviteToken } from '@varanda/domain/ids'
import { type Invite, inviteSchema } from '@varanda/domain/invite/invite'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { SignupAnswer, SignupRequest } from '@varanda/domain/signup/signup-request'
import { reviewLimits } from '@varanda/domain/signup/signup-review'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { codeIdOf } from '../account/code-hash.ts'
import { inviteLetter } from '../invite/address-invite.ts'
import { waitingLetters } from '../invite/waiting-letters.ts'
import { db } from '../lib/app.ts'
import { keepRate } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'

type Approval = Extract<SignupAnswer, { kind: 'approved' }>

export interface Seat {
  inviteId: string
  /** Keeps the seat and queues its letter. */
  keep(transaction: Transaction): void
}

/** Until when a seat that is kept now waits for its guest. */
export const seatUntil = (now: Date) => Timestamp.fromMillis(now.getTime() + reviewLimits.seatDays * day)

/**
 * A seat for an applicant, made ready before the transaction because its code is slow to hash. Throws `too-many-tries`
 * for an address that was answered often today; what others had mailed to it counts apart, or they could keep the answer
 * from it.
 */
export async function prepareSeat(
  requestId: string,
  { name, email, locale }: SignupRequest,
  expiresAt: Approval['goodUntil'],
  now: Date,
): Promise<Seat> {
  const token = newInviteToken()
  const inviteId = await capabilityIdOf(token)
  await keepRate('approval-mail', codeIdOf(email), now)
  const letter = await inviteLetter({ email, locale, inviter: null }, now)
  const invite: Invite = {
    kind: 'applicant',
    inviter: null,
    state: 'open',
    seats: 1,
    taken: 0,
    reserved: 0,
    createdAt: Timestamp.fromDate(now),
    expiresAt,
    requestId,
    guest: { name, message: '', locale, circles: [], addressHash: letter.addressHash },
  }
  const capability = inviteCapability(inviteId, null)
  return {
    inviteId,
    keep(transaction) {
      transaction.create(db.doc(paths.invite(inviteId)), invite)
      transaction.create(db.doc(capability.path), capability.data)
      letter.queue(transaction, { inviteId, token, expiresAt })
    },
  }
}

/**
 * Closes an applicant's invite for good, also one that an administrator could open again, and deletes from it whom it
 * was for; a letter with it that still waits is taken back. Throws `undo-over` if somebody has joined by it. Reads before
 * it writes.
 */
export async function closeSeat(transaction: Transaction, inviteId: string): Promise<void> {
  const reference = db.doc(paths.invite(inviteId))
  const invite = read(inviteSchema, await transaction.get(reference))
  if (invite && invite.taken > 0) throw new DomainError('undo-over')
  if (!invite) return
  const dropLetter = await waitingLetters(transaction, [inviteId])
  dropLetter()
  transaction.update(reference, { state: 'revoked', guest: FieldValue.delete(), closed: FieldValue.delete() })
}
