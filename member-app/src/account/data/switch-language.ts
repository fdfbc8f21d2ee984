import { type Locale, localeCookie, localizedPath, unlocalizedPath } from '@varanda/domain/locale'
import { saveLocale } from './settings.ts'

/** How long going to the other language waits until the choice is saved. */
const saveWaitMs = 1500

/** Goes to the same screen in the other language, and remembers the choice, for mails too. */
export async function switchLanguage(uid: string, to: Locale): Promise<void> {
  const maxAge = localeCookie.maxAgeDays * 24 * 60 * 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari.
  document.cookie = `${localeCookie.name}=${to}; Path=/; Max-Age=${maxAge}; SameSite=${localeCookie.sameSite}`
  const saved = saveLocale(uid, to).catch((error) => console.warn('settings', error))
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, saveWaitMs))])
  location.replace(localizedPath(to, unlocalizedPath(location.pathname)) + location.search)
}
