import { nextIn } from '@varanda/client/account/next'
import { isLocale } from '@varanda/domain/locale'
import { fetchFaces } from './faces.ts'
import { chooseHour, currentHour } from './hour.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { rememberLocale } from './remember-locale.ts'

/** The two switches that every page carries, at its head and at its foot. */
const hourButtons = document.querySelectorAll<HTMLButtonElement>('[data-hour-switch]')

const tell = () => {
  for (const button of hourButtons) button.setAttribute('aria-pressed', String(currentHour() === '19'))
}

const turn = () => {
  chooseHour(currentHour() === '17' ? '19' : '17')
  tell()
}

for (const button of hourButtons) {
  button.addEventListener('click', () => {
    if (document.startViewTransition && matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      document.startViewTransition(turn)
    } else turn()
  })
}
tell()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell)

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-locale]')) {
  link.addEventListener('click', () => {
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
  })
}

fetchFaces()
prefetchOnIntent()
