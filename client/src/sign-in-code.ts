import { requestCode } from '@varanda/domain/calls/request-code'
import { signInWithCode } from '@varanda/domain/calls/sign-in-with-code'
import type { Locale } from '@varanda/domain/locale'
import { codeAddress } from '@varanda/domain/sign-in-code'
import { call } from './call.ts'

/** What this page asked for, by address: a code can be tried where it was asked for, and nowhere else. */
const requests = new Map<string, string>()

/** Asks for six digits by mail. Answers the same whether or not the address is known. Throws as `call` does. */
export async function askForCode(email: string, locale: Locale): Promise<void> {
  const { request } = await call(requestCode, { email, locale })
  requests.set(codeAddress(email), request)
}

/** The custom token for six digits: those that this page asked for, or those of a mailed invite. Throws as `call` does. */
export async function tokenForCode(email: string, code: string): Promise<string> {
  const request = requests.get(codeAddress(email))
  const { token } = await call(signInWithCode, { email, code, ...(request !== undefined && { request }) })
  return token
}
