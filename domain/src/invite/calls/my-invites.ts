import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { InvitePreview } from './preview-invite.ts'

/**
 * The open invites that were mailed to the caller's address, if they showed that it is theirs; the newest first. Each
 * may be accepted by its id.
 */
export const myInvites = call<{ invites: (InvitePreview & { inviteId: string })[] }>()({
  name: 'myInvites',
  caller: 'account',
  input: v.object({}),
  errors: ['signed-out', 'too-many-tries'],
})
