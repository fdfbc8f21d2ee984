import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Takes somebody out of a circle or group, and what it gave them before the answer. They come back only through owner
 * or moderators. Twice is once. Out of a circle that is no group its
 * owner takes somebody also where they only read.
 */
export const removeFromCircle = call<Record<string, never>>()({
  name: 'removeFromCircle',
  caller: 'reader',
  input: v.object({ circleId: documentId, uid: memberUid }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
