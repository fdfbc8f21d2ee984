import { connectAuth } from '../connect.ts'

/** Does what a message's code is for: confirms, changes or takes back an address. Throws Firebase's AuthError. */
export async function actOnCode(code: string, locale: string): Promise<void> {
  const [auth, sdk] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
  // The message that follows a change is written in this language.
  auth.languageCode = locale
  await sdk.applyActionCode(auth, code)
  // Whoever is signed in here may be the one whose address it was.
  await auth.currentUser?.reload().catch(() => {})
}
