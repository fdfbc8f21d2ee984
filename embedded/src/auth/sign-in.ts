/** The ways into an account, and staying in it. */
import { writeIfWritable } from '../sqlite/write-if-writable.ts'
import { type Account, isEmail, newAccount, newUid, normalEmail } from './account.ts'
import type { AuthParts } from './engine.ts'
import { AuthError } from './error.ts'
import { sharesOf, signInLimits, signUpLimits } from './limits.ts'
import { isImported } from './passwords/imported-hash.ts'
import { MAX_PASSWORD_LENGTH, requireAllowedPassword } from './passwords/password-policy.ts'
import type { SessionStart, SignedIn } from './session-start.ts'
import type { Session } from './sessions.ts'
import { CUSTOM_TOKEN_LIFE, isFromBefore, readCustomToken } from './tokens/custom-token.ts'
import type { SignIn } from './tokens/id-token.ts'

export interface SignIns {
  /** EMAIL_EXISTS, INVALID_EMAIL, WEAK_PASSWORD, TOO_MANY_ATTEMPTS_TRY_LATER. */
  signUp(
    email: string,
    password: string,
    displayName: string | null,
    network: string,
    device?: string,
  ): Promise<SignedIn>
  /**
   * INVALID_LOGIN_CREDENTIALS for a wrong password and for an unknown address alike; USER_DISABLED only after that.
   * INVALID_EMAIL for what is no address at all.
   */
  withPassword(email: string, password: string, network: string, device?: string): Promise<SignedIn>
  /**
   * Makes the account when the uid is new, but not again while a token from before its deletion may be about.
   * INVALID_CUSTOM_TOKEN, USER_DISABLED.
   */
  withCustomToken(token: string, device?: string): Promise<SignedIn>
  /** INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED. */
  refresh(refreshToken: string): Promise<SignedIn>
  /** A fresh session for someone who has just proved who they are. */
  begin(account: Account, provider: SignIn['provider']): Promise<SignedIn>
}

export function signIns(parts: AuthParts, { enter, tokens, current }: SessionStart): SignIns {
  const { accounts, database, now, passwords, sessions, throttle } = parts

  /** INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED. */
  function standing(refreshToken: string): { session: Session; account: Account } {
    const session = sessions.find(refreshToken)
    if (!session) throw new AuthError('INVALID_REFRESH_TOKEN')
    const account = current(session.uid)
    if (session.ended || session.signIn.authTime < account.validSince) throw new AuthError('TOKEN_EXPIRED')
    return { session, account }
  }

  return {
    async signUp(rawEmail, password, displayName, network, device) {
      const email = normalEmail(rawEmail)
      if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
      // Before the account is looked for: a password that makes no account must not tell whether there is one.
      requireAllowedPassword(password)
      const limits = signUpLimits(network)
      throttle.require(limits)
      throttle.count(limits)
      if (accounts.byEmail(email)) throw new AuthError('EMAIL_EXISTS')
      const passwordHash = await passwords.hash(password, sharesOf({ network }))
      return enter({ provider: 'password', device, isNewUser: true }, () => {
        if (accounts.byEmail(email)) throw new AuthError('EMAIL_EXISTS')
        const account = { ...newAccount(newUid(), now()), email, passwordHash, passwordUpdatedAt: now(), displayName }
        accounts.insert(account)
        return account
      })
    },

    async withPassword(rawEmail, password, network, device) {
      const email = normalEmail(rawEmail)
      if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
      const limits = signInLimits(email, network)
      throttle.require(limits)
      throttle.count(limits)
      const found = accounts.byEmail(email)
      const shares = sharesOf({ network })
      const right =
        password.length <= MAX_PASSWORD_LENGTH &&
        (await passwords.matches(password, found?.passwordHash ?? null, shares))
      if (!found || !right) throw new AuthError('INVALID_LOGIN_CREDENTIALS')
      throttle.forgive(limits)
      const renewed = isImported(found.passwordHash) ? await passwords.rehash(password, shares) : found.passwordHash
      return enter({ provider: 'password', device }, () => {
        const account = current(found.uid)
        if (account.passwordHash !== found.passwordHash) throw new AuthError('INVALID_LOGIN_CREDENTIALS')
        return { ...account, passwordHash: renewed }
      })
    },

    async withCustomToken(token, device) {
      const custom = await readCustomToken(parts.keys, token, parts.projectId, now())
      const { uid, claims, madeAt } = custom
      const isNew = accounts.byUid(uid) === null
      return enter({ provider: 'custom', device, sessionClaims: claims, isNewUser: isNew }, () => {
        const known = accounts.byUid(uid)
        if (known && isFromBefore(known.validSince, custom)) throw new AuthError('INVALID_CUSTOM_TOKEN')
        if (!known) {
          const deletedAt = accounts.deletedAt(uid)
          if (deletedAt !== null && now() - deletedAt <= CUSTOM_TOKEN_LIFE * 1000) {
            throw new AuthError('INVALID_CUSTOM_TOKEN')
          }
          const fresh = newAccount(uid, now())
          // The token may be used again while it lives, so the new account must not refuse sign-ins of its second.
          accounts.insert({ ...fresh, validSince: Math.min(fresh.validSince, madeAt) })
        }
        return current(uid)
      })
    },

    async refresh(refreshToken) {
      const { session, account } = standing(refreshToken)
      if (sessions.isUnused(session, now())) {
        await writeIfWritable(database, () => sessions.end(session.uid, session.id, now()))
        throw new AuthError('TOKEN_EXPIRED')
      }
      if (!sessions.wantsStamp(session, now())) return tokens(account, session.signIn, refreshToken, false)
      await writeIfWritable(database, () => {
        sessions.stamp(session.id, now())
        accounts.save({ ...current(session.uid), lastRefreshAt: now() })
      })
      // Whether the note was made or not: nobody gets a token by what ended in the meantime.
      const still = standing(refreshToken)
      return tokens(still.account, still.session.signIn, refreshToken, false)
    },

    begin: (account, provider) => enter({ provider }, () => current(account.uid)),
  }
}
