import { nextIn } from '@varanda/client/account/next'
import { isLocale } from '@varanda/domain/locale'
import { rememberLocale } from './remember-locale.ts'

const middleButton = 1

/**
 * What of the address goes along with a link to the other language, which knows its page alone. Listened for before
 * anything is painted: a link that is seen may be clicked before the other scripts are there.
 */
export function followLanguageLinks(): void {
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]')
    if (!link) return
    const { locale } = link.dataset
    if (locale) rememberLocale(locale)
    if (location.hash) link.hash = location.hash
    // A demo's address says what is looked at.
    if (location.pathname.includes('/demo/')) link.search = location.search
    // Whoever was on the way somewhere gets there after signing in, in the language that they chose.
    if (isLocale(locale) && location.pathname.endsWith('/auth')) {
      const next = nextIn(locale, new URLSearchParams(location.search).get('next'), location.origin)
      if (next) link.search = `?${new URLSearchParams({ next })}`
    }
  }
  document.addEventListener('click', follow)
  // Into a new tab.
  document.addEventListener('auxclick', (event) => {
    if (event.button === middleButton) follow(event)
  })
}
