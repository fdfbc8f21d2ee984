import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'

/** Ends an automation, and forgets what it did. What is gone already is gone. */
export const removeAutomation = call<Record<string, never>>()({
  name: 'removeAutomation',
  caller: 'member',
  input: v.object({ automationId: callKey }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-tries', 'try-again'],
})
