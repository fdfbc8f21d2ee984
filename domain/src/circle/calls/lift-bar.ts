import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Lets somebody whom its owner took out of a public circle find and follow it again; they are told nothing. Into a
 * group they are invited instead. Twice is once.
 */
export const liftBar = call<Record<string, never>>()({
  name: 'liftBar',
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
