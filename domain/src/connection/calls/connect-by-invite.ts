import * as v from 'valibot'
import { call } from '../../contract.ts'
import { inviteToken } from '../../invite/calls/preview-invite.ts'
import type { Person } from '../../member/person.ts'

/**
 * A member who opens another member's link is connected with them; no seat is taken. Calling it again, or with one's
 * own link, changes nothing. `blocked-by-you` says who stands between the two only to who put them there; the other
 * meets `invite-unknown`, as with a link that leads nowhere.
 *
 * `invite-full`: a seat that was kept for one guest is taken, and opens no way to its inviter any more.
 *
 * Under 16 the guardian is asked first: `waitingFor` names them, and nobody is connected yet. `guardian-said-no` while
 * an earlier no stands.
 *
 * Where the two have parted, whoever did it, the link only asks: `asked`, and its owner answers as any request.
 */
export const connectByInvite = call<{ inviter: Person; waitingFor?: string; asked?: true }>()({
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
    'invite-full',
    'invite-expired',
    'inviter-suspended',
    'blocked-by-you',
    'guardian-away',
    'guardian-said-no',
    'too-many-tries',
    'try-again',
  ],
})
