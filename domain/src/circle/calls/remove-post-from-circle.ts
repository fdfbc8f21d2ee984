import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/**
 * Takes a post out of a circle: whoever has it only from there has it no more, and its author is told. It is not
 * deleted. Twice is once.
 */
export const removePostFromCircle = call<Record<string, never>>()({
  name: 'removePostFromCircle',
  caller: 'member',
  input: v.object({ circleId: documentId, postId: documentId }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'post-unknown',
    'too-many-tries',
    'try-again',
  ],
})
