import { type Locale, localeOfPath, localeTags } from '@varanda/domain/locale'

/** The page's language. It is in the address, so changing it is going to another address. */
export const locale: Locale = localeOfPath(globalThis.location?.pathname ?? '/')

export const localeTag = localeTags[locale]

/** Picks this page's texts. */
export function inLocale<Texts>(texts: Record<Locale, Texts>): Texts {
  return texts[locale]
}
