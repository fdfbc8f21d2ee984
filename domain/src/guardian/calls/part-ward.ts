import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Ends a connection of a ward's, as `removeConnection` does one's own. To know the person again, the ward asks again.
 */
export const partWard = call<{ removedEntries: number }>()({
  name: 'partWard',
  caller: 'member',
  input: v.object({ uid: memberUid, other: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-your-ward', 'try-again', 'too-many-tries'],
})
