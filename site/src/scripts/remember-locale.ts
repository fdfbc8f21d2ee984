import { localeCookie } from '@varanda/domain/locale'

/** Keeps a language that somebody chose, by the switch or by asking for it in the address. */
export const rememberLocale = (locale: string): void => {
  const maxAge = localeCookie.maxAgeDays * 24 * 60 * 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=${localeCookie.sameSite}`
}
