import * as v from 'valibot'
import { call } from '../../contract.ts'
import { showsSomething, withoutDisguise } from '../../visible-text.ts'
import { inviteLimits } from '../invite.ts'

/** Asks the instance for more seats once none is free. Asking again while it is open changes nothing. */
export const askForSeats = call<Record<string, never>>()({
  name: 'askForSeats',
  caller: 'member',
  input: v.object({
    reason: v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\r\n?/g, '\n').split('\n').map(withoutDisguise).join('\n').trim()),
      v.check((text) => text.isWellFormed() && showsSomething(text)),
      v.maxLength(inviteLimits.askReason),
    ),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'seats-left',
    'too-many-tries',
    'try-again',
  ],
})
