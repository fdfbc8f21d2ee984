import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Ends a connection for both; each loses the other's posts, past ones too, before this answers.
 * Calling it for someone who is not connected changes nothing. Open to everyone who may read.
 */
export const removeConnection = call<{ removedEntries: number }>()({
  name: 'removeConnection',
  caller: 'reader',
  input: v.object({ uid: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
