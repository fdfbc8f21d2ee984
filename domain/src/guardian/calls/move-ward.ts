import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Asks another adult of the instance to answer for a ward that has not taken its account over, and who answers today to let it go. The other's
 * yes (`answerApproval`) moves the ward once today's guardian agreed, or after seven days without their no; in an
 * emergency a second administrator, who has been one for a week, makes the same call. Never oneself: `not-yourself`.
 * `reason` goes into the audit log; guardian and ward are told.
 */
export const moveWard = call<Record<string, never>>()({
  name: 'moveWard',
  caller: 'admin',
  fresh: true,
  input: v.object({
    uid: memberUid,
    to: memberUid,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  errors: [...adminRefusals, 'sign-in-again', 'not-your-ward', 'not-yourself', 'not-at-this-age', 'person-unknown'],
})
