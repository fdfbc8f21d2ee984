import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/** Takes back what the caller asked. Twice is once. Open to everyone who may read. */
export const cancelConnectionRequest = call<Record<string, never>>()({
  name: 'cancelConnectionRequest',
  caller: 'reader',
  input: v.object({ uid: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
