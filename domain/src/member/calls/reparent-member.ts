import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../member.ts'

/**
 * Puts a member and their branch under another inviter, or under nobody. Who took which seat stays as it was.
 * `invite-cycle`: that inviter came through the member.
 */
export const reparentMember = call<{ changed: boolean }>()({
  name: 'reparentMember',
  caller: 'admin',
  input: v.object({ uid: memberUid, inviter: v.nullable(memberUid), reason: auditReason }),
  errors: [...adminRefusals, 'person-unknown', 'invite-cycle'],
})
