import { localeCookie } from '@varanda/domain/locale'
import { chooseHour, currentHour } from './hour.ts'

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
    const maxAge = localeCookie.maxAgeDays * 24 * 60 * 60
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = `${localeCookie.name}=${link.dataset.locale}; Path=/; Max-Age=${maxAge}; SameSite=${localeCookie.sameSite}`
    if (location.hash) link.hash = location.hash
  })
}
