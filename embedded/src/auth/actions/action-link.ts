/** The address in a message: the site's own page, which asks before it does anything, since scanners open links too. */

import { AuthError } from '../error.ts'
import type { ActionKind } from './action-codes.ts'

export interface LinkOptions {
  /** Language of the page that asked. */
  locale?: string | undefined
  /** Where to go on afterwards: on our own site, or UNAUTHORIZED_DOMAIN. */
  continueUrl?: string | undefined
}

/** `mode` as Firebase's action pages know it. Source: https://firebase.google.com/docs/auth/custom-email-handler */
const modes: Record<ActionKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

export function actionLink(publicUrl: string, kind: ActionKind, code: string, options: LinkOptions): string {
  const { locale, continueUrl } = options
  const query = new URLSearchParams({
    mode: modes[kind],
    oobCode: code,
    // The SDK reads no link without one.
    apiKey: 'embedded',
    ...(isLanguage(locale) ? { lang: locale } : {}),
    // As it was understood when it was checked: others read a backslash, or a line break, in their own way.
    ...(continueUrl ? { continueUrl: new URL(continueUrl).href } : {}),
  })
  return `${publicUrl}/auth?${query}`
}

/** INVALID_CONTINUE_URI for what is no address, UNAUTHORIZED_DOMAIN for one that is not on this site. */
export function requireOwnSite({ continueUrl }: LinkOptions, publicUrl: string): void {
  if (continueUrl === undefined) return
  if (!URL.canParse(continueUrl) || /[\\\s\p{Cc}]/u.test(continueUrl)) throw new AuthError('INVALID_CONTINUE_URI')
  const { origin, username, password } = new URL(continueUrl)
  if (username || password) throw new AuthError('INVALID_CONTINUE_URI')
  if (origin !== new URL(publicUrl).origin) {
    throw new AuthError('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project')
  }
}

/** The header is the sender's; only what looks like a BCP 47 tag goes into the link. */
function isLanguage(locale: string | undefined): locale is string {
  return locale !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(locale)
}
