import * as v from 'valibot'
import { locales } from '../locale.ts'
import { birthDate, memberName } from '../member.ts'
import { call } from './contract.ts'
import { inviteToken } from './preview-invite.ts'

/**
 * Takes a seat and makes the caller a member, connected with the inviter. Calling it again with the same account
 * answers the same and changes nothing.
 */
export const acceptInvite = call<{ uid: string; inviter: { uid: string; name: string } | null }>()({
  name: 'acceptInvite',
  caller: 'account',
  input: v.object({ token: inviteToken, name: memberName, birthDate, locale: v.picklist(locales) }),
  errors: [
    'bad-input',
    'signed-out',
    'invite-unknown',
    'invite-revoked',
    'invite-full',
    'inviter-suspended',
    'already-a-member',
    'needs-guardian',
    'try-again',
  ],
})
