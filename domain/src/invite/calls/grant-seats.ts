import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import { inviteLimits } from '../invite.ts'

/**
 * Raises the seats of a member's own link to `seats`, which counts those it has: asked twice, it gives once.
 * `too-many-seats`: beyond `inviteLimits.mostSeats`, or fewer than the link has.
 */
export const grantSeats = call<{ changed: boolean }>()({
  name: 'grantSeats',
  caller: 'admin',
  input: v.object({
    uid: memberUid,
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(inviteLimits.mostSeats)),
  }),
  errors: [...adminRefusals, 'person-unknown', 'too-many-seats'],
})
