import type { auth } from '@varanda/domain/messages/pt/auth'

type Errors = (typeof auth)['errors']
export type AuthCode = keyof Errors

/** The identity service's code of a failure (`auth/wrong-password` → `wrong-password`), or `unknown`. */
export function authCode(error: unknown, errors: Errors): AuthCode {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string') return 'unknown'
  const short = code.replace(/^auth\//, '')
  return Object.hasOwn(errors, short) ? (short as AuthCode) : 'unknown'
}
