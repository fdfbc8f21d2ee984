import type { Role } from './member.ts'
import type { Moment } from './moment.ts'

/**
 * `users/{uid}/private/standing`: what the house lets this account do. Functions write it, rules ask it first, and
 * nothing else (no claim, no profile field) is trusted.
 */
export interface Standing {
  status: StandingStatus
  role: Role
  /** Tokens of sign-ins before this moment are refused: "sign out everywhere". */
  validSince: Moment
  invitedBy: { uid: string; name: string } | null
}

/** All but `suspended` may read; only `active` may write. */
export const standingStatuses = ['active', 'slowed', 'leaving', 'suspended'] as const
export type StandingStatus = (typeof standingStatuses)[number]

/** Whether the account is a member who may act, seen at a sign-in of `authTime` (seconds). */
export function mayWrite(standing: Standing | undefined, authTime: number): boolean {
  return standing?.status === 'active' && standing.validSince.seconds <= authTime
}

/** Whether the account is a member who may look around, seen at a sign-in of `authTime` (seconds). */
export function mayRead(standing: Standing | undefined, authTime: number): boolean {
  return standing !== undefined && standing.status !== 'suspended' && standing.validSince.seconds <= authTime
}
