import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Takes back an invitation into a group, whoever sent it; for those who look after it. Whoever was asked is told
 * nothing: it is there no more. Twice is once.
 */
export const takeBackInvitation = call<Record<string, never>>()({
  name: 'takeBackInvitation',
  caller: 'member',
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
