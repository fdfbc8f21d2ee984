import * as v from 'valibot'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'

/**
 * Connects the caller's account at Stripe, so that others can pay them by card. Answers where they go on with Stripe; null
 * where nothing is left to do. `cards-off`: this instance takes none, or only those of its one creator.
 */
export const connectCards = call<{ url: string | null }>()({
  name: 'connectCards',
  caller: 'member',
  fresh: true,
  input: v.object({
    locale: v.picklist(locales),
    /** What Stripe does not carry was read. */
    understood: v.literal(true),
  }),
  errors: [
    ...(['bad-input', 'signed-out', 'sign-in-again', 'not-a-member', 'not-active', 'not-an-adult'] as const),
    ...(['cards-off', 'support-off', 'too-many-tries', 'try-again'] as const),
  ],
})
