/** A forgotten password: a code by mail, then a new password. */
import { isEmail, normalEmail, validSinceNow } from '../account.ts'
import type { AuthParts } from '../engine.ts'
import { AuthError } from '../error.ts'
import { allMailLimits, mailLimits, sharesOf } from '../limits.ts'
import { openAction } from './action-check.ts'
import type { ActionCode } from './action-codes.ts'
import { actionLink, type LinkOptions, requireOwnSite } from './action-link.ts'
import { actionMail } from './action-mail.ts'

export interface PasswordReset {
  /**
   * Answers the same, after the same work, for an address that nobody has. INVALID_EMAIL, TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  send(email: string, options: LinkOptions, network: string): Promise<void>
  /**
   * Sets the password, ends every session and takes the address as verified. INVALID_OOB_CODE, EXPIRED_OOB_CODE,
   * USER_DISABLED, WEAK_PASSWORD.
   */
  confirm(code: string, password: string): Promise<ActionCode>
  /** For the Admin SDK: the link without the mail. EMAIL_NOT_FOUND. */
  link(email: string, options: LinkOptions): Promise<string>
}

export function passwordReset(parts: AuthParts): PasswordReset {
  const { accounts, codes, database, now, passwords, sessions, throttle } = parts

  /** Part of the caller's transaction. */
  function linkFor(uid: string, email: string, options: LinkOptions): string {
    const code = codes.issue({ kind: 'PASSWORD_RESET', uid, email, newEmail: null }, now())
    return actionLink(parts.publicUrl(), 'PASSWORD_RESET', code, options)
  }

  return {
    async send(rawEmail, options, network) {
      requireOwnSite(options, parts.publicUrl())
      const email = normalEmail(rawEmail)
      if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
      const limits = mailLimits(email, network)
      throttle.require([...limits, ...allMailLimits(true)])
      throttle.count(limits)
      await database.write(() => {
        const account = accounts.byEmail(email)
        if (!account || account.disabled || !throttle.take(allMailLimits(account.emailVerified))) {
          return codes.issueVoid('PASSWORD_RESET', now())
        }
        const link = linkFor(account.uid, email, options)
        parts.mailer.enqueue(
          actionMail({ kind: 'PASSWORD_RESET', to: email, link, locale: options.locale, name: parts.name }),
        )
      })
    },

    async confirm(code, password) {
      const { account: asker } = openAction(parts, code, ['PASSWORD_RESET'])
      const passwordHash = await passwords.hash(password, sharesOf({ uid: asker?.uid ?? '' }))
      return database.write(() => {
        const { action, account } = openAction(parts, code, ['PASSWORD_RESET'])
        if (!account) throw new AuthError('INVALID_OOB_CODE')
        const validSince = validSinceNow(account, now())
        accounts.save({
          ...account,
          passwordHash,
          passwordUpdatedAt: now(),
          // Linked before anybody had shown that the address is theirs: perhaps by somebody else.
          google: account.emailVerified ? account.google : null,
          validSince,
          emailVerified: true,
        })
        sessions.endAll(account.uid, validSince - 1, now())
        codes.spend(action)
        // A change of address that somebody else may have asked for.
        codes.spend({ ...action, kind: 'VERIFY_AND_CHANGE_EMAIL' })
        return action
      })
    },

    async link(rawEmail, options) {
      requireOwnSite(options, parts.publicUrl())
      const email = normalEmail(rawEmail)
      return database.write(() => {
        const account = accounts.byEmail(email)
        if (!account) throw new AuthError('EMAIL_NOT_FOUND')
        return linkFor(account.uid, email, options)
      })
    },
  }
}
