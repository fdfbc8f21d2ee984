/**
 * ID tokens: JWTs signed with RS256, shaped as Firebase's.
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
import { SignJWT } from 'jose'
import type { Account } from '../account.ts'
import type { KeyRing } from './keys.ts'
import { type IdTokenClaims, readToken } from './read-token.ts'

/** Seconds that a token lives. */
export const ID_TOKEN_LIFE = 3600

export interface SignIn {
  provider: 'password' | 'custom' | 'google.com'
  /** Seconds since 1970. */
  authTime: number
  /** Developer claims of the custom token that began the session. */
  sessionClaims: Record<string, unknown>
}

export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`
}

export function idTokenClaims(account: Account, signIn: SignIn, projectId: string, nowSeconds: number) {
  return {
    ...account.claims,
    ...signIn.sessionClaims,
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    iss: issuerOf(projectId),
    aud: projectId,
    auth_time: signIn.authTime,
    user_id: account.uid,
    sub: account.uid,
    iat: nowSeconds,
    exp: nowSeconds + ID_TOKEN_LIFE,
    ...(account.email ? { email: account.email, email_verified: account.emailVerified } : {}),
    firebase: {
      identities: {
        ...(account.google ? { 'google.com': [account.google.subject] } : {}),
        ...(account.email ? { email: [account.email] } : {}),
      },
      sign_in_provider: signIn.provider,
    },
  }
}

export function signIdToken(keys: KeyRing, claims: ReturnType<typeof idTokenClaims>): Promise<string> {
  const key = keys.signing('id-token')
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.privateKey)
}

/** Claims of a token that one of our own keys signed for this project and that has not expired; otherwise null. */
export function readIdToken(
  keys: KeyRing,
  token: string,
  projectId: string,
  nowMs: number,
): Promise<IdTokenClaims | null> {
  return readToken(keys, token, { kind: 'id-token', issuer: issuerOf(projectId), projectId }, nowMs)
}
