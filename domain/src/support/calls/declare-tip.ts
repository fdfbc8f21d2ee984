import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import { positiveAmountSchema } from '../../money/amount.ts'
import { currencySchema } from '../../money/currency.ts'
import { severalLines } from '../../several-lines.ts'
import { supportHosts } from '../support-link.ts'
import { supportLimits } from '../support-page.ts'

/**
 * The caller says that they sent somebody so much: by Pix with the id of its code, or at a page elsewhere. It proves nothing
 * and is called so. Under an id of the device's it is said once. It counts towards the goal that there is. `tips-waiting`:
 * too many of theirs wait for an answer. `edited-meanwhile`: the page has another currency than what was shown.
 */
export const declareTip = call<Record<string, never>>()({
  name: 'declareTip',
  caller: 'member',
  input: v.object({
    uid: memberUid,
    tipId: callKey,
    by: v.variant('way', [
      v.object({ way: v.literal('pix'), txid: callKey }),
      v.object({ way: v.literal('link'), host: v.picklist(supportHosts) }),
    ]),
    amount: positiveAmountSchema,
    /** In which it was shown; apps of before do not say. */
    currency: v.exactOptional(currencySchema),
    words: v.optional(v.union([v.literal(''), severalLines(supportLimits.tipWords)]), ''),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-an-adult',
    'not-yourself',
    'support-off',
    'id-taken',
    'edited-meanwhile',
    'tips-waiting',
    'too-many-tries',
    'try-again',
  ],
})
