import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'

/**
 * Takes back what of a run can be, each by the same way by which its member would. `undo-too-late`: nothing of it can
 * be taken back (any more). What one action is refused holds up none of the others, and is thrown at last: what changing a
 * post's audience, deleting it and taking somebody out of a circle may be refused.
 */
export const undoRun = call<Record<string, never>>()({
  name: 'undoRun',
  caller: 'member',
  input: v.object({ automationId: callKey, runId: v.pipe(v.string(), v.hexadecimal(), v.length(64)) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'undo-too-late',
    'before-you-came',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'not-yours-to-post',
    'public-circle-alone',
    'tier-alone',
    'too-many-tries',
    'try-again',
  ],
})
