import { requestCode } from '@varanda/domain/account/calls/request-code'
import { signInWithCode } from '@varanda/domain/account/calls/sign-in-with-code'
import { codeAddress } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { newCodeRequest } from '@varanda/domain/ids'
import type { Locale } from '@varanda/domain/locale'
import { call } from '../call.ts'

/** What this page asked for, by address: a code can be tried where it was asked for, and nowhere else. */
const requests = new Map<string, string>()

/** Asks for six digits by mail. Answers the same whether or not the address is known. Throws as `call` does. */
export async function askForCode(email: string, locale: Locale): Promise<void> {
  const request = newCodeRequest()
  const before = requests.get(codeAddress(email))
  // Stored before the answer: if that is lost, the digits of the message still work here.
  requests.set(codeAddress(email), request)
  try {
    await call(requestCode, { request, email, locale })
  } catch (error) {
    // A refused request made no code, so the digits of the one before still work.
    if (error instanceof DomainError && before !== undefined) requests.set(codeAddress(email), before)
    throw error
  }
}

/**
 * The custom token for six digits: those that this page asked for, or those of a mailed invite. Throws as `call` does.
 */
export async function tokenForCode(email: string, code: string): Promise<string> {
  const request = requests.get(codeAddress(email))
  const { token } = await call(signInWithCode, { email, code, ...(request !== undefined && { request }) })
  return token
}
