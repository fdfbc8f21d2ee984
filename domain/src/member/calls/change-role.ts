import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid, roles } from '../member.ts'

/**
 * Makes a member an administrator, or no longer one. `last-admin`: nobody would run the instance. `not-active`: also where
 * it is the member who may not act now.
 */
export const changeRole = call<{ changed: boolean }>()({
  name: 'changeRole',
  caller: 'admin',
  fresh: true,
  input: v.object({ uid: memberUid, role: v.picklist(roles), reason: auditReason }),
  errors: [...adminRefusals, 'sign-in-again', 'person-unknown', 'last-admin', 'not-an-adult'],
})
