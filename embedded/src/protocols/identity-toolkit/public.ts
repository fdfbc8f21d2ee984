/**
 * Identity Toolkit and Secure Token as browsers speak them, at the root-level paths that the web SDK uses for a host of
 * its own choosing.
 */
import type { Auth } from '../../auth/engine.ts'
import { AuthError } from '../../auth/error.ts'
import type { HttpHandler } from '../../http/exchange.ts'
import { json } from '../../http/json.ts'
import { deleteAccount } from './accounts/delete.ts'
import { lookup } from './accounts/lookup.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { sendOobCode } from './accounts/send-oob-code.ts'
import { signInWithCustomToken } from './accounts/sign-in-with-custom-token.ts'
import { signInWithPassword } from './accounts/sign-in-with-password.ts'
import { signUp } from './accounts/sign-up.ts'
import { update } from './accounts/update.ts'
import { answer, refusal } from './answer.ts'
import type { Operation } from './operation.ts'
import { passwordPolicy } from './password-policy.ts'
import { token } from './token.ts'

const operations: Readonly<Record<string, Operation>> = {
  'accounts:delete': deleteAccount,
  'accounts:lookup': lookup,
  'accounts:resetPassword': resetPassword,
  'accounts:sendOobCode': sendOobCode,
  'accounts:signInWithCustomToken': signInWithCustomToken,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signUp': signUp,
  'accounts:update': update,
}

export function identityToolkit(auth: Auth): HttpHandler {
  return (request) => {
    const { method } = request
    const { pathname } = request.url
    if (pathname === '/__/jwks' && method === 'GET') return json(200, auth.keys.jwks('id-token'))
    if (pathname === '/securetoken.googleapis.com/v1/token' && method === 'POST') return token(auth, request)
    const call = /^\/identitytoolkit\.googleapis\.com\/(v\d\w*)\/(.*)$/.exec(decodeURIComponent(pathname))
    if (!call) return null
    const [, version, name = ''] = call
    if (version === 'v2' && name === 'passwordPolicy' && method === 'GET') return passwordPolicy()
    const operation = version === 'v1' && method === 'POST' && Object.hasOwn(operations, name) && operations[name]
    if (!operation) return refusal(new AuthError('UNIMPLEMENTED', `${method} ${version}/${name}`))
    return answer(auth, request, operation)
  }
}
