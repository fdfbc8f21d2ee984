import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Says who is to own a group when its owner goes: an adult in it, who is told and may decline; or nobody any more
 * (null).
 */
export const nameSuccessor = call<Record<string, never>>()({
  name: 'nameSuccessor',
  caller: 'member',
  input: v.object({ circleId: documentId, uid: v.nullable(memberUid) }),
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
