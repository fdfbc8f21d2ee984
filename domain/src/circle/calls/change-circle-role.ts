import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Makes somebody of a group, or a follower of a public circle, a moderator, or no moderator any more; or hands a group
 * to an adult in it (`owner`), by which whoever owned it becomes a moderator.
 */
export const changeCircleRole = call<Record<string, never>>()({
  name: 'changeCircleRole',
  caller: 'member',
  input: v.object({ circleId: documentId, uid: memberUid, role: v.picklist(['owner', 'moderator', 'member']) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'person-unknown',
    'not-an-adult',
    'too-many-tries',
    'try-again',
  ],
})
