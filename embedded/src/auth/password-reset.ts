/** A forgotten password: a code by mail, then a new password. */
import { isEmail, normalEmail } from './account.ts'
import type { ActionCode } from './action-codes.ts'
import type { AuthParts } from './engine.ts'
import { AuthError } from './error.ts'
import { mailLimits } from './limits.ts'
import { passwordResetMail } from './password-reset-mail.ts'

export interface LinkOptions {
  /** Language of the page that asked. */
  locale?: string | undefined
  /** Where to go on afterwards: on our own site, or UNAUTHORIZED_DOMAIN. */
  continueUrl?: string | undefined
}

export interface PasswordReset {
  /** Answers the same, after the same work, for an address that nobody has. INVALID_EMAIL, TOO_MANY_ATTEMPTS_TRY_LATER. */
  send(email: string, options: LinkOptions, network: string): Promise<void>
  /** INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_DISABLED. */
  check(code: string): ActionCode
  /** Sets the password, ends every session and takes the address as verified. Also WEAK_PASSWORD. */
  confirm(code: string, password: string): Promise<ActionCode>
  /** For the Admin SDK: the link without the mail. USER_NOT_FOUND. */
  link(email: string, options: LinkOptions): Promise<string>
}

export function passwordReset(parts: AuthParts): PasswordReset {
  const { accounts, codes, database, now, passwords, sessions, throttle } = parts

  function check(code: string): ActionCode {
    const action = codes.read(code, now())
    const account = accounts.byUid(action.uid)
    if (!account || account.email !== action.email) throw new AuthError('INVALID_OOB_CODE')
    if (account.disabled) throw new AuthError('USER_DISABLED')
    return action
  }

  function requireOwnSite({ continueUrl }: LinkOptions): void {
    if (continueUrl === undefined) return
    if (!URL.canParse(continueUrl) || new URL(continueUrl).origin !== new URL(parts.publicUrl()).origin) {
      throw new AuthError('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project')
    }
  }

  function linkOf(code: string, { locale, continueUrl }: LinkOptions): string {
    const query = new URLSearchParams({
      mode: 'resetPassword',
      oobCode: code,
      ...(isLanguage(locale) ? { lang: locale } : {}),
      ...(continueUrl ? { continueUrl } : {}),
    })
    return `${parts.publicUrl()}/auth?${query}`
  }

  return {
    async send(rawEmail, options, network) {
      requireOwnSite(options)
      const email = normalEmail(rawEmail)
      if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
      const limits = mailLimits(email, network)
      throttle.require(limits)
      throttle.count(limits)
      await database.write(() => {
        const account = accounts.byEmail(email)
        const known = account && !account.disabled
        const code = codes.issue('PASSWORD_RESET', known ? account.uid : null, email, now())
        if (known) parts.mailer.enqueue(passwordResetMail(email, linkOf(code, options), options.locale))
      })
    },

    check,

    async confirm(code, password) {
      check(code)
      const passwordHash = await passwords.hash(password)
      return database.write(() => {
        const action = check(code)
        const account = accounts.byUid(action.uid)!
        const seconds = Math.floor(now() / 1000)
        accounts.save({
          ...account,
          passwordHash,
          passwordUpdatedAt: now(),
          validSince: seconds,
          emailVerified: true,
        })
        sessions.endAll(account.uid, seconds, now())
        codes.spend('PASSWORD_RESET', account.uid)
        return action
      })
    },

    async link(rawEmail, options) {
      requireOwnSite(options)
      const email = normalEmail(rawEmail)
      return database.write(() => {
        const account = accounts.byEmail(email)
        if (!account) throw new AuthError('USER_NOT_FOUND')
        return linkOf(codes.issue('PASSWORD_RESET', account.uid, email, now()), options)
      })
    },
  }
}

/** The header is the sender's; only what looks like a BCP 47 tag goes into the link. */
function isLanguage(locale: string | undefined): locale is string {
  return locale !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(locale)
}
