/** Custom claims as the Admin SDK sends them: one JSON object of at most 1,000 characters, no reserved names. */
import { AuthError } from '../error.ts'

const MAX_LENGTH = 1000
const reserved = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id'.split(' '),
)

export function parseClaims(text: string): Record<string, unknown> {
  if (text.length > MAX_LENGTH) throw new AuthError('INVALID_CLAIMS', 'CLAIMS_TOO_LARGE')
  let claims: unknown
  try {
    claims = JSON.parse(text || '{}')
  } catch {
    throw new AuthError('INVALID_CLAIMS')
  }
  if (!isClaims(claims)) throw new AuthError('INVALID_CLAIMS')
  const taken = Object.keys(claims).find((name) => reserved.has(name))
  if (taken) throw new AuthError('INVALID_CLAIMS', `FORBIDDEN_CLAIM ${taken}`)
  return claims
}

export function isClaims(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
