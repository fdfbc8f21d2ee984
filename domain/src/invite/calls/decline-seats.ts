import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Answers no to a member who asked for more seats, who reads why. `grantSeats` is the yes. `askedAt`: when what is on
 * the screen was asked, in milliseconds; what took its place stays open.
 */
export const declineSeats = call<{ changed: boolean }>()({
  name: 'declineSeats',
  caller: 'admin',
  input: v.object({ uid: memberUid, reason: auditReason, askedAt: v.optional(v.number()) }),
  errors: [...adminRefusals],
})
