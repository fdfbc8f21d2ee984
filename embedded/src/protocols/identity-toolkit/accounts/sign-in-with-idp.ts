import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { visitSecret } from '../google-pages.ts'
import { checked, type Operation } from '../operation.ts'
import { signedIn } from '../signed-in.ts'
import { texts } from '../texts.ts'

const schema = v.object({
  postBody: v.optional(texts.token, ''),
  idToken: v.optional(texts.token),
  autoCreate: v.optional(v.boolean(), true),
})

/**
 * `accounts:signInWithIdp` for Google, when it is configured: with a ticket of ours in the place of Google's ID token,
 * or one.
 */
export const signInWithIdp: Operation = async (auth, body, request) => {
  const { postBody, idToken, autoCreate } = checked(schema, body)
  const posted = new URLSearchParams(postBody)
  if (!auth.google || posted.get('providerId') !== 'google.com') throw new AuthError('OPERATION_NOT_ALLOWED')
  const token = posted.get('id_token')
  if (!token) throw new AuthError('INVALID_IDP_RESPONSE')
  const credential = { token, nonce: posted.get('nonce') ?? undefined, secret: visitSecret(request) }
  const device = request.headers['user-agent']
  const session =
    idToken === undefined
      ? await auth.google.signIn(credential, autoCreate, device)
      : await auth.google.linkTo(idToken, credential, device)
  const { person, account, isNewUser } = session
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    ...signedIn(session),
    providerId: 'google.com',
    federatedId: `https://accounts.google.com/${person.subject}`,
    rawId: person.subject,
    emailVerified: account.emailVerified,
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
    ...(person.name ? { fullName: person.name } : {}),
    isNewUser,
    oauthIdToken: token,
    rawUserInfo: JSON.stringify({
      id: person.subject,
      email: person.email,
      name: person.name,
      picture: person.picture,
    }),
  }
}
