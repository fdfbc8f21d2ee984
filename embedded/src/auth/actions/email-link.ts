/**
 * Signing in, or linking, with a link that was sent by mail. Asking says nothing about who is known: it is answered as
 * on Firebase, where the message goes to any address, and one that has no account gets it when the link is used. Here it
 * goes to accounts alone, unless `signUpByLink` says otherwise: whoever asks is not to have the instance write to others.
 * Source: https://firebase.google.com/docs/auth/web/email-link-auth
 */
import { isEmail, newAccount, newUid, normalEmail } from '../account.ts'
import type { AuthParts } from '../engine.ts'
import { AuthError, unverifiedChange } from '../error.ts'
import { allMailLimits, mailLimits, signInLimits } from '../limits.ts'
import { proven } from '../proven-address.ts'
import type { SelfService } from '../self-service.ts'
import type { SessionStart, SignedIn } from '../session-start.ts'
import { openAction } from './action-check.ts'
import { actionLink, type LinkOptions, requireOwnSite } from './action-link.ts'
import { actionMail } from './action-mail.ts'

export interface EmailLink {
  /**
   * Answers the same, after the same work, for an address that gets none. INVALID_EMAIL, MISSING_CONTINUE_URI,
   * TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  send(email: string, options: LinkOptions, network: string): Promise<void>
  /** INVALID_EMAIL for an address that the link was not sent to; INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_DISABLED. */
  signIn(email: string, code: string, network: string, device?: string): Promise<SignedIn>
  /** Gives the address to the account that is signed in. CREDENTIAL_TOO_OLD_LOGIN_AGAIN, EMAIL_EXISTS, and as above. */
  linkTo(idToken: string, email: string, code: string, device?: string): Promise<SignedIn>
  /** For the Admin SDK: the link without the mail. */
  link(email: string, options: LinkOptions): Promise<string>
}

export function emailLink(parts: AuthParts, start: SessionStart, self: SelfService): EmailLink {
  const { accounts, codes, database, now, throttle } = parts

  function checkedEmail(raw: string): string {
    const email = normalEmail(raw)
    if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
    return email
  }

  /** Part of the caller's transaction. */
  function linkFor(email: string, options: LinkOptions): string {
    const code = codes.issue({ kind: 'EMAIL_SIGNIN', uid: null, email, newEmail: null }, now())
    return actionLink(parts.publicUrl(), 'EMAIL_SIGNIN', code, options)
  }

  function open(email: string, code: string) {
    const found = openAction(parts, code, ['EMAIL_SIGNIN'])
    if (found.action.email !== email) throw new AuthError('INVALID_EMAIL')
    return found
  }

  return {
    async send(rawEmail, options, network) {
      if (!options.continueUrl) throw new AuthError('MISSING_CONTINUE_URI')
      requireOwnSite(options, parts.publicUrl())
      const email = checkedEmail(rawEmail)
      const limits = mailLimits(email, network)
      throttle.require([...limits, ...allMailLimits(true)])
      throttle.count(limits)
      await database.write(() => {
        const account = accounts.byEmail(email)
        const isMeant = account ? !account.disabled : parts.signUpByLink
        if (!isMeant || !throttle.take(allMailLimits(account?.emailVerified ?? false))) {
          return codes.issueVoid('EMAIL_SIGNIN', now())
        }
        parts.mailer.enqueue(
          actionMail({
            kind: 'EMAIL_SIGNIN',
            to: email,
            link: linkFor(email, options),
            locale: options.locale,
            name: parts.name,
          }),
        )
      })
    },

    async signIn(rawEmail, code, network, device) {
      const email = checkedEmail(rawEmail)
      const limits = signInLimits(email, network)
      throttle.require(limits)
      throttle.count(limits)
      const isNewUser = open(email, code).account === null
      throttle.forgive(limits)
      return start.enter({ provider: 'password', device, isNewUser }, () => {
        const { action, account } = open(email, code)
        codes.spend(action)
        if (account) return proven(account, { emailLink: true }, parts)
        const made = { ...newAccount(newUid(), now()), email, emailVerified: true, emailLink: true }
        accounts.insert(made)
        return made
      })
    },

    async linkTo(idToken, rawEmail, code, device) {
      const email = checkedEmail(rawEmail)
      const admitted = await self.recent(idToken)
      return start.enter({ provider: 'password', device }, () => {
        const account = admitted()
        const { action, account: holder } = open(email, code)
        if (holder && holder.uid !== account.uid) throw new AuthError('EMAIL_EXISTS')
        if (account.email !== null && account.email !== email) throw unverifiedChange()
        codes.spend(action)
        return { ...account, email, emailVerified: true, emailLink: true }
      })
    },

    async link(rawEmail, options) {
      if (!options.continueUrl) throw new AuthError('MISSING_CONTINUE_URI')
      requireOwnSite(options, parts.publicUrl())
      const email = checkedEmail(rawEmail)
      return database.write(() => linkFor(email, options))
    },
  }
}
