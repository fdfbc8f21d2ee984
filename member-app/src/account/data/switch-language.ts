import { type Locale, localeCookie, localizedPath, unlocalizedPath } from '@varanda/domain/locale'
import { keepsAppIn } from '../../data/app-worker.ts'
import { tellAfterReload } from './after-reload.ts'
import { saveLocale } from './settings.ts'

/** How long going to the other language waits until the choice is saved. */
const saveWaitMs = 1500

/**
 * Goes to the same screen in the other language, and remembers the choice, for mails too. False where nothing changes:
 * without a network, this device does not show that language. `notKept` is told there where the account does not keep
 * it: it is in its language.
 */
export async function switchLanguage(uid: string, to: Locale, notKept: string): Promise<boolean> {
  if (!navigator.onLine && !(await keepsAppIn(to).catch(() => false))) return false
  const maxAge = localeCookie.maxAgeDays * 24 * 60 * 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari.
  document.cookie = `${localeCookie.name}=${to}; Path=/; Max-Age=${maxAge}; SameSite=${localeCookie.sameSite}`
  const saved = saveLocale(uid, to).catch((error) => {
    console.warn('settings', error)
    tellAfterReload(notKept)
  })
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, saveWaitMs))])
  location.replace(localizedPath(to, unlocalizedPath(location.pathname)) + location.search)
  return true
}
