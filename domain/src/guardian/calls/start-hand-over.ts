import * as v from 'valibot'
import { codeEmail } from '../../account/calls/request-code.ts'
import { call } from '../../contract.ts'

/**
 * A ward of 16 or more begins to take the account over: six digits go to the address that is to become the account's.
 * `overseen`: until 18 the guardian may go on seeing contacts and minutes. Answers the same for an address that is
 * somebody else's, to which nothing is sent. A guardian's pause holds nobody up, here and in `finishHandOver`.
 */
export const startHandOver = call<Record<string, never>>()({
  name: 'startHandOver',
  caller: 'reader',
  fresh: true,
  input: v.object({ email: codeEmail, overseen: v.boolean() }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'too-many-tries',
    'try-again',
  ],
})
