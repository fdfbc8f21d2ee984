import {
  isLocale,
  type Locale,
  localeOfPath,
  localizedPath,
  preferredLocale,
  unlocalizedPath,
} from '@varanda/domain/locale'

const robots =
  /bot|crawl|spider|slurp|mediapartners|facebookexternalhit|google-|googleother|inspectiontool|yeti|whatsapp|telegram|preview|lighthouse/i

/**
 * The language that an address asks for with `lang`, as links of messages do: `en`, `pt-BR`. /pt leads to /?lang=pt
 * (firebase.json).
 */
export const askedLocale = (search: string): Locale | undefined => {
  const asked = new URLSearchParams(search).get('lang')
  return asked === null ? undefined : preferredLocale([asked])
}

/**
 * Where a visit to a path should go instead, or null. A language that the address asks for is had on any page. The bare
 * root moves people besides: the cookie decides, else the first language of the browser that is ours. Robots stay, so
 * each address keeps one language in a search engine.
 */
export const localeRedirect = (visit: {
  pathname: string
  search: string
  cookieLocale: string | undefined
  languages: readonly string[]
  userAgent: string
}): string | null => {
  if (robots.test(visit.userAgent)) return null
  const asked = askedLocale(visit.search)
  if (asked) {
    if (asked === localeOfPath(visit.pathname)) return null
    // Two slashes at the beginning would name another host.
    return localizedPath(asked, unlocalizedPath(visit.pathname).replace(/^\/+/, '/'))
  }
  if (visit.pathname !== '/') return null
  const wanted: Locale | undefined = isLocale(visit.cookieLocale)
    ? visit.cookieLocale
    : preferredLocale(visit.languages)
  return wanted === 'en' ? '/en' : null
}
