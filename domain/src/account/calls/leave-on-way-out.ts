import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * A suspended member leaves for good and at once, by the token of `openWayOut`; an answer that still waited ends with it.
 * Throws `signed-out` where the token opens nothing (any more).
 */
export const leaveOnWayOut = call<Record<string, never>>()({
  name: 'leaveOnWayOut',
  caller: 'anyone',
  input: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  errors: ['bad-input', 'signed-out', 'last-admin', 'has-wards', 'damaged', 'too-many-tries', 'try-again'],
})
