/**
 * Identity Toolkit and Secure Token as browsers speak them, at the root-level paths that the web SDK uses for a host of
 * its own choosing.
 */
import type { Auth } from '../../auth/engine.ts'
import { AuthError } from '../../auth/error.ts'
import type { HttpHandler } from '../../http/exchange.ts'
import { json } from '../../http/json.ts'
import { createAuthUri } from './accounts/create-auth-uri.ts'
import { deleteAccount } from './accounts/delete.ts'
import { lookup } from './accounts/lookup.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { sendOobCode } from './accounts/send-oob-code.ts'
import { signInWithCustomToken } from './accounts/sign-in-with-custom-token.ts'
import { signInWithEmailLink } from './accounts/sign-in-with-email-link.ts'
import { signInWithIdp } from './accounts/sign-in-with-idp.ts'
import { signInWithPassword } from './accounts/sign-in-with-password.ts'
import { signUp } from './accounts/sign-up.ts'
import { update } from './accounts/update.ts'
import { answer, refusal } from './answer.ts'
import type { Operation } from './operation.ts'
import { passwordPolicy } from './password-policy.ts'
import { token } from './token.ts'

const operations: Readonly<Record<string, Operation>> = {
  'accounts:createAuthUri': createAuthUri,
  'accounts:delete': deleteAccount,
  'accounts:lookup': lookup,
  'accounts:resetPassword': resetPassword,
  'accounts:sendOobCode': sendOobCode,
  'accounts:signInWithCustomToken': signInWithCustomToken,
  'accounts:signInWithEmailLink': signInWithEmailLink,
  'accounts:signInWithIdp': signInWithIdp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signUp': signUp,
  'accounts:update': update,
}

/** Ways in that an operator of the hosted service would have to switch on, and nobody can here. */
const notOffered = /^v1\/accounts:(?:signInWithPhoneNumber|sendVerificationCode)$|^v2\/accounts\/mfa/

export interface IdentitySettings {
  /**
   * "User actions: enable delete" of the hosted service. Without it only the Admin SDK deletes accounts: whatever else
   * is kept of their people has to go with them.
   */
  ownDeletion?: boolean
}

export function identityToolkit(auth: Auth, { ownDeletion = false }: IdentitySettings = {}): HttpHandler {
  return (request) => {
    const { method } = request
    const { pathname } = request.url
    if (pathname === '/__/jwks' && method === 'GET') return json(200, auth.keys.jwks('id-token'))
    if (pathname === '/securetoken.googleapis.com/v1/token' && method === 'POST') return token(auth, request)
    if (pathname === '/__/auth/action' && (method === 'GET' || method === 'HEAD')) {
      // Firebase's own address of the page that acts on a mail's code, for links made by its rules.
      return { status: 302, headers: { location: `/auth${request.url.search}`, 'cache-control': 'no-store' } }
    }
    const call = /^\/identitytoolkit\.googleapis\.com\/(v\d\w*)\/(.*)$/.exec(decodeURIComponent(pathname))
    if (!call) return null
    const [, version, name = ''] = call
    if (version === 'v2' && name === 'passwordPolicy' && method === 'GET') return passwordPolicy()
    if (notOffered.test(`${version}/${name}`)) return refusal(new AuthError('OPERATION_NOT_ALLOWED'))
    const operation = version === 'v1' && method === 'POST' && Object.hasOwn(operations, name) && operations[name]
    if (!operation) return refusal(new AuthError('UNIMPLEMENTED', `${method} ${version}/${name}`))
    if (operation === deleteAccount && !ownDeletion) return refusal(new AuthError('ADMIN_ONLY_OPERATION'))
    return answer(auth, request, operation)
  }
}
