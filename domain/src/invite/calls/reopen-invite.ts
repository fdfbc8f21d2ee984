import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { inviteId } from './close-invite.ts'

/**
 * Opens a link that an administrator closed; its owner is told. `invite-revoked`: it was closed by its owner, or its
 * seat went back, so that there is nothing to open.
 */
export const reopenInvite = call<{ changed: boolean }>()({
  name: 'reopenInvite',
  caller: 'admin',
  input: v.object({ inviteId, reason: auditReason }),
  errors: [...adminRefusals, 'invite-unknown', 'invite-revoked'],
})
