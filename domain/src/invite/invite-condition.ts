import { hasExpired, type Invite, seatsLeft } from './invite.ts'

/** What a link is good for. `closed`: by who runs the instance; `revoked`: by its owner; `resting`: with a whole branch. */
export const inviteConditions = ['open', 'full', 'expired', 'revoked', 'closed', 'resting'] as const
export type InviteCondition = (typeof inviteConditions)[number]

/** Pure: how an administrator finds a link at a moment; `isResting`: nobody comes in by its inviter's branch. */
export function inviteCondition(invite: Invite, now: Date, isResting = false): InviteCondition {
  if (invite.closed) return 'closed'
  if (invite.state === 'revoked') return 'revoked'
  if (hasExpired(invite, now)) return 'expired'
  if (seatsLeft(invite) === 0) return 'full'
  return isResting ? 'resting' : 'open'
}
