import * as v from 'valibot'
import { codeEmail } from '../../account/calls/request-code.ts'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { inviteId } from './accept-invite.ts'

/**
 * Keeps the seat for the same guest for another `reservedDays`, by a new link; the old one is none any more. Also for a
 * seat that came back in vain, as long as one is free. With an address the new link is mailed. The same `key` again
 * answers the same.
 */
export const renewReservation = call<{ inviteId: string; token: string }>()({
  name: 'renewReservation',
  caller: 'member',
  input: v.object({ key: callKey, inviteId, email: v.optional(codeEmail) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'reservation-unknown',
    'no-free-seat',
    'invite-revoked',
    'invite-paused',
    'too-many-tries',
    'try-again',
  ],
})
