import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Remembers that two people are never to be in one audience of the member's without a warning, or forgets it. Neither is
 * told. `too-many-pairs`: there are as many as there can be.
 */
export const separate = call<Record<string, never>>()({
  name: 'separate',
  caller: 'member',
  input: v.pipe(
    v.object({ one: memberUid, other: memberUid, apart: v.boolean() }),
    v.check(({ one, other }) => one !== other),
  ),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-pairs', 'too-many-tries', 'try-again'],
})
