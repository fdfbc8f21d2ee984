import { localeOfPath, localizedPath } from '@varanda/domain/locale'
import { connectAuth, forgetKept } from '../connect.ts'
import { forgetThisDevice } from './device/device.ts'
import { clearHintCookies } from './hint-cookies.ts'
import { forgetKeepSignedIn } from './keep-signed-in.ts'
import { forgetMoved } from './moved-sign-in.ts'

/**
 * Ends the session in this browser, forgets what it kept, and leaves for the front page. Failures are only logged:
 * whoever wants to leave, leaves. `gone`: the account is, so that there is no list to take this browser off.
 */
export async function signOut({ gone = false } = {}): Promise<void> {
  try {
    const [auth, sdk] = await Promise.all([connectAuth(), import('../sdk/auth.ts')])
    const uid = auth.currentUser?.uid
    if (uid) await forgetThisDevice(uid, { listed: !gone }).catch((error) => console.warn('device', error))
    forgetMoved()
    await sdk.signOut(auth)
  } catch (error) {
    console.warn('sign-out', error)
  }
  await forgetKept().catch((error) => console.warn('sign-out', error))
  clearHintCookies()
  forgetKeepSignedIn()
  location.assign(localizedPath(localeOfPath(location.pathname), '/'))
}
