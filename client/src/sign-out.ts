import { localeOfPath, localizedPath } from '@varanda/domain/locale'
import { connectAuth, forgetFirestore } from './connect.ts'
import { clearHintCookies } from './hint-cookies.ts'
import { forgetKeepSignedIn } from './keep-signed-in.ts'

/**
 * Ends the session in this browser, forgets what it kept, and leaves for the front page. Failures are only logged:
 * whoever wants to leave, leaves.
 */
export async function signOut(): Promise<void> {
  try {
    const [auth, sdk] = await Promise.all([connectAuth(), import('firebase/auth')])
    await sdk.signOut(auth)
    await forgetFirestore()
  } catch (error) {
    console.warn('sign-out', error)
  }
  clearHintCookies()
  forgetKeepSignedIn()
  location.assign(localizedPath(localeOfPath(location.pathname), '/'))
}
