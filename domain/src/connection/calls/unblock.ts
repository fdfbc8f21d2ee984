import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Lifts a block and restores nothing: the two are strangers, who may connect again by a link. Calling it for someone
 * who is not blocked changes nothing. Open to everyone who may read.
 */
export const unblock = call<Record<string, never>>()({
  name: 'unblock',
  caller: 'reader',
  input: v.object({ uid: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
