import { call } from '../../contract.ts'
import { pushChannelSchema } from '../push/push-subscription.ts'

/**
 * From now on the calling device hears of notices by this subscription, and by no other: one for each sign-in, and the
 * same browser for nobody else. `bad-input` for keys that are none and for a host that is no push service;
 * `try-again` until the device is among the member's.
 */
export const savePushSubscription = call<Record<string, never>>()({
  name: 'savePushSubscription',
  caller: 'reader',
  input: pushChannelSchema,
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
