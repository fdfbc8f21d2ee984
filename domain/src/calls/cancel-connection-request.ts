import * as v from 'valibot'
import { memberUid } from '../member.ts'
import { call } from './contract.ts'

/** Takes back what the caller asked. Twice is once. */
export const cancelConnectionRequest = call<Record<string, never>>()({
  name: 'cancelConnectionRequest',
  caller: 'member',
  input: v.object({ uid: memberUid }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
