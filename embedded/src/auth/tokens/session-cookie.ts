/**
 * Session cookies of the Admin SDK: an ID token exchanged for a longer-lived one, verified like it and ended with its
 * sign-in. Source: https://firebase.google.com/docs/auth/admin/manage-cookies
 */
import { SignJWT } from 'jose'
import type { AuthParts } from '../engine.ts'
import { AuthError } from '../error.ts'
import type { SelfService } from '../self-service.ts'
import type { KeyRing } from './keys.ts'
import { type IdTokenClaims, readToken } from './read-token.ts'

/** Seconds. */
const SHORTEST = 5 * 60
const LONGEST = 14 * 24 * 60 * 60

export interface SessionCookies {
  /** `seconds` from five minutes to fourteen days. INVALID_ID_TOKEN, TOKEN_EXPIRED, INVALID_SESSION_COOKIE_DURATION. */
  create(idToken: string, seconds: number): Promise<string>
}

function issuerOf(projectId: string): string {
  return `https://session.firebase.google.com/${projectId}`
}

export function sessionCookies(parts: AuthParts, self: SelfService): SessionCookies {
  return {
    async create(idToken, seconds) {
      if (!(seconds >= SHORTEST && seconds <= LONGEST)) throw new AuthError('INVALID_SESSION_COOKIE_DURATION')
      const claims = await self.claims(idToken)
      await parts.keys.ensure('session-cookie')
      const key = parts.keys.signing('session-cookie')
      const iat = Math.floor(parts.now() / 1000)
      return new SignJWT({ ...claims, iss: issuerOf(parts.projectId), iat, exp: iat + seconds })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
        .sign(key.privateKey)
    },
  }
}

/** Claims of a session cookie that one of our own keys signed for this project and that has not expired; else null. */
export function readSessionCookie(
  keys: KeyRing,
  cookie: string,
  projectId: string,
  nowMs: number,
): Promise<IdTokenClaims | null> {
  return readToken(keys, cookie, { kind: 'session-cookie', issuer: issuerOf(projectId), projectId }, nowMs)
}
