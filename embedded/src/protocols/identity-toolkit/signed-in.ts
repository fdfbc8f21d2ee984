import type { SignedIn } from '../../auth/session-start.ts'

/** The tokens and name of a session that has begun, as every sign-in answers them. */
export function signedIn(session: SignedIn): object {
  const { account } = session
  return {
    localId: account.uid,
    ...(account.email ? { email: account.email } : {}),
    ...(account.displayName ? { displayName: account.displayName } : {}),
    idToken: session.idToken,
    refreshToken: session.refreshToken,
    expiresIn: String(session.expiresIn),
  }
}
