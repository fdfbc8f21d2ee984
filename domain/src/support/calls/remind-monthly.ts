import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import { positiveAmountSchema } from '../../money/amount.ts'
import { dayOfMonth } from '../reminder.ts'

/**
 * The caller wants to be reminded of giving somebody so much every month on that day, beginning after today; null ends it,
 * where there is one. Only who gave them something by Pix is reminded: else `tip-unknown`. `support-off`: there is no such
 * page (any more), or none that takes Pix. To end one is open to everyone who may read, to be reminded to who may write.
 */
export const remindMonthly = call<Record<string, never>>()({
  name: 'remindMonthly',
  caller: 'reader',
  input: v.object({
    uid: memberUid,
    monthly: v.nullable(v.object({ amount: positiveAmountSchema, on: dayOfMonth })),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-an-adult',
    'not-yourself',
    'support-off',
    'tip-unknown',
    'too-many-reminders',
    'too-many-tries',
    'try-again',
  ],
})
