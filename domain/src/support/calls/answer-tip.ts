import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'

/**
 * Whom a tip is for says what they know of it: that it arrived, that they have not found it yet, or, within some days, that
 * it had not arrived after all. `tip-over`: it is in a state from which that does not follow (any more). Saying the same
 * again changes nothing. That it arrived says who may write, the rest everyone who may read.
 */
export const answerTip = call<Record<string, never>>()({
  name: 'answerTip',
  caller: 'reader',
  input: v.object({ tipId: callKey, answer: v.picklist(['confirmed', 'notFound', 'withdrawn']) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'tip-unknown',
    'tip-over',
    'too-many-tries',
    'try-again',
  ],
})
