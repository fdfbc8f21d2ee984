import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'

export const inviteId = v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/))

/**
 * Closes a link: nobody joins by it until an administrator opens it again. Its owner, where it has one, is told why; a
 * reserved seat goes back to the link that lent it. Closing a closed one changes nothing.
 */
export const closeInvite = call<{ changed: boolean }>()({
  name: 'closeInvite',
  caller: 'admin',
  input: v.object({ inviteId, reason: auditReason }),
  errors: [...adminRefusals, 'invite-unknown'],
})
