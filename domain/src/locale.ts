/** The two languages: `pt` is unprefixed and the fallback, `en` lives under /en. */
export const locales = ['pt', 'en'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'pt'

export function otherLocale(locale: Locale): Locale {
  return locale === 'pt' ? 'en' : 'pt'
}

/** BCP 47 tags, for `<html lang>`, hreflang and Intl. */
export const localeTags = { pt: 'pt-BR', en: 'en-US' } as const satisfies Record<Locale, string>

/** The cookie that remembers the choice for 365 days. */
export const localeCookie = { name: 'locale', maxAgeDays: 365, sameSite: 'Lax' } as const

export function isLocale(text: unknown): text is Locale {
  return locales.includes(text as Locale)
}

/** The language of a path: `/en` and below is English, everything else Portuguese. */
export function localeOfPath(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'pt'
}

/** `('en', '/join')` → `/en/join`; `('en', '/')` → `/en`; Portuguese paths stay as they are. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === 'pt') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Takes the language prefix off: `/en/join` → `/join`, `/en` → `/`. */
export function unlocalizedPath(path: string): string {
  if (localeOfPath(path) === 'pt') return path
  return path.slice(3) || '/'
}

/** The best of our languages for a browser's preference list; undefined when none of them is ours. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  for (const language of languages) {
    const short = language.slice(0, 2).toLowerCase()
    if (isLocale(short)) return short
  }
  return undefined
}
