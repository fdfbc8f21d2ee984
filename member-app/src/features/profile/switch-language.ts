import { type Locale, localeCookie, localizedPath, unlocalizedPath } from '@varanda/domain/locale'

/** Goes to the same screen in the other language, and remembers the choice. */
export function switchLanguage(to: Locale): void {
  const maxAge = localeCookie.maxAgeDays * 24 * 60 * 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari.
  document.cookie = `${localeCookie.name}=${to}; Path=/; Max-Age=${maxAge}; SameSite=${localeCookie.sameSite}`
  location.replace(localizedPath(to, unlocalizedPath(location.pathname)) + location.search)
}
