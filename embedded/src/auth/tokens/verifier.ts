/**
 * Who holds an ID token. The signature is checked once a token (they are sent with every request); whether the account
 * is still allowed in is looked up each time, so that disabling and signing out everywhere take effect at once.
 */
import type { AuthContext } from '../../firestore/contract.ts'
import type { AccountStore } from '../account-store.ts'
import type { TokenVerifier } from '../contract.ts'
import { readIdToken } from './id-token.ts'
import type { KeyRing } from './keys.ts'
import type { IdTokenClaims } from './read-token.ts'
import { readSessionCookie } from './session-cookie.ts'

const CACHED_TOKENS = 10_000

export function tokenVerifier(
  keys: KeyRing,
  accounts: AccountStore,
  projectId: string,
  now: () => number,
): { verifier: TokenVerifier; untilExpiry: TokenVerifier } {
  const signed = new Map<string, IdTokenClaims>()

  async function claimsOf(token: string): Promise<IdTokenClaims | null> {
    const known = signed.get(token)
    if (known && known.exp * 1000 > now()) return known
    signed.delete(token)
    const claims = await readIdToken(keys, token, projectId, now())
    if (!claims) return null
    if (signed.size >= CACHED_TOKENS) signed.delete(signed.keys().next().value ?? '')
    signed.set(token, claims)
    return claims
  }

  function isRevoked(claims: IdTokenClaims): boolean {
    const entry = accounts.entryOf(claims.sub)
    return !entry || entry.disabled || claims.auth_time < entry.validSince
  }

  const verifierOf = (isRefused: (claims: IdTokenClaims) => boolean): TokenVerifier => {
    const contextOf = (claims: IdTokenClaims | null): AuthContext | null =>
      claims && !isRefused(claims) ? { uid: claims.sub, token: claims, expiresAt: claims.exp } : null
    return {
      verify: async (idToken) => contextOf(await claimsOf(idToken)),
      verifySessionCookie: async (cookie) => contextOf(await readSessionCookie(keys, cookie, projectId, now())),
    }
  }
  return { verifier: verifierOf(isRevoked), untilExpiry: verifierOf(() => false) }
}
