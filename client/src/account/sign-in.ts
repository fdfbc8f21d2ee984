import { signInAsWard } from '@varanda/domain/guardian/calls/sign-in-as-ward'
import type { Auth, UserCredential } from 'firebase/auth'
import { call } from '../call.ts'
import { connectAuth, connectPlaces } from '../connect.ts'
import { keepsSignedIn, rememberKeepSignedIn } from './keep-signed-in.ts'
import { tellMoved } from './moved-sign-in.ts'
import { $session, startSession } from './session.ts'
import { tokenForCode } from './sign-in-code.ts'

/**
 * Signs in with e-mail and password; settles when it is known who came in. Throws Firebase's AuthError, and
 * `auth/user-disabled` for a suspended member; the codes have sentences in domain/src/account/messages.
 */
export function signIn(email: string, password: string, keep: boolean): Promise<void> {
  return enter(keep, (auth, sdk) => sdk.signInWithEmailAndPassword(auth, email, password))
}

/** Signs in with the link of a message, and makes the account where there is none; otherwise as `signIn`. */
export function signInWithLink(email: string, link: string, keep: boolean): Promise<void> {
  return enter(keep, (auth, sdk) => sdk.signInWithEmailLink(auth, email, link))
}

/** Signs in with what a visit to Google ended with; otherwise as `signIn`. */
export function signInWithGoogle(ticket: string, keep: boolean): Promise<void> {
  return enter(keep, (auth, sdk) => sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential(ticket)))
}

/** Signs in with the six digits of a message; also throws DomainError, `code-wrong` for wrong ones. */
export async function signInWithMailedCode(email: string, code: string, keep: boolean): Promise<void> {
  const token = await tokenForCode(email, code)
  return enter(keep, (auth, sdk) => sdk.signInWithCustomToken(auth, token))
}

/**
 * Signs a child in with the nine digits of their guardian's app; also throws DomainError, `code-wrong` for wrong ones.
 */
export async function signInWithWardCode(code: string, keep: boolean): Promise<void> {
  const { token } = await call(signInAsWard, { code })
  return enter(keep, (auth, sdk) => sdk.signInWithCustomToken(auth, token))
}

type Sdk = typeof import('../sdk/auth.ts')

async function enter(keep: boolean, way: (auth: Auth, sdk: Sdk) => Promise<UserCredential>): Promise<void> {
  const { auth, sdk } = await prepare(keep)
  const before = auth.currentUser?.uid
  const admitted = nextVerdict()
  try {
    const { user } = await way(auth, sdk)
    // The same account as before: the session does not change, so there is no verdict to wait for.
    if (user.uid === before) return admitted.stop()
  } catch (error) {
    admitted.stop()
    throw error
  }
  if (!(await admitted.verdict)) {
    const { FirebaseError } = await import('firebase/app')
    throw new FirebaseError('auth/user-disabled', 'The instance suspended this account')
  }
}

/** Whether the instance lets in whoever signs in next. */
function nextVerdict(): { verdict: Promise<boolean>; stop: () => void } {
  startSession()
  let stop = () => {}
  const verdict = new Promise<boolean>((resolve) => {
    stop = $session.listen((session) => {
      if (session.state === 'member' || session.state === 'signedIn') resolve(true)
      else if (session.state === 'signedOut' && session.turnedOut) resolve(false)
    })
  })
  return { verdict: verdict.finally(() => stop()), stop: () => stop() }
}

/** Makes an account without membership and signs it in; `acceptInvite` makes it a member. */
export async function signUp(email: string, password: string, name: string, keep: boolean): Promise<void> {
  const { auth, sdk } = await prepare(keep)
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  await sdk.updateProfile(user, { displayName: name })
}

async function prepare(keep: boolean) {
  rememberKeepSignedIn(keep)
  // As Firestore's cache has it: the installed app keeps whoever signs in.
  const isKept = keepsSignedIn()
  const [auth, sdk, places] = await Promise.all([connectAuth(), import('../sdk/auth.ts'), connectPlaces()])
  const place = isKept ? places.lasting : places.tab
  await sdk.setPersistence(auth, place).catch((error) => console.warn('persistence', error))
  return { auth, sdk }
}

/**
 * Keeps whoever is signed in here from now on, or no longer than the browser is open. Firestore's cache follows at the
 * next load. No longer kept, the sign-in is this tab's alone, and the page is to be loaded anew: any other one that finds
 * nobody here deletes the cache that this one runs on.
 */
export async function changeKeepSignedIn(keep: boolean): Promise<void> {
  if (!keep) tellMoved()
  await prepare(keep)
}
