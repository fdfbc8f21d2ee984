import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { networkOf } from '../../../http/client-address.ts'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'
import { texts } from '../texts.ts'

const schema = v.object({
  email: v.optional(texts.email),
  password: v.optional(texts.password),
  displayName: v.optional(v.pipe(v.string(), v.maxLength(256))),
  idToken: v.optional(texts.token),
})

/** `accounts:signUp` with e-mail and password; with an ID token they become that account's. No anonymous accounts. */
export const signUp: Operation = async (auth, body, request) => {
  const { email, password, displayName, idToken } = checked(schema, body)
  if (email === undefined && password === undefined) throw new AuthError('ADMIN_ONLY_OPERATION')
  if (!email) throw new AuthError('MISSING_EMAIL')
  if (!password) throw new AuthError('MISSING_PASSWORD')
  const device = request.headers['user-agent']
  const network = networkOf(request.address)
  const session =
    idToken === undefined
      ? await auth.signIn.signUp(email, password, displayName ?? null, network, device)
      : await auth.self.linkPassword(idToken, email, password, network, device)
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...signedIn(session) }
}
