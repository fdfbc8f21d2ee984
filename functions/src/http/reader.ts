import { signedInAt } from '@varanda/domain/account/fresh-sign-in'
import { getAuth } from 'firebase-admin/auth'
import type { Request } from 'firebase-functions/v2/https'

/** Who sends an HTTP request. Times in seconds since 1970. */
export interface Reader {
  uid: string
  /** `signedInAt` of the sign-in. */
  authTime: number
  /** Identity's `sign_in_provider`. */
  provider: string
  expiresAt: number
}

/** The one cookie that Firebase Hosting lets through to functions. */
export const sessionCookie = '__session'

/** The token of the Authorization header, the only place that tokens are taken from. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The pass of the session cookie. */
export function cookieOf(request: Request): string | undefined {
  for (const item of (request.headers.cookie ?? '').split(';')) {
    const [name, ...value] = item.trim().split('=')
    if (name === sessionCookie) return value.join('=')
  }
  return undefined
}

/** Undefined for a token that is missing, forged, foreign or old. */
export async function readerOf(token: string | undefined): Promise<Reader | undefined> {
  if (!token) return undefined
  try {
    const verified = await getAuth().verifyIdToken(token)
    const { uid, exp: expiresAt, firebase } = verified
    return { uid, authTime: signedInAt(verified), expiresAt, provider: firebase.sign_in_provider }
  } catch {
    return undefined
  }
}
