import { hasExpired, type Invite, seatsLeft } from './invite.ts'

/** What a link is good for. `closed`: by who runs the instance; `revoked`: by its owner. */
export const inviteConditions = ['open', 'full', 'expired', 'revoked', 'closed'] as const
export type InviteCondition = (typeof inviteConditions)[number]

/** Pure: how an administrator finds a link at a moment. */
export function inviteCondition(invite: Invite, now: Date): InviteCondition {
  if (invite.closed) return 'closed'
  if (invite.state === 'revoked') return 'revoked'
  if (hasExpired(invite, now)) return 'expired'
  return seatsLeft(invite) === 0 ? 'full' : 'open'
}
