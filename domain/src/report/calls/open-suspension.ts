import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * How a suspended account's ruling stands, asked with the sign-in that is about to end. `open`: with a token by which
 * `answerSuspension` takes the one answer, for a day. `none`: there is nothing to answer (any more).
 */
export const openSuspension = call<{ state: 'open'; token: string } | { state: 'answered' | 'upheld' | 'none' }>()({
  name: 'openSuspension',
  caller: 'account',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'too-many-tries', 'try-again'],
})
