import * as v from 'valibot'
import { codeDigits } from '../../account/sign-in-code.ts'
import { call } from '../../contract.ts'

/**
 * Changes the nine digits of a guardian's app into a custom token, which identity changes into a sign-in of the ward.
 */
export const signInAsWard = call<{ token: string }>()({
  name: 'signInAsWard',
  caller: 'anyone',
  input: v.object({ code: v.pipe(v.string(), v.transform(codeDigits), v.regex(/^\d{9}$/)) }),
  errors: ['bad-input', 'code-wrong', 'too-many-tries', 'try-again'],
})
