import * as v from 'valibot'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { isMailAddress } from '../../mail/mail.ts'
import { codeAddress } from '../sign-in-code.ts'

export const codeEmail = v.pipe(v.string(), v.transform(codeAddress), v.check(isMailAddress))

/** The name of one request for a code (`newCodeRequest`), known to the browser that asks and to nobody else. */
export const codeRequest = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))

/**
 * Mails six digits to sign in with to an address that has an account, and beside them a link that does the same on any
 * device, but for a member who has not shown that the address is theirs; the answer is the same for one that has none.
 * In the member's language, or for want of one in the page's. The digits are tried with `request`; the same `request`
 * again mails none.
 */
export const requestCode = call<Record<string, never>>()({
  name: 'requestCode',
  caller: 'anyone',
  input: v.object({ request: codeRequest, email: codeEmail, locale: v.picklist(locales) }),
  errors: ['bad-input', 'too-many-tries', 'try-again'],
})
