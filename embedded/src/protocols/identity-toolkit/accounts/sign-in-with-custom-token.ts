import * as v from 'valibot'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'

const schema = v.object({ token: v.string() })

/** `accounts:signInWithCustomToken`. */
export const signInWithCustomToken: Operation = async (auth, body, request) => {
  const session = await auth.signIn.withCustomToken(checked(schema, body).token, request.headers['user-agent'])
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: session.isNewUser,
    ...signedIn(session),
  }
}
