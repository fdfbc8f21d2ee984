/** Showing that an address is one's own, changing it, and undoing a change that somebody else made. */
import { type Account, isEmail, normalEmail, noWayIn, validSinceNow } from '../account.ts'
import type { AuthParts } from '../engine.ts'
import { AuthError } from '../error.ts'
import { allMailLimits, mailLimits } from '../limits.ts'
import type { SelfService } from '../self-service.ts'
import { openAction } from './action-check.ts'
import type { ActionCode, ActionKind } from './action-codes.ts'
import { actionLink, type LinkOptions, requireOwnSite } from './action-link.ts'
import { actionMail } from './action-mail.ts'

export interface EmailChange {
  /** What a code is for. INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_DISABLED. */
  check(code: string): ActionCode
  /** Mails a link to the caller's own address, and gives it. MISSING_EMAIL for an account without one. */
  sendVerification(idToken: string, options: LinkOptions, network: string): Promise<string>
  /**
   * Mails a link to the new address; also CREDENTIAL_TOO_OLD_LOGIN_AGAIN, INVALID_NEW_EMAIL. Silent when it is taken.
   */
  sendChange(idToken: string, newEmail: string, options: LinkOptions, network: string): Promise<void>
  /**
   * Does what the code is for. RECOVER_EMAIL also takes every way in but the mailbox itself: whoever took the account may
   * have given it a password or a Google account. Also EMAIL_EXISTS.
   */
  apply(code: string, locale: string | undefined): Promise<Account>
  /** For the Admin SDK: the links without the mail. EMAIL_NOT_FOUND, EMAIL_EXISTS. */
  verificationLink(email: string, options: LinkOptions): Promise<string>
  changeLink(email: string, newEmail: string, options: LinkOptions): Promise<string>
}

const applied: readonly ActionKind[] = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']

export function emailChange(parts: AuthParts, self: SelfService): EmailChange {
  const { accounts, codes, database, now, sessions, throttle } = parts

  function limit(email: string, network: string, isProven: boolean): void {
    const limits = [...mailLimits(email, network), ...allMailLimits(isProven)]
    throttle.require(limits)
    throttle.count(limits)
  }

  function checkedNew(raw: string): string {
    const email = normalEmail(raw)
    if (!isEmail(email)) throw new AuthError('INVALID_NEW_EMAIL')
    return email
  }

  /** Part of the caller's transaction. */
  function linkFor(action: ActionCode, options: LinkOptions): string {
    return actionLink(parts.publicUrl(), action.kind, codes.issue(action, now()), options)
  }

  /** Part of the caller's transaction: a new address ends every session, since the old one may have let them begin. */
  function moved(account: Account, email: string): Account {
    const holder = accounts.byEmail(email)
    if (holder && holder.uid !== account.uid) throw new AuthError('EMAIL_EXISTS')
    const validSince = validSinceNow(account, now())
    sessions.endAll(account.uid, validSince - 1, now())
    return { ...account, email, emailVerified: true, validSince }
  }

  /**
   * Part of the caller's transaction: who signed up with an address since then, and never showed that it is theirs, has
   * none. Whoever took an account over would hold its address fast with an account of a moment.
   */
  function takeFromUnproven(email: string, uid: string): void {
    const holder = accounts.byEmail(email)
    if (!holder || holder.uid === uid || holder.emailVerified) return
    const validSince = validSinceNow(holder, now())
    sessions.endAll(holder.uid, validSince - 1, now())
    accounts.save({ ...holder, email: null, validSince })
  }

  function act(code: string, { kind, email, newEmail, uid }: ActionCode, account: Account, locale?: string): Account {
    if (kind === 'VERIFY_EMAIL') {
      codes.spend({ kind, uid, email, newEmail })
      // Whoever signed up and follows the link that they asked for keeps their password; who follows it is not said.
      return { ...account, emailVerified: true }
    }
    if (kind === 'RECOVER_EMAIL') {
      // Whoever took the account over may have changed its address again: later codes are theirs.
      codes.spendSince(code)
      takeFromUnproven(email, uid ?? '')
      return { ...moved(account, email), ...noWayIn }
    }
    const next = moved(account, newEmail ?? '')
    codes.spend({ kind, uid, email, newEmail })
    if (email) {
      const back = linkFor({ kind: 'RECOVER_EMAIL', uid, email, newEmail }, { locale })
      parts.mailer.enqueue(actionMail({ kind: 'RECOVER_EMAIL', to: email, link: back, locale, name: parts.name }))
    }
    return next
  }

  return {
    check: (code) => openAction(parts, code).action,

    async sendVerification(idToken, options, network) {
      requireOwnSite(options, parts.publicUrl())
      const { uid, email, emailVerified } = await self.account(idToken)
      if (!email) throw new AuthError('MISSING_EMAIL')
      limit(email, network, emailVerified)
      await database.write(() => {
        const link = linkFor({ kind: 'VERIFY_EMAIL', uid, email, newEmail: null }, options)
        parts.mailer.enqueue(
          actionMail({ kind: 'VERIFY_EMAIL', to: email, link, locale: options.locale, name: parts.name }),
        )
      })
      return email
    },

    async sendChange(idToken, rawEmail, options, network) {
      requireOwnSite(options, parts.publicUrl())
      const { uid, email } = await self.recentAccount(idToken)
      const newEmail = checkedNew(rawEmail)
      limit(newEmail, network, false)
      await database.write(() => {
        if (accounts.byEmail(newEmail)) return codes.issueVoid('VERIFY_AND_CHANGE_EMAIL', now())
        const link = linkFor({ kind: 'VERIFY_AND_CHANGE_EMAIL', uid, email: email ?? '', newEmail }, options)
        parts.mailer.enqueue(
          actionMail({ kind: 'VERIFY_AND_CHANGE_EMAIL', to: newEmail, link, locale: options.locale, name: parts.name }),
        )
      })
    },

    apply: (code, locale) =>
      database.write(() => {
        const { action, account } = openAction(parts, code, applied)
        if (!account) throw new AuthError('INVALID_OOB_CODE')
        const changed = act(code, action, account, locale)
        accounts.save(changed)
        return changed
      }),

    async verificationLink(rawEmail, options) {
      requireOwnSite(options, parts.publicUrl())
      const email = normalEmail(rawEmail)
      return database.write(() => {
        const account = accounts.byEmail(email)
        if (!account) throw new AuthError('EMAIL_NOT_FOUND')
        return linkFor({ kind: 'VERIFY_EMAIL', uid: account.uid, email, newEmail: null }, options)
      })
    },

    async changeLink(rawEmail, rawNew, options) {
      requireOwnSite(options, parts.publicUrl())
      const email = normalEmail(rawEmail)
      const newEmail = checkedNew(rawNew)
      return database.write(() => {
        const account = accounts.byEmail(email)
        if (!account) throw new AuthError('EMAIL_NOT_FOUND')
        if (accounts.byEmail(newEmail)) throw new AuthError('EMAIL_EXISTS')
        return linkFor({ kind: 'VERIFY_AND_CHANGE_EMAIL', uid: account.uid, email, newEmail }, options)
      })
    },
  }
}
