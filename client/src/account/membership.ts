/** What an account is here, decided from its standing as the listener brings it. Pure. */
import type { Member } from '@varanda/domain/member/member'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { asStored } from '@varanda/domain/stored'
import type { MemberSession } from './session.ts'

/** One word of the listener: `stored` is undefined where there is no document. */
export interface HeardStanding {
  stored: unknown
  /** This device says so; the instance has not confirmed it. */
  fromCache: boolean
}

/**
 * `ended`: this sign-in seems to be shut out, and is looked at once more. `awaited`: the instance has the next word.
 * `unknown`: nobody can say; `why` is for the log.
 */
export type Membership =
  | { is: 'member' | 'ended'; standing: Standing }
  | { is: 'suspended'; reason: string | undefined }
  | { is: 'none' | 'awaited' }
  | { is: 'unknown'; why: string }

/** What the standing makes of a sign-in of `signedInAt` (seconds since 1970). */
export function membershipOf({ stored, fromCache }: HeardStanding, signedInAt: number): Membership {
  if (stored === undefined) {
    // Only the server can say that there is no membership; the cache speaks first where it has known of none.
    return fromCache ? { is: 'unknown', why: 'only an empty cache answers' } : { is: 'none' }
  }
  const standing = asStored(standingSchema, stored)
  if (!standing) return { is: 'unknown', why: 'the standing is damaged' }
  if (standing.status === 'suspended') {
    // The cached standing may be from before the suspension was lifted.
    return fromCache ? { is: 'awaited' } : { is: 'suspended', reason: standing.suspension?.reason }
  }
  // Of somebody who has left, sign-ins end with everything else.
  const isOver = standing.status === 'erasing' || isEnded(standing, signedInAt)
  return { is: !fromCache && isOver ? 'ended' : 'member', standing }
}

/** Whether the instance ended this sign-in, by the same count as the rules. */
export function isEnded({ validSince }: Pick<Standing, 'validSince'>, signedInAt: number): boolean {
  return signedInAt < validSince.toMillis() / 1000
}

/**
 * The session of a member: what decides comes from the standing, the profile says only how they are called and seen.
 */
export function memberSession(
  account: { uid: string; email: string },
  standing: Standing,
  profile: Pick<Member, 'name' | 'bio' | 'photo'>,
): MemberSession {
  const { name, bio = '', photo } = profile
  const { role, status, ageBand = 'adult', invitedBy, madeByInviter, guardian = null, overseen } = standing
  const joinedAt = standing.joinedAt?.toDate()
  // What the domain's `isOverseen` says, without its module on the first page.
  const isOverseen = guardian !== null && (ageBand === 'youth' ? overseen === true : ageBand !== 'adult')
  const known = { role, status, ageBand, invitedBy, joinedAt, guardian, isOverseen }
  return { state: 'member', ...account, name, bio, photo, ...known, ...(madeByInviter && { madeByInviter }) }
}
