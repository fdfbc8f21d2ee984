import { isLocale, type Locale, localizedPath, preferredLocale } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/routes'

const robots = /bot|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp|telegram|preview|lighthouse/i

/** Whether the address itself asks for Portuguese, as /pt does: it leads to /?lang=pt (firebase.json). */
export const asksForPortuguese = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/' && new URLSearchParams(search).get('lang') === 'pt'

/**
 * Where a visit to a path should go instead, or null. The bare root moves people: the cookie decides, else the first
 * language of the browser that is ours; but whoever asks for Portuguese by address gets it. Robots stay, so each address
 * keeps one language in a search engine. And links in the identity service's mails know one address only, /auth, with
 * the reader's language in `lang`.
 */
export const localeRedirect = (visit: {
  pathname: string
  search: string
  cookieLocale: string | undefined
  languages: readonly string[]
  userAgent: string
}): string | null => {
  if (visit.pathname === routes.auth.path) {
    const isEnglish = new URLSearchParams(visit.search).get('lang')?.startsWith('en')
    return isEnglish ? localizedPath('en', routes.auth.path) : null
  }
  if (visit.pathname !== '/' || asksForPortuguese(visit) || robots.test(visit.userAgent)) return null
  const wanted: Locale | undefined = isLocale(visit.cookieLocale)
    ? visit.cookieLocale
    : preferredLocale(visit.languages)
  return wanted === 'en' ? '/en' : null
}
