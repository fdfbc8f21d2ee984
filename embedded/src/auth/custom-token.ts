/**
 * Custom tokens: made by the Admin SDK with our own service account, exchanged for a session; for an hour, as often as they
 * come, and for an account that is gone too, which is then made anew. What they open is for rules and functions to say.
 * Source: https://firebase.google.com/docs/auth/admin/create-custom-tokens
 */
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { isClaims, parseClaims } from './claims.ts'
import { AuthError } from './error.ts'
import type { KeyRing } from './keys.ts'

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
/** Custom tokens live an hour at most, whatever they say. Seconds. */
const MAX_AGE = 3600

export function serviceAccountEmail(projectId: string): string {
  return `firebase-adminsdk@${projectId}.iam.gserviceaccount.com`
}

/** The uid and developer claims of a custom token; INVALID_CUSTOM_TOKEN for any that our service account did not sign. */
export async function readCustomToken(
  keys: KeyRing,
  token: string,
  projectId: string,
  nowMs: number,
): Promise<{ uid: string; claims: Record<string, unknown> }> {
  try {
    if (decodeProtectedHeader(token).alg !== 'RS256') throw new Error('not RS256')
    const email = serviceAccountEmail(projectId)
    const { payload } = await jwtVerify(token, keys.signing('service-account').publicKey, {
      algorithms: ['RS256'],
      issuer: email,
      subject: email,
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
      maxTokenAge: MAX_AGE,
      clockTolerance: 5,
    })
    const { uid, claims = {} } = payload
    if (typeof uid !== 'string' || uid.length === 0 || uid.length > 128 || !isClaims(claims)) throw new Error('no uid')
    return { uid, claims: parseClaims(JSON.stringify(claims)) }
  } catch {
    throw new AuthError('INVALID_CUSTOM_TOKEN')
  }
}
