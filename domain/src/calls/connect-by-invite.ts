import * as v from 'valibot'
import type { Person } from '../person.ts'
import { call } from './contract.ts'
import { inviteToken } from './preview-invite.ts'

/**
 * A member who opens another member's link is connected with them; no seat is taken. Calling it again, or with one's
 * own link, changes nothing. `blocked-by-you` says who stands between the two only to who put them there; the other meets
 * `invite-unknown`, as with a link that leads nowhere.
 */
export const connectByInvite = call<{ inviter: Person }>()({
  name: 'connectByInvite',
  caller: 'member',
  input: v.object({ token: inviteToken }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'invite-unknown',
    'invite-revoked',
    'inviter-suspended',
    'blocked-by-you',
    'try-again',
  ],
})
