import { inviteCapability } from '@varanda/domain/capability/capability'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import type { InvitedGuest, Reservation } from '@varanda/domain/invite/invite'
import {
  idsOf,
  keepSeat,
  keptUntil,
  releaseSeat,
  reservedInvite,
  returnOverdue,
  type SeatBook,
} from '@varanda/domain/invite/seats'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { keepRate, rateWithin } from '../lib/rate-limit.ts'
import { type InviteLetter, inviteLetter } from './address-invite.ts'
import { isResting } from './is-resting.ts'
import { closeReserved, readSeatBook, writeSeatBook } from './seat-book.ts'
import { waitingLetters } from './waiting-letters.ts'

export interface KeptSeat {
  inviteId: string
  token: string
}

/**
 * Keeps a seat of `owner` for the guest that `guestOf` finds in the book, by a link of its own, and mails the link
 * where there is an address. `link` follows from the call's key: if it is there, an earlier call made it. `replacing`
 * names a kept seat that this one takes the place of. Throws DomainError.
 */
export async function keepSeatFor(
  owner: { uid: string; name: string; standing: Standing },
  {
    link: kept,
    mail,
    replacing,
    guestOf,
  }: {
    link: KeptSeat
    mail: { email: string; locale: InvitedGuest['locale'] } | undefined
    replacing?: string
    guestOf: (transaction: Transaction, book: SeatBook) => Promise<InvitedGuest>
  },
  now: Date,
): Promise<KeptSeat> {
  approvalNeeded(owner.standing, 'invite')
  if ((await db.doc(paths.invite(kept.inviteId)).get()).exists) return kept
  await keepRate('keep-seat', owner.uid, now)
  const letter = mail && (await inviteLetter({ ...mail, inviter: owner.name }, now))
  await db.runTransaction((transaction) => keep(transaction, owner, { kept, letter, replacing, guestOf }, now))
  return kept
}

async function keep(
  transaction: Transaction,
  owner: { uid: string; standing: Standing },
  {
    kept,
    letter,
    replacing,
    guestOf,
  }: {
    kept: KeptSeat
    letter: InviteLetter | undefined
    replacing: string | undefined
    guestOf: (transaction: Transaction, book: SeatBook) => Promise<InvitedGuest>
  },
  now: Date,
): Promise<void> {
  const isMade = (await transaction.get(db.doc(paths.invite(kept.inviteId)))).exists
  if (isMade) return
  const found = await readSeatBook(transaction, owner.uid)
  if (found?.invite.state !== 'open') throw new DomainError('invite-revoked')
  const guest = await guestOf(transaction, found)
  if (await isResting(transaction, owner.uid, owner.standing)) throw new DomainError('invite-paused')
  const { book, ended } = returnOverdue(found, now)
  const [at, expiresAt] = [Timestamp.fromDate(now), Timestamp.fromMillis(keptUntil(now))]
  const { name, message, locale, circles } = guest
  const reservation: Reservation = {
    ...kept,
    name,
    message,
    locale,
    circles,
    createdAt: at,
    expiresAt,
    isMailed: letter !== undefined,
  }
  const replaced =
    replacing === undefined ? undefined : book.own.reservations.filter((one) => one.inviteId === replacing)
  const before = replacing === undefined ? book : forget(releaseSeat(book, replacing), replacing)
  const addressHash = letter?.addressHash ?? guest.addressHash
  const invited: InvitedGuest = { name, message, locale, circles, ...(addressHash && { addressHash }) }
  const { inviteId } = found.own
  const next = keepSeat(before, reservation)
  // Counted only where it goes: who has no seat to keep cannot use up what an address may be sent.
  const counts = letter && [
    await rateWithin(transaction, 'keep-seat-mail', owner.uid, now),
    await rateWithin(transaction, 'invite-by-mail', letter.addressHash, now),
  ]
  const dropLetters = await waitingLetters(transaction, idsOf(replaced ?? []))
  for (const count of counts ?? []) count()
  dropLetters()
  transaction.create(db.doc(paths.invite(kept.inviteId)), reservedInvite(owner.uid, inviteId, invited, at, expiresAt))
  const capability = inviteCapability(kept.inviteId, owner.uid)
  transaction.create(db.doc(capability.path), capability.data)
  setAlarm(transaction, 'return-seat', { inviteId: kept.inviteId }, expiresAt)
  closeReserved(transaction, idsOf([...ended, ...(replaced ?? [])]))
  writeSeatBook(transaction, owner.uid, next)
  letter?.queue(transaction, { ...kept, expiresAt })
}

/** Removes from the owner's view that a kept seat came back unused. */
export function forget({ invite, own }: SeatBook, inviteId: string): SeatBook {
  const returned = (own.returned ?? []).filter((one) => one.inviteId !== inviteId)
  return { invite, own: { ...own, ...(own.returned && { returned }) } }
}
