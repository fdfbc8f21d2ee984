import * as v from 'valibot'
import { momentSchema } from '../moment.ts'

/**
 * `inviteCodes/{sha256(address)}`: the six digits that came with an invite by mail. They are good as long as the
 * invite, once, and none any more after as many wrong tries as a sign-in code. Nobody reads it.
 */
export const inviteCodeSchema = v.object({
  /** Both base64url, as of a sign-in code. */
  salt: v.string(),
  hash: v.string(),
  tries: v.number(),
  goodUntil: momentSchema,
  expiresAt: momentSchema,
})
export type InviteCode = v.InferOutput<typeof inviteCodeSchema>
