import { DomainError } from '../errors.ts'
import { day, type Moment } from '../moment.ts'
import {
  type Acceptance,
  hasExpired,
  type Invite,
  type InvitedGuest,
  inviteLimits,
  type OwnInvite,
  type Reservation,
  type ReturnedSeat,
  seatsLeft,
} from './invite.ts'
import type { NewLink } from './joining.ts'

/** A member's link and what its owner sees of it: always read together, and written together. */
export interface SeatBook {
  invite: Invite
  own: OwnInvite
}

/** Seats that somebody can have now. A reservation whose time is over counts as returned before anybody took it off. */
export function freeSeats({ invite, own }: SeatBook, now: Date): number {
  return seatsLeft(invite) + overdue(own, now).length
}

function overdue(own: OwnInvite, now: Date): Reservation[] {
  return own.reservations.filter((one) => hasExpired(one, now))
}

/** The book with every seat back whose time is over, and the reservations that this ended. */
export function returnOverdue(book: SeatBook, now: Date): { book: SeatBook; ended: Reservation[] } {
  const ended = overdue(book.own, now)
  if (ended.length === 0) return { book, ended }
  const all = [...ended.map(asReturned), ...(book.own.returned ?? [])]
  const own = { ...without(book.own, ...ended), returned: all.slice(0, inviteLimits.seats) }
  return { book: { invite: lent(book.invite, -ended.length), own }, ended }
}

/** The book with one free seat kept for a guest. Throws `no-free-seat`. */
export function keepSeat({ invite, own }: SeatBook, reservation: Reservation): SeatBook {
  if (invite.state !== 'open' || seatsLeft(invite) === 0) throw new DomainError('no-free-seat')
  const reservations = [...own.reservations, reservation]
  return { invite: lent(invite, 1), own: { ...own, reservations } }
}

/** The book with a kept seat free again; unchanged when it is not kept any more. */
export function releaseSeat(book: SeatBook, inviteId: string): SeatBook {
  const found = book.own.reservations.find((one) => one.inviteId === inviteId)
  if (!found) return book
  return { invite: lent(book.invite, -1), own: without(book.own, found) }
}

/** The book after a guest came by the link itself, or, where `reservedId` says so, into a kept seat. */
export function takeSeat(book: SeatBook, acceptance: Acceptance, reservedId?: string): SeatBook {
  const { invite, own } = reservedId === undefined ? book : releaseSeat(book, reservedId)
  return {
    invite: { ...invite, taken: invite.taken + 1 },
    own: { ...own, acceptances: [...own.acceptances, acceptance] },
  }
}

/**
 * A new link with the seats that are left. The old one keeps those that were taken on it, so that no seat is counted
 * twice. Kept seats move to the new link, whose id their own invites must name from now on; with `alsoKept` they end
 * with the old one, and the new link has their seats free.
 */
export function replaceLink(
  { invite, own }: SeatBook,
  link: NewLink,
  at: Moment,
  alsoKept: boolean,
): { closed: Invite; book: SeatBook; moved: Reservation[]; ended: Reservation[] } {
  const reservations = alsoKept ? [] : own.reservations
  const closed: Invite = { ...invite, state: 'revoked', seats: invite.taken, reserved: 0 }
  const next: Invite = {
    ...invite,
    state: 'open',
    seats: Math.max(0, invite.seats - invite.taken),
    taken: 0,
    reserved: reservations.length,
    createdAt: at,
  }
  return {
    closed,
    book: { invite: next, own: { ...own, ...link, state: 'open', reservations } },
    moved: reservations,
    ended: alsoKept ? own.reservations : [],
  }
}

/** What an owner sees of the seats that nobody took. Those that came back are among the free ones. */
export interface SeatsView {
  kept: Reservation[]
  returned: ReturnedSeat[]
  /** Seats that somebody can have now: neither taken nor kept. */
  free: number
}

export function seatsInView(own: OwnInvite, now: Date): SeatsView {
  const kept = own.reservations.filter((one) => !hasExpired(one, now))
  const free = Math.max(0, own.seats - own.acceptances.length - kept.length)
  return { kept, returned: [...overdue(own, now).map(asReturned), ...(own.returned ?? [])].slice(0, free), free }
}

function asReturned({ inviteId, name, message, locale, circles, expiresAt }: Reservation): ReturnedSeat {
  return { inviteId, name, message, locale, circles, at: expiresAt }
}

/** The one-seat invite of a kept seat. */
export function reservedInvite(
  inviter: string,
  lentBy: string,
  guest: InvitedGuest,
  at: Moment,
  endsAt: Moment,
): Invite {
  return {
    kind: 'reserved',
    inviter,
    state: 'open',
    seats: 1,
    taken: 0,
    reserved: 0,
    createdAt: at,
    expiresAt: endsAt,
    guest,
    lentBy,
  }
}

/** When a seat that is kept from `now` on comes back, in milliseconds. */
export function keptUntil(now: Date): number {
  return now.getTime() + inviteLimits.reservedDays * day
}

export function idsOf(reservations: readonly Reservation[]): string[] {
  return reservations.map(({ inviteId }) => inviteId)
}

function lent(invite: Invite, seats: number): Invite {
  return { ...invite, reserved: invite.reserved + seats }
}

function without(own: OwnInvite, ...gone: Reservation[]): OwnInvite {
  const ids = new Set(idsOf(gone))
  return { ...own, reservations: own.reservations.filter(({ inviteId }) => !ids.has(inviteId)) }
}
