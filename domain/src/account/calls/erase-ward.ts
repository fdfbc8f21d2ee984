import * as v from 'valibot'
import { call } from '../../contract.ts'

/** The caller has the account that they answer for erased after some days; both are told, and the caller may take it back. */
export const eraseWard = call<Record<string, never>>()({
  name: 'eraseWard',
  caller: 'member',
  fresh: true,
  input: v.object({ uid: v.string() }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'damaged',
    'try-again',
    'too-many-tries',
    'sign-in-again',
    'not-your-ward',
  ],
})
