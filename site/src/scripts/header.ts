import { fetchFaces } from './faces.ts'
import { chooseHour, chosenHour, currentHour, key, showHour } from './hour.ts'
import { prefetchOnIntent } from './prefetch.ts'

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
// What is chosen in another tab counts here as well.
addEventListener('storage', (event) => {
  if (event.key !== key && event.key !== null) return
  showHour(chosenHour())
  tell()
})

fetchFaces()
prefetchOnIntent()
