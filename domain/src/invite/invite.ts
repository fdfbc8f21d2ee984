import * as v from 'valibot'
import { locales } from '../locale.ts'
import type { Moment } from '../moment.ts'
import { momentSchema } from '../moment.ts'

/** A member's link has five seats; the instance's own link may be given another number. */
export const inviteLimits = {
  seats: 5,
  /** The most that administrators may give one member's link. */
  mostSeats: 100,
  /** Of one link that the instance makes: seats, how long it may last, and characters of its note. */
  instanceSeats: 50,
  instanceDays: 365,
  note: 200,
  /** How long a reserved seat waits for its guest. */
  reservedDays: 14,
  /** Characters. */
  message: 300,
  askReason: 500,
  /** Circles of the inviter's that one guest may land in. */
  circles: 10,
  reservationsPerDay: 30,
  /** Invites by mail of one member. */
  mailsPerDay: 10,
  /** Tries of one account to take a seat, or of one member to connect by a link. */
  acceptsPerMinute: 20,
} as const

export const inviteStates = ['open', 'revoked'] as const
export type InviteState = (typeof inviteStates)[number]

/**
 * Whose link it is. `own`: a member's, for anybody. `reserved`: one seat of a member's, for one named guest.
 * `applicant`: one seat for somebody whose request was approved. `house`: made by an administrator in the name of the
 * instance. `founding`: opens an empty instance, and its one guest becomes the first administrator.
 */
export const inviteKinds = ['own', 'reserved', 'applicant', 'house', 'founding'] as const
export type InviteKind = (typeof inviteKinds)[number]

/** When and why whoever runs the instance closed a link, as its owner is told. */
export const closedLinkSchema = v.object({
  at: momentSchema,
  reason: v.string(),
})
export type ClosedLink = v.InferOutput<typeof closedLinkSchema>

/** A guest as the inviter or the instance named them. */
export const invitedGuestSchema = v.object({
  name: v.string(),
  /** A line of the inviter's for the landing page, or empty. */
  message: v.string(),
  locale: v.picklist(locales),
  /** Circles of the inviter's in which the guest will be. */
  circles: v.array(v.string()),
  /** SHA-256 of the address that the invite was mailed to: an account that proved this address may take the seat. */
  addressHash: v.exactOptional(v.string()),
})
export type InvitedGuest = v.InferOutput<typeof invitedGuestSchema>

/** `invites/{id}`: the seats of one link; the id is that of the link's capability. */
export const inviteSchema = v.object({
  kind: v.picklist(inviteKinds),
  /** Uid; null where nobody in particular invites: the founding link, the instance's own, an applicant's. */
  inviter: v.nullable(v.string()),
  state: v.picklist(inviteStates),
  seats: v.number(),
  taken: v.number(),
  /** Seats of an `own` link that are lent to reservations which nobody has taken yet. */
  reserved: v.number(),
  createdAt: momentSchema,
  /** From then on nobody can join by it; null for a link that stays. */
  expiresAt: v.nullable(momentSchema),
  /** Whom it is for; only a `reserved` or `applicant` invite says so. */
  guest: v.exactOptional(invitedGuestSchema),
  /** The invite that lent its seat; only a `reserved` one has it. */
  lentBy: v.exactOptional(v.string()),
  /** `signupRequests/{id}`; only an `applicant` invite has it. */
  requestId: v.exactOptional(v.string()),
  /** What an administrator wrote down about a `house` link. */
  note: v.exactOptional(v.string()),
  /** An administrator closed it: only an administrator opens it again. */
  closed: v.exactOptional(v.object({ ...closedLinkSchema.entries, by: v.string() })),
})
export type Invite = v.InferOutput<typeof inviteSchema>

/** `invites/{id}/acceptances/{uid}`: one seat taken, by whom and when. */
export const acceptanceSchema = v.object({
  uid: v.string(),
  name: v.string(),
  at: momentSchema,
})
export type Acceptance = v.InferOutput<typeof acceptanceSchema>

/** Whom a seat waited for in vain. */
export const returnedSeatSchema = v.object({
  ...v.pick(invitedGuestSchema, ['name', 'message', 'locale', 'circles']).entries,
  inviteId: v.string(),
  at: momentSchema,
})
export type ReturnedSeat = v.InferOutput<typeof returnedSeatSchema>

/** A seat kept for somebody, as its inviter sees it. */
export const reservationSchema = v.object({
  ...v.pick(invitedGuestSchema, ['name', 'message', 'locale', 'circles']).entries,
  token: v.string(),
  inviteId: v.string(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  /** The instance mailed it to the guest; the address itself is not kept. */
  isMailed: v.boolean(),
})
export type Reservation = v.InferOutput<typeof reservationSchema>

/** `users/{uid}/private/invite`: the owner's own view, the only place that holds the raw link. */
export const ownInviteSchema = v.object({
  token: v.string(),
  inviteId: v.string(),
  state: v.picklist(inviteStates),
  seats: v.number(),
  acceptances: v.array(acceptanceSchema),
  reservations: v.array(reservationSchema),
  /** Set while an administrator keeps the link closed. */
  closed: v.exactOptional(closedLinkSchema),
  /** Seats that came back because nobody took them in time, so that the inviter learns of it; the newest first. */
  returned: v.exactOptional(v.array(returnedSeatSchema)),
})
export type OwnInvite = v.InferOutput<typeof ownInviteSchema>

export function seatsLeft(invite: Pick<Invite, 'seats' | 'taken' | 'reserved'>): number {
  return Math.max(0, invite.seats - invite.taken - invite.reserved)
}

/** Whether nobody can join by it any more because its time is over. */
export function hasExpired({ expiresAt }: { expiresAt: Moment | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt.toMillis() <= now.getTime()
}

/** The link that opens an empty instance: one seat, no inviter. */
export function foundingInvite(at: Moment): Invite {
  return {
    kind: 'founding',
    inviter: null,
    state: 'open',
    seats: 1,
    taken: 0,
    reserved: 0,
    createdAt: at,
    expiresAt: null,
  }
}
