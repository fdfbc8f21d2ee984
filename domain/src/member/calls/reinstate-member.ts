import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../member.ts'

/**
 * Lets a suspended or slowed member act again, with everything that was theirs. `sign-in-again` as for `suspendMember`;
 * `paused-by-guardian`: theirs is for the guardian to end.
 */
export const reinstateMember = call<{ changed: boolean }>()({
  name: 'reinstateMember',
  caller: 'admin',
  input: v.object({ uid: memberUid, reason: v.optional(auditReason) }),
  errors: [...adminRefusals, 'sign-in-again', 'person-unknown', 'paused-by-guardian'],
})
