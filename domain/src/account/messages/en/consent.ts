import type { consent as pt } from '../pt/consent.ts'

/** What is asked before anything is counted; only in instances that count visits. */
export const consent = {
  button: 'Cookies',
  title: 'May we count visits?',
  text: 'Google Analytics would tell us which public pages are read. Not who you are, and nothing of what happens on the porch. You can change your mind under “Cookies,” at the bottom of the page.',
  yes: 'Yes, count me in',
  no: 'No, thanks',
} satisfies typeof pt
