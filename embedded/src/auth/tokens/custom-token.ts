/**
 * Custom tokens: made by the Admin SDK with our own service account, exchanged for a session; for five minutes, as
 * often as they come. One from before the account's sign-ins were ended opens nothing, and none brings a deleted
 * account back.
 * Source: https://firebase.google.com/docs/auth/admin/create-custom-tokens
 */
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { AuthError } from '../error.ts'
import { isClaims, parseClaims } from './claims.ts'
import type { KeyRing } from './keys.ts'

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
/** Custom tokens live so long at most, whatever they say: they are made for whoever waits for them. Seconds. */
export const CUSTOM_TOKEN_LIFE = 5 * 60
/**
 * Each end of sign-ins is dated a second after the one before, and the first after the present second, so what follows
 * several in a row (a hand-over unlinks, changes the address and revokes) seems to come from before them. What the
 * product hands out it dates itself, to the second: `madeAt` in its claims. Seconds.
 */
const DATED_EARLY = 5

export function serviceAccountEmail(projectId: string): string {
  return `firebase-adminsdk@${projectId}.iam.gserviceaccount.com`
}

export interface CustomToken {
  uid: string
  claims: Record<string, unknown>
  /** Seconds since 1970. */
  madeAt: number
}

/** Whether the account's sign-ins were ended after the token was made. */
export function isFromBefore(validSince: number, { madeAt }: CustomToken): boolean {
  return madeAt < validSince - DATED_EARLY
}

/**
 * Who a custom token is for, since when, with its developer claims; INVALID_CUSTOM_TOKEN for any that our service
 * account did not sign.
 */
export async function readCustomToken(
  keys: KeyRing,
  token: string,
  projectId: string,
  nowMs: number,
): Promise<CustomToken> {
  try {
    if (decodeProtectedHeader(token).alg !== 'RS256') throw new Error('not RS256')
    const email = serviceAccountEmail(projectId)
    const { payload } = await jwtVerify(token, keys.signing('service-account').publicKey, {
      algorithms: ['RS256'],
      issuer: email,
      subject: email,
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
      maxTokenAge: CUSTOM_TOKEN_LIFE,
      clockTolerance: 5,
    })
    const { uid, claims = {}, iat: madeAt } = payload
    if (typeof uid !== 'string' || uid.length === 0 || uid.length > 128 || !isClaims(claims)) throw new Error('no uid')
    if (madeAt === undefined) throw new Error('no time')
    return { uid, claims: parseClaims(JSON.stringify(claims)), madeAt }
  } catch {
    throw new AuthError('INVALID_CUSTOM_TOKEN')
  }
}
