import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/** Ends a ward's sign-ins on every device. Open to everyone who may read. */
export const signOutWard = call<Record<string, never>>()({
  name: 'signOutWard',
  caller: 'reader',
  input: v.object({ uid: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-your-ward', 'try-again', 'too-many-tries'],
})
