import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/**
 * Leaves a group, or follows a public circle no more: what it gave is taken before the answer. A group that its owner
 * leaves goes to whoever comes next, and freezes where nobody can own it; one that nobody is left in is over. Who is
 * not in it has left. Open to everyone who may read.
 * `not-yours-to-change`: a circle that is the member's own is not left.
 */
export const leaveCircle = call<Record<string, never>>()({
  name: 'leaveCircle',
  caller: 'reader',
  input: v.object({ circleId: documentId }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
