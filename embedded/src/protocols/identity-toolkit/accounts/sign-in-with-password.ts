import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { networkOf } from '../../../http/client-address.ts'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'
import { texts } from '../texts.ts'

const schema = v.object({ email: v.optional(texts.email, ''), password: v.optional(texts.password, '') })

/** `accounts:signInWithPassword`. */
export const signInWithPassword: Operation = async (auth, body, request) => {
  const { email, password } = checked(schema, body)
  if (!email) throw new AuthError('MISSING_EMAIL')
  if (!password) throw new AuthError('MISSING_PASSWORD')
  const session = await auth.signIn.withPassword(
    email,
    password,
    networkOf(request.address),
    request.headers['user-agent'],
  )
  return { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, ...signedIn(session) }
}
