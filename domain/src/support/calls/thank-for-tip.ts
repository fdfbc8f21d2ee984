import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { severalLines } from '../../several-lines.ts'
import { supportLimits } from '../support-page.ts'

/** A sentence to whoever gave what arrived, once. */
export const thankForTip = call<Record<string, never>>()({
  name: 'thankForTip',
  caller: 'member',
  input: v.object({ tipId: callKey, words: severalLines(supportLimits.thanks) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'tip-unknown',
    'tip-over',
    'already-answered',
    'too-many-tries',
    'try-again',
  ],
})
