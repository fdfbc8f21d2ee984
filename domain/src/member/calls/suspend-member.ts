import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../member.ts'

/**
 * Shuts a member out until they are reinstated. The member is told the reason in these words. `sign-in-again`: it is an
 * administrator, and shutting them out takes a fresh sign-in as taking their role does.
 */
export const suspendMember = call<{ changed: boolean }>()({
  name: 'suspendMember',
  caller: 'admin',
  input: v.object({ uid: memberUid, reason: auditReason }),
  errors: [...adminRefusals, 'sign-in-again', 'person-unknown', 'not-yourself', 'last-admin'],
})
