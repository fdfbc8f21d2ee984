import type { AgeBand } from '../guardian/age-band.ts'
import type { Moment } from '../moment.ts'
import type { Role } from './member.ts'

/**
 * `users/{uid}/private/standing`: what the instance lets this account do. Functions write it, rules ask it first, and
 * nothing else (no claim, no profile field) is trusted.
 */
export interface Standing {
  status: StandingStatus
  role: Role
  /** Tokens of sign-ins before this moment are refused: "sign out everywhere". */
  validSince: Moment
  invitedBy: { uid: string; name: string } | null
  joinedAt?: Moment
  /** Since when the role is `admin`; absent for those who had it before this was kept. */
  adminSince?: Moment
  /** Absent in instances from before there were bands: an adult. */
  ageBand?: AgeBand
  /** Uid of the member who answers for this account; only accounts under 18 have one. */
  guardian?: string | null
  /** The two agreed that the guardian sees contacts and minutes until 18; under 16 nobody is asked. */
  overseen?: boolean
  /** The guardian let writing rest: `slowed` until the guardian ends it. */
  pausedByGuardian?: true
  /** Why and since when the instance shut this account out; only a suspended one has it. */
  suspension?: Suspension
  /** Until when a `slowed` account may not write. */
  slowedUntil?: Moment
}

/** What a suspended member is told. */
export interface Suspension {
  /** The administrator's own words. */
  reason: string
  at: Moment
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
