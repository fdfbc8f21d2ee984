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
    if (link.dataset.locale) rememberLocale(link.dataset.locale)
    if (location.hash) link.hash = location.hash
    // A demo's address says what is looked at.
    if (location.pathname.includes('/demo/')) link.search = location.search
  })
}

fetchFaces()
prefetchOnIntent()
