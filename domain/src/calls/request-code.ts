import * as v from 'valibot'
import { locales } from '../locale.ts'
import { isMailAddress } from '../mail.ts'
import { codeAddress } from '../sign-in-code.ts'
import { call } from './contract.ts'

export const codeEmail = v.pipe(v.string(), v.transform(codeAddress), v.check(isMailAddress))

/** The name of one request for a code, told to whoever asked and to nobody else: 128 random bits. */
export const codeRequest = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))

/**
 * Mails six digits to sign in with, to an address that has an account; the answer is the same for one that has none.
 * In the member's language, or for want of one in the page's. The digits are tried with `request`.
 */
export const requestCode = call<{ request: string }>()({
  name: 'requestCode',
  caller: 'anyone',
  input: v.object({ email: codeEmail, locale: v.picklist(locales) }),
  errors: ['bad-input', 'too-many-tries', 'try-again'],
})
