import * as v from 'valibot'
import { codeEmail } from '../../account/calls/request-code.ts'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { memberName } from '../../member/member.ts'
import { showsSomething, withoutDisguise } from '../../visible-text.ts'
import { inviteLimits } from '../invite.ts'

/** Lines of the inviter's; what shows nothing is nothing. */
const message = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').split('\n').map(withoutDisguise).join('\n').trim()),
  v.check((text) => text.isWellFormed()),
  v.maxLength(inviteLimits.message),
  v.transform((text) => (showsSomething(text) ? text : '')),
)

const circleId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,64}$/))

/**
 * Keeps one free seat of the caller's for a guest, by a link of its own that is good for `reservedDays`. With an
 * address the instance mails the link and a code to it, in the guest's language. The same `key` again answers the same
 * and keeps none.
 */
export const reserveSeat = call<{ inviteId: string; token: string }>()({
  name: 'reserveSeat',
  caller: 'member',
  input: v.object({
    key: callKey,
    name: memberName,
    message,
    locale: v.picklist(locales),
    circles: v.pipe(
      v.array(circleId),
      v.transform((ids) => [...new Set(ids)]),
      v.maxLength(inviteLimits.circles),
    ),
    email: v.optional(codeEmail),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'no-free-seat',
    'circle-unknown',
    'invite-revoked',
    'invite-paused',
    'too-many-tries',
    'try-again',
  ],
})
