import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/**
 * Ends a circle of the member's own: what it gave is taken from everybody, as in any removal. A group ends when its
 * owner is alone in it; until then they leave. Twice is once.
 */
export const deleteCircle = call<Record<string, never>>()({
  name: 'deleteCircle',
  caller: 'member',
  input: v.object({ circleId: documentId }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
