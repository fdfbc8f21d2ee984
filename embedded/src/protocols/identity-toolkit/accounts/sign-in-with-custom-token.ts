import * as v from 'valibot'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'
import { texts } from '../texts.ts'

const schema = v.object({ token: texts.token })

/** `accounts:signInWithCustomToken`. */
export const signInWithCustomToken: Operation = async (auth, body, request) => {
  const session = await auth.signIn.withCustomToken(checked(schema, body).token, request.headers['user-agent'])
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: session.isNewUser,
    ...signedIn(session),
  }
}
