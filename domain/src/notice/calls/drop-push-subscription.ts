import * as v from 'valibot'
import { call } from '../../contract.ts'

/** The calling device hears of notices no longer. */
export const dropPushSubscription = call<Record<string, never>>()({
  name: 'dropPushSubscription',
  caller: 'reader',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
