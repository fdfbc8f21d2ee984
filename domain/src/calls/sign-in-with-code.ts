import * as v from 'valibot'
import { codeDigits } from '../sign-in-code.ts'
import { call } from './contract.ts'
import { codeEmail } from './request-code.ts'

/** Changes the six digits into a custom token, which identity changes into a sign-in. A code is good once. */
export const signInWithCode = call<{ token: string }>()({
  name: 'signInWithCode',
  caller: 'anyone',
  input: v.object({ email: codeEmail, code: v.pipe(v.string(), v.transform(codeDigits), v.regex(/^\d{6}$/)) }),
  errors: ['bad-input', 'code-wrong', 'too-many-tries', 'try-again'],
})
