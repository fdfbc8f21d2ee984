/**
 * Who asks, in tool mode: beside real ID tokens, what test suites send to Google's emulators. `Bearer owner` is an
 * administrator, and a token that nobody signed is whoever it says it is. Only this folder knows them.
 */
import type { TokenVerifier } from '../auth/contract.ts'
import type { AuthContext, Caller } from '../firestore/contract.ts'
import { FirestoreError } from '../firestore/error.ts'
import type { HttpRequest } from '../http/exchange.ts'
import { isObject } from '../http/json.ts'
import { type StorageCallers, storageCaller, tokenOf } from '../protocols/storage/firebase.ts'

/** Suites make tokens that have long expired; nobody is harmed by them here. Seconds since 1970. */
const endOfTime = 253_402_300_799

export const isOwner = (token: string): boolean => token === 'owner'

/** Takes unsigned tokens, too. */
export function lenientVerifier(verifier: TokenVerifier): TokenVerifier {
  return { ...verifier, verify: async (token) => unsignedToken(token) ?? (await verifier.verify(token)) }
}

/** Throws UNAUTHENTICATED for a credential that is none of the three. */
export function toolCaller(verifier: TokenVerifier) {
  return async ({ headers }: HttpRequest): Promise<Caller> => {
    if (headers.authorization === undefined) return { kind: 'client', auth: null }
    const token = /^Bearer (\S+)$/i.exec(headers.authorization)?.[1] ?? ''
    if (isOwner(token)) return { kind: 'admin' }
    const auth = await verifier.verify(token)
    if (!auth) throw new FirestoreError('UNAUTHENTICATED', 'The ID token is not valid.')
    return { kind: 'client', auth }
  }
}

/** The same for Storage: null for a credential that is none of the three. */
export function toolStorageCaller(verifier: TokenVerifier): StorageCallers {
  const callerOf = storageCaller(verifier)
  return async (request) => (isOwner(tokenOf(request) ?? '') ? { kind: 'admin' } : callerOf(request))
}

/** What a JWT with `alg: none` says, or null for any other text. */
function unsignedToken(token: string): AuthContext | null {
  const [header, payload, signature] = token.split('.')
  if (signature !== '' || !isObject(decoded(header)) || (decoded(header) as { alg?: unknown }).alg !== 'none')
    return null
  const claims = decoded(payload)
  if (!isObject(claims)) return null
  const uid = claims.sub ?? claims.user_id
  return typeof uid === 'string' && uid !== '' ? { uid, token: claims, expiresAt: endOfTime } : null
}

function decoded(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
