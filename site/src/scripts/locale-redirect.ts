import { isLocale, type Locale, preferredLocale } from '@varanda/domain/locale'

const robots = /bot|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp|telegram|preview|lighthouse/i

/**
 * Where a visit to a path should go instead, or null. Only the bare root moves anyone: the cookie decides, else the
 * first language of the browser that is ours. Robots stay, so each address keeps one language in a search engine.
 */
export const localeRedirect = (visit: {
  pathname: string
  cookieLocale: string | undefined
  languages: readonly string[]
  userAgent: string
}): string | null => {
  if (visit.pathname !== '/' || robots.test(visit.userAgent)) return null
  const wanted: Locale | undefined = isLocale(visit.cookieLocale)
    ? visit.cookieLocale
    : preferredLocale(visit.languages)
  return wanted === 'en' ? '/en' : null
}
