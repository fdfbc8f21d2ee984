import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { memberUid } from '../../member/member.ts'
import { positiveAmountSchema } from '../../money/amount.ts'
import { currencySchema } from '../../money/currency.ts'

/** What was shown to whoever says yes to it. Apps of before say no currency. */
const money = { amount: positiveAmountSchema, currency: v.exactOptional(currencySchema) }

/**
 * Begins a payment by card, for a post that the caller reads or for a tier: answers where they pay. Under an id of the
 * device's it is begun once. Nothing is paid before Stripe says so. `edited-meanwhile`: it costs something else than what was
 * shown, or is in another currency.
 */
export const payByCard = call<{ url: string }>()({
  name: 'payByCard',
  caller: 'member',
  input: v.object({
    uid: memberUid,
    orderId: callKey,
    locale: v.picklist(locales),
    what: v.variant('kind', [
      v.object({ kind: v.literal('tip'), postId: v.pipe(v.string(), v.maxLength(200)), ...money }),
      v.object({ kind: v.literal('tier'), tierId: callKey, ...money }),
    ]),
  }),
  errors: [
    ...(['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-an-adult', 'not-yourself'] as const),
    ...(['cards-off', 'support-off', 'post-unknown', 'tier-unknown', 'amount-too-small', 'id-taken'] as const),
    ...(['already-subscribed', 'edited-meanwhile', 'too-many-tries', 'try-again'] as const),
  ],
})
