import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import type { GooglePerson } from '../../../auth/google/google-provider.ts'
import { type GoogleSession, NeedsConfirmation } from '../../../auth/google/google-sign-in.ts'
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
  if (idToken !== undefined) return entered(await auth.google.linkTo(idToken, credential, device), token)
  try {
    return entered(await auth.google.signIn(credential, autoCreate, device), token)
  } catch (error) {
    if (!(error instanceof NeedsConfirmation)) throw error
    const { email } = error.person
    // What the SDK tells as account-exists-with-different-credential, an answer and no error. Nothing of that account.
    return { ...identified(error.person, token), needConfirmation: true, ...(email && { email }) }
  }
}

/** Whom Google named, by which the SDK makes its credential anew. */
function identified(person: GooglePerson, token: string): object {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    federatedId: `https://accounts.google.com/${person.subject}`,
    rawId: person.subject,
    ...(person.name ? { fullName: person.name } : {}),
    oauthIdToken: token,
    rawUserInfo: JSON.stringify({
      id: person.subject,
      email: person.email,
      name: person.name,
      picture: person.picture,
    }),
  }
}

function entered(session: GoogleSession, token: string): object {
  const { person, account, isNewUser } = session
  return {
    ...identified(person, token),
    ...signedIn(session),
    emailVerified: account.emailVerified,
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
    isNewUser,
  }
}
