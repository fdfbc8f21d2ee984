import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { networkOf } from '../../../http/client-address.ts'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'
import { texts } from '../texts.ts'

const schema = v.object({
  email: v.optional(texts.email, ''),
  oobCode: v.optional(texts.code, ''),
  idToken: v.optional(texts.token),
})

/** `accounts:signInWithEmailLink`; with an ID token the address becomes that account's. */
export const signInWithEmailLink: Operation = async (auth, body, request) => {
  const { email, oobCode, idToken } = checked(schema, body)
  if (!email) throw new AuthError('MISSING_EMAIL')
  if (!oobCode) throw new AuthError('MISSING_OOB_CODE')
  const device = request.headers['user-agent']
  const session =
    idToken === undefined
      ? await auth.emailLink.signIn(email, oobCode, networkOf(request.address), device)
      : await auth.emailLink.linkTo(idToken, email, oobCode, device)
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    isNewUser: session.isNewUser,
    ...signedIn(session),
  }
}
