import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { historyRules } from '../../circle/circle.ts'
import { call } from '../../contract.ts'
import { supportLimits } from '../../support/support-page.ts'

/**
 * Makes tiers of the caller's support page payable by card, as they stand there; one that is offered already takes its new
 * amount from everybody's next period on. `amount-too-small`: Stripe takes no less.
 */
export const offerTiers = call<{ offered: number }>()({
  name: 'offerTiers',
  caller: 'member',
  input: v.object({
    tiers: v.pipe(
      v.array(v.object({ id: callKey, history: v.picklist(historyRules) })),
      v.minLength(1),
      v.maxLength(supportLimits.tiers),
    ),
  }),
  errors: [
    ...(['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-an-adult', 'cards-off'] as const),
    ...(['tier-unknown', 'amount-too-small', 'too-many-circles', 'too-many-tries', 'try-again'] as const),
  ],
})
