import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'

/**
 * A guardian takes a ward out of a group, of which the ward is told. It comes back as it came: by an invitation and the
 * guardian's yes; one that nobody is left in is over. Out of a group that it is not in, or that is none, it is already.
 * Open to everyone who may read.
 */
export const takeWardOut = call<Record<string, never>>()({
  name: 'takeWardOut',
  caller: 'reader',
  input: v.object({ circleId: documentId, ward: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-your-ward', 'too-many-tries', 'try-again'],
})
