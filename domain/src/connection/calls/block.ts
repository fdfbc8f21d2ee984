import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Keeps another member away, for good or until `unblock`: a connection ends, each loses the other's posts, past ones
 * too, before this answers, neither opens the other's profile, and no link connects the two. The other is not told.
 * Again for the same member: the same, once. The same for whoever the caller may not see, or who is not there.
 * `bad-input` for oneself. Open to everyone who may read.
 */
export const block = call<{ removedEntries: number }>()({
  name: 'block',
  caller: 'reader',
  input: v.object({ uid: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
