import type { Moment } from './moment.ts'

/** A member's link has five seats; the house's own link may be given another number. */
export const inviteLimits = { seats: 5, previewsPerMinute: 30 } as const

export const inviteStates = ['open', 'revoked'] as const
export type InviteState = (typeof inviteStates)[number]

/** `invites/{sha256(token)}`: the seats of one link. */
export interface Invite {
  /** Uid; null for the founding invite, whose one guest becomes the first administrator. */
  inviter: string | null
  state: InviteState
  seats: number
  taken: number
  createdAt: Moment
}

/** `invites/{id}/acceptances/{uid}`: one seat taken, by whom and when. */
export interface Acceptance {
  uid: string
  name: string
  at: Moment
}

/** `users/{uid}/private/invite`: the owner's own view, the only place that holds the raw link. */
export interface OwnInvite {
  token: string
  inviteId: string
  state: InviteState
  seats: number
  acceptances: Acceptance[]
}

export function seatsLeft(invite: { seats: number; taken: number }): number {
  return Math.max(0, invite.seats - invite.taken)
}

/** The link that opens an empty house: one seat, no inviter. */
export function foundingInvite(at: Moment): Invite {
  return { inviter: null, state: 'open', seats: 1, taken: 0, createdAt: at }
}

/** Hex SHA-256 of a link's token: the invite's document id. */
export async function inviteIdOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
