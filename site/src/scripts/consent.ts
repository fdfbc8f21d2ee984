import { consentCookie, measuredPage, readConsent } from '@varanda/domain/account/consent'
import { cookieValue } from './cookie.ts'
import { pageLocale } from './page-locale.ts'

/**
 * Counts visits in instances that want to, after a yes and not before. Browsers that say no by themselves are not
 * asked. What is needed to ask or to count is loaded when it is needed.
 */
const saysNo =
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const answered = () => readConsent(cookieValue(document.cookie, consentCookie.name))

/** What was answered last, on this page or, when it asks anew, in another tab: a yes may be given and taken back here. */
let last = answered()

async function count(): Promise<void> {
  const { measure } = await import('@varanda/client/site/analytics')
  await measure(measuredPage(location.pathname))
}

async function ask(): Promise<void> {
  const locale = pageLocale(new URL(location.href))
  const [{ askConsent }, { words }] = await Promise.all([
    import('@varanda/client/site/consent-dialog'),
    import('./consent-words.ts'),
  ])
  last = answered()
  await askConsent(locale, words[locale], (answer) => {
    const before = last
    last = answer
    if (answer === 'yes' && before !== 'yes') void count().catch(warn)
    if (answer === 'no' && before === 'yes') void forget().catch(warn)
  })
}

/** What Google's script has begun ends with the page. */
async function forget(): Promise<void> {
  const { forgetMeasuring } = await import('@varanda/client/site/analytics')
  await forgetMeasuring()
  location.reload()
}

async function start(): Promise<void> {
  const { loadConfig } = await import('@varanda/client/connect')
  if (!(await loadConfig()).measurementId) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent]')) {
    button.hidden = false
    button.addEventListener('click', () => void ask().catch(warn))
  }
  if (answered() === 'yes') await count()
  else if (answered() === 'unasked') await ask()
}

const warn = (error: unknown) => console.warn('consent', error)

if (!saysNo) addEventListener('load', () => setTimeout(() => void start().catch(warn)), { once: true })
