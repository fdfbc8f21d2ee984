import { comesByCode } from '../guardian/guardian.ts'
import type { Standing } from '../member/standing.ts'
import { hour } from '../moment.ts'

export const wayOutLimits = {
  /** Milliseconds for which a token opens it; each sign-in opens another. */
  doorMs: hour,
} as const

/** Whether this account, shut out as it is, may take its copy along and leave for good. A ward's guardian acts for it. */
export function hasWayOut(standing: Pick<Standing, 'status' | 'ageBand' | 'guardian' | 'overseen'>): boolean {
  return standing.status === 'suspended' && !comesByCode(standing)
}

/** The same, seen at a sign-in of `authTime` (seconds). */
export function isOnWayOut(standing: Standing, authTime: number): boolean {
  return hasWayOut(standing) && standing.validSince.seconds <= authTime
}
