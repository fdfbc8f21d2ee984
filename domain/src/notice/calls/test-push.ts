import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'

/** Sends a message to all of the caller's own devices that hear of notices, once for each key. */
export const testPush = call<Record<string, never>>()({
  name: 'testPush',
  caller: 'reader',
  input: v.object({ key: callKey }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
