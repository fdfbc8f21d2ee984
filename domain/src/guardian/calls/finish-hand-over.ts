import * as v from 'valibot'
import { codeDigits } from '../../account/sign-in-code.ts'
import { call } from '../../contract.ts'

/**
 * The six digits came: at 18 the account is the ward's own from now on; at 16 and 17 the guardian is asked, and
 * `waiting` says so. Every sign-in ends when the account changes hands; where that is now, `token` is a custom token by
 * which the calling device signs in again.
 */
export const finishHandOver = call<{ waiting: boolean; token?: string }>()({
  name: 'finishHandOver',
  caller: 'reader',
  fresh: true,
  input: v.object({ code: v.pipe(v.string(), v.transform(codeDigits), v.regex(/^\d{6}$/)) }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'code-wrong',
    'address-taken',
    'try-again',
    'too-many-tries',
  ],
})
