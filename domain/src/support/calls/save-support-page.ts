import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { positiveAmountSchema } from '../../money/amount.ts'
import { currencySchema } from '../../money/currency.ts'
import { goalTitle, supportLimits, supportWords, tierName, tierWords } from '../support-page.ts'

/**
 * Makes or changes the caller's support page: what it says, what is collected for, what may be given every month, and
 * whether others see it. A goal under a new id (`newId`) begins with nothing, and one for which something was
 * given goes on only in its currency, without a break: `bad-input` else. `support-incomplete`: it is to be on and has
 * no way by which anything could be given. `currency-fixed`: Pix has one currency.
 */
export const saveSupportPage = call<Record<string, never>>()({
  name: 'saveSupportPage',
  caller: 'member',
  input: v.object({
    on: v.boolean(),
    words: supportWords,
    currency: currencySchema,
    goal: v.nullable(v.object({ id: callKey, title: goalTitle, amount: positiveAmountSchema })),
    tiers: v.pipe(
      v.array(v.object({ id: callKey, name: tierName, words: tierWords, amount: positiveAmountSchema })),
      v.maxLength(supportLimits.tiers),
      v.check((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length),
    ),
    /** What somebody says yes to as they turn it on: children are not what is paid for; nothing is raffled. */
    promises: v.object({ noChildren: v.boolean(), noPrizes: v.boolean() }),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-an-adult',
    'support-incomplete',
    'currency-fixed',
    'too-many-tries',
    'try-again',
  ],
})
