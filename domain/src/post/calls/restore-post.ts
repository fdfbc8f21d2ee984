import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * Brings the member's own deleted post back to whoever may read it now, with its comments; for one that stands it
 * changes nothing. `undo-too-late`: its time is over, or somebody else took it away.
 */
export const restorePost = call<Record<string, never>>()({
  name: 'restorePost',
  caller: 'member',
  input: v.object({ postId: v.pipe(v.string(), v.maxLength(150)) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'post-unknown',
    'undo-too-late',
    'too-many-tries',
    'try-again',
  ],
})
