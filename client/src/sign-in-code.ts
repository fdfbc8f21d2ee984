import { requestCode } from '@varanda/domain/calls/request-code'
import type { Locale } from '@varanda/domain/locale'
import { call } from './call.ts'

/** Asks for six digits by mail. Answers the same whether or not the address is known. Throws as `call` does. */
export async function askForCode(email: string, locale: Locale): Promise<void> {
  await call(requestCode, { email, locale })
}
