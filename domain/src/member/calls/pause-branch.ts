import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../member.ts'

/**
 * Lets the links of a member and of everybody who came through them rest; nobody loses anything else. Pausing a paused
 * branch changes nothing.
 */
export const pauseBranch = call<{ changed: boolean }>()({
  name: 'pauseBranch',
  caller: 'admin',
  input: v.object({ uid: memberUid, reason: auditReason }),
  errors: [...adminRefusals, 'person-unknown'],
})
