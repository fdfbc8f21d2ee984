import { type Locale, localeOfPath } from '@varanda/domain/locale'

/** The language a page is being built in. File-style builds show `/en.html` where the browser will show `/en`. */
export const pageLocale = (url: URL): Locale => localeOfPath(url.pathname.replace(/\.html$/, ''))
