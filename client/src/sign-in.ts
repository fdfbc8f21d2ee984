import { connectAuth } from './connect.ts'
import { rememberKeepSignedIn } from './keep-signed-in.ts'

/** Signs in with e-mail and password. Throws Firebase's AuthError; its codes have sentences in messages/auth. */
export async function signIn(email: string, password: string, keep: boolean): Promise<void> {
  const { auth, sdk } = await prepare(keep)
  await sdk.signInWithEmailAndPassword(auth, email, password)
}

/** Makes an account without membership and signs it in; `acceptInvite` makes it a member. */
export async function signUp(email: string, password: string, name: string, keep: boolean): Promise<void> {
  const { auth, sdk } = await prepare(keep)
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  await sdk.updateProfile(user, { displayName: name })
}

async function prepare(keep: boolean) {
  rememberKeepSignedIn(keep)
  const [auth, sdk] = await Promise.all([connectAuth(), import('firebase/auth')])
  await sdk.setPersistence(auth, keep ? sdk.indexedDBLocalPersistence : sdk.browserSessionPersistence)
  return { auth, sdk }
}
