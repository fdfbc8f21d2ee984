import * as v from 'valibot'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { birthDate, memberName } from '../../member/member.ts'
import { inviteToken } from './preview-invite.ts'

/** A link's SHA-256, by which the instance names an invite to whom it is addressed. */
export const inviteId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const guest = { name: memberName, birthDate, locale: v.picklist(locales) }

/**
 * Takes a seat and makes the caller a member, connected with the inviter. Calling it again with the same account
 * answers the same and changes nothing. An invite that was mailed to the account's proven address may be named by its
 * id instead of its token.
 */
export const acceptInvite = call<{ uid: string; inviter: { uid: string; name: string } | null }>()({
  name: 'acceptInvite',
  caller: 'account',
  input: v.union([v.strictObject({ token: inviteToken, ...guest }), v.strictObject({ inviteId, ...guest })]),
  errors: [
    'bad-input',
    'signed-out',
    'invite-unknown',
    'invite-revoked',
    'invite-expired',
    'invite-full',
    'invite-paused',
    'inviter-suspended',
    'already-a-member',
    'needs-guardian',
    'too-many-tries',
    'try-again',
  ],
})
