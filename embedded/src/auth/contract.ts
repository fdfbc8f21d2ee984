/** What the identity engine promises to the protocols that only need to know who is asking. */
import type { AuthContext } from '../firestore/contract.ts'

export interface TokenVerifier {
  /**
   * The caller behind an ID token, or null when it is forged, unsigned, foreign, expired, or its account is disabled,
   * deleted or signed out everywhere since. Never throws for a bad token.
   */
  verify(idToken: string): Promise<AuthContext | null>
  /** The same for a session cookie that the Admin SDK made; an ID token is none. */
  verifySessionCookie(cookie: string): Promise<AuthContext | null>
}
