import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * What is left to a suspended account besides its answer, asked with the sign-in that is about to end. `open`: with a token
 * by which `copyOnWayOut`, `paysOnWayOut` and `leaveOnWayOut` take it, for an hour. `stale`: the sign-in is older than five minutes.
 * `guardian`: somebody else acts for this account. `none`: it is not suspended.
 */
export const openWayOut = call<{ state: 'open'; token: string } | { state: 'stale' | 'guardian' | 'none' }>()({
  name: 'openWayOut',
  caller: 'account',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'too-many-tries', 'damaged', 'try-again'],
})
