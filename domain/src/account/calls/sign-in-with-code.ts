import * as v from 'valibot'
import { call } from '../../contract.ts'
import { codeDigits } from '../sign-in-code.ts'
import { codeEmail, codeRequest } from './request-code.ts'

/**
 * Changes the six digits into a custom token, which identity changes into a sign-in. A code is good once. Without the
 * request that it was asked for with, only the code of a mailed invite is tried.
 */
export const signInWithCode = call<{ token: string }>()({
  name: 'signInWithCode',
  caller: 'anyone',
  input: v.object({
    email: codeEmail,
    code: v.pipe(v.string(), v.transform(codeDigits), v.regex(/^\d{6}$/)),
    request: v.optional(codeRequest),
  }),
  errors: ['bad-input', 'code-wrong', 'too-many-tries', 'try-again'],
})
