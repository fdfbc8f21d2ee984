import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/** Nine digits with which a ward of the caller's signs in on another device: once, within ten minutes. */
export const makeWardCode = call<{ code: string; goodUntil: number }>()({
  name: 'makeWardCode',
  caller: 'member',
  fresh: true,
  input: v.object({ uid: memberUid }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'not-your-ward',
    'too-many-tries',
    'try-again',
  ],
})
