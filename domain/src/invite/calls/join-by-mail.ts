import * as v from 'valibot'
import { codeEmail } from '../../account/calls/request-code.ts'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { birthDate, memberName } from '../../member/member.ts'
import { mailWish } from '../by-mail/mail-joining.ts'
import { inviteToken } from './preview-invite.ts'

/**
 * Mails a question to an address: whoever has it becomes a member by a page of that mail, without app or password, and
 * reads by digests. Nothing is taken before. One mail a day for each invite and address; the answer is the same where
 * it went out already, and where the address is a member's, who is told that they are.
 */
export const joinByMail = call<Record<string, never>>()({
  name: 'joinByMail',
  caller: 'anyone',
  input: v.strictObject({
    token: inviteToken,
    name: memberName,
    email: codeEmail,
    birthDate,
    locale: v.picklist(locales),
    ...mailWish,
  }),
  errors: [
    'bad-input',
    'invite-unknown',
    'invite-revoked',
    'invite-expired',
    'invite-full',
    'invite-paused',
    'inviter-suspended',
    'needs-guardian',
    'not-an-adult',
    'too-many-tries',
    'try-again',
  ],
})
