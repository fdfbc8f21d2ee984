import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../member.ts'

/** Ends every sign-in of a member, on every device. They may sign in again at once. `sign-in-again` as for `suspendMember`. */
export const signOutMember = call<{ changed: boolean }>()({
  name: 'signOutMember',
  caller: 'admin',
  input: v.object({ uid: memberUid, reason: v.optional(auditReason) }),
  errors: [...adminRefusals, 'sign-in-again', 'person-unknown'],
})
