import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Lets a ward's writing rest, or ends that; the ward goes on reading. What the instance paused stays paused. A guardian
 * who only reads may let it rest, and not end that.
 */
export const pauseWard = call<Record<string, never>>()({
  name: 'pauseWard',
  caller: 'reader',
  input: v.object({ uid: memberUid, paused: v.boolean() }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-your-ward', 'try-again', 'too-many-tries'],
})
