import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../member.ts'

/** Wakes the links of a branch that `pauseBranch` put to rest. */
export const resumeBranch = call<{ changed: boolean }>()({
  name: 'resumeBranch',
  caller: 'admin',
  input: v.object({ uid: memberUid, reason: auditReason }),
  errors: [...adminRefusals],
})
