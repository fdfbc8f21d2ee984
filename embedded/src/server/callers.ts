/** Who asks, on each of the two planes. */
import type { KeyObject } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import type { TokenVerifier } from '../auth/contract.ts'
import { serviceAccountEmail } from '../auth/tokens/custom-token.ts'
import type { KeyRing } from '../auth/tokens/keys.ts'
import type { Caller } from '../firestore/contract.ts'
import { FirestoreError } from '../firestore/error.ts'
import { ADMIN_WORKER_HEADER } from '../http/admin-secret.ts'
import { networkOf } from '../http/client-address.ts'
import type { HttpRequest } from '../http/exchange.ts'

/** On the public port: an ID token of ours, or nobody. Throws UNAUTHENTICATED for any other credential. */
export function publicCaller(verifier: TokenVerifier) {
  return async (request: HttpRequest): Promise<Caller> => {
    const { authorization } = request.headers
    if (authorization === undefined) return { kind: 'client', auth: null, network: networkOf(request.address) }
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
    const auth = token === undefined ? null : await verifier.verify(token)
    if (!auth) throw new FirestoreError('UNAUTHENTICATED', 'The ID token is not valid.')
    return { kind: 'client', auth }
  }
}

/** The Admin SDK has one token an hour for each process; so many are remembered. */
const mostRemembered = 20

/** On the admin plane: what the Admin SDK sends, either its word for "owner" or a token of our service account. */
export function adminCaller(keys: KeyRing, projectId: string) {
  /** Tokens whose signature was found right, with its key and until when (seconds): each brings thousands of requests. */
  const remembered = new Map<string, { key: KeyObject; until: number }>()

  return async (request: HttpRequest): Promise<Caller> => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (token === 'owner' || (await isServiceAccount(token))) {
      return { kind: 'admin', worker: request.headers[ADMIN_WORKER_HEADER] }
    }
    throw new FirestoreError('UNAUTHENTICATED', 'The admin plane is for the Admin SDK.')
  }

  async function isServiceAccount(token: string): Promise<boolean> {
    try {
      // The Admin SDK leaves the key's id out where it was given the key itself (`cert(file)`).
      const { kid } = decodeProtectedHeader(token)
      const key = kid === undefined ? keys.signing('service-account') : keys.verifying('service-account', kid)
      if (!key) return false
      const known = remembered.get(token)
      if (known?.key === key.publicKey && Date.now() / 1000 < known.until) return true
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: ['RS256'],
        issuer: serviceAccountEmail(projectId),
        // By the machine's clock, not the server's: the Admin SDK beside us knows no other.
        clockTolerance: 60,
      })
      if (payload.exp !== undefined) {
        if (remembered.size >= mostRemembered) remembered.clear()
        remembered.set(token, { key: key.publicKey, until: payload.exp })
      }
      return true
    } catch {
      return false
    }
  }
}
