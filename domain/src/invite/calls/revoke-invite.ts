import * as v from 'valibot'
import { call } from '../../contract.ts'
import { inviteId } from './accept-invite.ts'

/**
 * Closes the caller's link and makes a new one with the seats that are left. Kept seats go on waiting unless
 * `reservations` says that they end too. Names the link to be closed, so that asking twice closes one.
 */
export const revokeInvite = call<Record<string, never>>()({
  name: 'revokeInvite',
  caller: 'member',
  input: v.object({ inviteId, reservations: v.boolean() }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'invite-revoked',
    'too-many-tries',
    'try-again',
  ],
})
