import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import { positiveAmountSchema } from '../../money/amount.ts'

/**
 * A code by which the caller may give somebody so much by Pix, the name that their bank will show, and until when it is to
 * be shown (milliseconds). `txid` is of the device (`newId`), another one for each tip. `support-off`: there is no such
 * page (any more), or none that takes Pix.
 */
export const askBrCode = call<{ code: string; receiver: string; until: number }>()({
  name: 'askBrCode',
  caller: 'member',
  input: v.object({ uid: memberUid, txid: callKey, amount: positiveAmountSchema }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-an-adult',
    'not-yourself',
    'support-off',
    'too-many-tries',
    'try-again',
  ],
})
