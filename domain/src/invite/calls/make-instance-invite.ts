import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { adminRefusals, call } from '../../contract.ts'
import { showsSomething } from '../../visible-text.ts'
import { inviteLimits } from '../invite.ts'

/**
 * Makes a link in the name of the instance. The answer is the only place where its token is ever shown; only its hash
 * is kept. `days`: how long it lasts. The same `key` again answers the same and makes none.
 */
export const makeInstanceInvite = call<{ token: string }>()({
  name: 'makeInstanceInvite',
  caller: 'admin',
  fresh: true,
  input: v.object({
    key: callKey,
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(inviteLimits.instanceSeats)),
    note: v.pipe(v.string(), v.trim(), v.check(showsSomething), v.maxLength(inviteLimits.note)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(inviteLimits.instanceDays)),
  }),
  errors: [...adminRefusals, 'sign-in-again', 'too-many-tries'],
})
