import { type Locale, locales, localeTags, localizedPath } from '@varanda/domain/locale'

/** Where a page is in both languages, and the picture that goes along when its link is sent. Absolute addresses. */
export interface PageAddress {
  canonical: string
  /** None when the page stands in one language only, or when slot `head` names them. */
  alternates: { hreflang: string; href: string }[]
  image: string
  imageAlt: string
  /** Where the language switch leads, when it is not the same path in the other language. */
  switchHref?: string
}

/** The address that search engines know a page by: without a slash at its end, as hosting serves it. */
export const pageHref = (locale: Locale, path: string, site: URL | undefined): string =>
  new URL(localizedPath(locale, path), site).href.replace(/\/$/, '')

/** Every language of a page, and the one for readers of any other: Portuguese. */
export const alternatesOf = (path: string, site: URL | undefined): PageAddress['alternates'] => [
  ...locales.map((locale) => ({ hreflang: localeTags[locale], href: pageHref(locale, path, site) })),
  { hreflang: 'x-default', href: pageHref('pt', path, site) },
]
