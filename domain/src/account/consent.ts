import { unlocalizedPath } from '../locale.ts'
import { type RouteName, routes } from '../site/routes.ts'

/** Where a visitor's answer about cookies is kept, for half a year; a change of `revision` asks everybody again. */
export const consentCookie = { name: 'consent', maxAgeDays: 182, revision: 1 } as const

/** The only thing that is asked about. */
export const measuring = 'analytics'

export type Consent = 'yes' | 'no' | 'unasked'

/** What the cookie's value says; anything that is no answer to today's question leaves it unasked. */
export function readConsent(value: string | undefined): Consent {
  try {
    const { categories, revision } = JSON.parse(decodeURIComponent(value ?? ''))
    if (!Array.isArray(categories) || revision !== consentCookie.revision) return 'unasked'
    return categories.includes(measuring) ? 'yes' : 'no'
  } catch {
    return 'unasked'
  }
}

/** The same with when it was given, as the browser keeps it; the dialog writes an ISO date beside the answer. */
export function consentSince(value: string | undefined): { answer: Consent; at?: Date } {
  const answer = readConsent(value)
  if (answer === 'unasked') return { answer }
  const { lastConsentTimestamp, consentTimestamp } = JSON.parse(decodeURIComponent(value ?? ''))
  const at = new Date(lastConsentTimestamp ?? consentTimestamp ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? { answer } : { answer, at }
}

/**
 * Where Google's script comes from and what it speaks to; the pages' policy allows them in instances that count visits.
 */
export const measuringHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const

/** What may be told of a visit: a route's name and the path that all its visitors share. */
export interface MeasuredPage {
  name: RouteName | 'post' | 'other'
  path: string
}

/** No address is told as it is: it may hold a link's token, a person or a post. */
export function measuredPage(pathname: string): MeasuredPage {
  const path = unlocalizedPath(pathname)
  const known = Object.entries(routes).find(([, route]) => route.path === path)
  if (known) return { name: known[0] as RouteName, path }
  return path.startsWith(`${routes.blog.path}/`)
    ? { name: 'post', path: `${routes.blog.path}/post` }
    : { name: 'other', path: '/other' }
}
