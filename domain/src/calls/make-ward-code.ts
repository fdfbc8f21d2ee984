import * as v from 'valibot'
import { memberUid } from '../member.ts'
import { call } from './contract.ts'

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
