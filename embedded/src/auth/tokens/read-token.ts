import { decodeProtectedHeader, jwtVerify } from 'jose'
import type { KeyRing } from './keys.ts'

export interface IdTokenClaims {
  sub: string
  auth_time: number
  exp: number
  [claim: string]: unknown
}

/** What a token says it is: its kind has keys of its own. */
export interface Expected {
  kind: 'id-token' | 'session-cookie'
  issuer: string
  projectId: string
}

/**
 * Claims of a token of this kind that one of our own keys signed for this project and that has not expired; else null.
 */
export async function readToken(
  keys: KeyRing,
  token: string,
  { kind, issuer, projectId }: Expected,
  nowMs: number,
): Promise<IdTokenClaims | null> {
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    const key = alg === 'RS256' && kid ? keys.verifying(kind, kid) : null
    if (!key) return null
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      currentDate: new Date(nowMs),
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    })
    const { sub, exp, auth_time } = payload
    if (typeof sub !== 'string' || !sub || exp === undefined || typeof auth_time !== 'number') return null
    return { ...payload, sub, exp, auth_time }
  } catch {
    return null
  }
}
