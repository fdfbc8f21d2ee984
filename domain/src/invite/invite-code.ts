import type { Moment } from '../moment.ts'

/**
 * `inviteCodes/{sha256(address)}`: the six digits that came with an invite by mail. They are good as long as the invite,
 * once, and none any more after as many wrong tries as a sign-in code. Nobody reads it.
 */
export interface InviteCode {
  /** Both base64url, as of a sign-in code. */
  salt: string
  hash: string
  tries: number
  goodUntil: Moment
  expiresAt: Moment
}
