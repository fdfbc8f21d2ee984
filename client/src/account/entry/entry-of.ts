import type { User } from 'firebase/auth'

/** `authTime` in words, as the SDK says it. */
export interface Entry {
  claims: { auth_time?: unknown; [claim: string]: unknown }
  authTime: string
}

/**
 * What a sign-in says of itself. A token lasts an hour, and nobody gives another one while nobody answers: then as the
 * last one said it. It opens nothing; whoever hands out anything asks for a token that is believed.
 */
export async function entryOf(user: User): Promise<Entry> {
  try {
    return await user.getIdTokenResult()
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/network-request-failed') throw error
    const { heldClaims } = await import('./held-claims.ts')
    const { stsTokenManager: held } = user.toJSON() as { stsTokenManager?: { accessToken?: string } }
    const claims = heldClaims(held?.accessToken)
    if (typeof claims?.auth_time !== 'number') throw error
    return { claims, authTime: new Date(claims.auth_time * 1000).toUTCString() }
  }
}
