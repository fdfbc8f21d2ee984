/** What people do to their own account, shown by their ID token. */
import { type Account, isEmail, normalEmail, validSinceNow } from './account.ts'
import type { AuthParts } from './engine.ts'
import { AuthError, unverifiedChange } from './error.ts'
import { passwordLimits, sharesOf } from './limits.ts'
import { requireAllowedPassword } from './passwords/password-policy.ts'
import type { SessionStart, SignedIn } from './session-start.ts'
import { readIdToken } from './tokens/id-token.ts'
import type { IdTokenClaims } from './tokens/read-token.ts'

/**
 * What could lock the owner out, a change of password or address and a deletion, asks for a sign-in of the last five
 * minutes.
 */
const RECENT_SECONDS = 5 * 60

export interface ProfileChange {
  /** Null removes; absent leaves. */
  displayName?: string | null
  photoUrl?: string | null
}

export interface SelfService {
  /** INVALID_ID_TOKEN, USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED. */
  account(idToken: string): Promise<Account>
  /** What the token says, once its account is let in. */
  claims(idToken: string): Promise<IdTokenClaims>
  /** Also CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
  recentAccount(idToken: string): Promise<Account>
  /**
   * The same for what begins a new session: what it gives asks once more, in the caller's transaction, whether the old
   * one has ended meanwhile.
   */
  recent(idToken: string): Promise<() => Account>
  updateProfile(idToken: string, change: ProfileChange): Promise<Account>
  /**
   * Ends every other session; the answer is the one that goes on. Also CREDENTIAL_TOO_OLD_LOGIN_AGAIN, WEAK_PASSWORD,
   * TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  changePassword(idToken: string, password: string, network: string, device?: string): Promise<SignedIn>
  /**
   * Gives the account a password beside its other ways in, and an address if it has none. Also EMAIL_EXISTS,
   * INVALID_EMAIL; OPERATION_NOT_ALLOWED for another address than its own. Also TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  linkPassword(idToken: string, email: string, password: string, network: string, device?: string): Promise<SignedIn>
  /** Takes away ways in: `password` (with it the link by mail), `google.com`. Also CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
  unlink(idToken: string, providers: readonly string[]): Promise<Account>
  delete(idToken: string): Promise<void>
}

export function selfService(parts: AuthParts, start: SessionStart): SelfService {
  const { accounts, codes, database, now, passwords, sessions, throttle } = parts
  const seconds = () => Math.floor(now() / 1000)

  async function holder(idToken: string): Promise<{ account: Account; claims: IdTokenClaims }> {
    const claims = await readIdToken(parts.keys, idToken, parts.projectId, now())
    if (!claims) throw new AuthError('INVALID_ID_TOKEN')
    return { account: admitted(claims), claims }
  }

  function admitted(claims: IdTokenClaims): Account {
    const account = accounts.byUid(claims.sub)
    if (!account) throw new AuthError('USER_NOT_FOUND')
    if (account.disabled) throw new AuthError('USER_DISABLED')
    if (claims.auth_time < account.validSince) throw new AuthError('TOKEN_EXPIRED')
    return account
  }

  async function recentHolder(idToken: string) {
    const { account, claims } = await holder(idToken)
    if (seconds() - claims.auth_time > RECENT_SECONDS) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    return { account, claims }
  }

  /** Of somebody who was let in. */
  async function hashed(uid: string, password: string, network: string): Promise<string> {
    requireAllowedPassword(password)
    const limits = passwordLimits(uid, network)
    throttle.require(limits)
    throttle.count(limits)
    return passwords.hash(password, sharesOf({ uid, network }))
  }

  return {
    account: async (idToken) => (await holder(idToken)).account,

    claims: async (idToken) => (await holder(idToken)).claims,

    recentAccount: async (idToken) => (await recentHolder(idToken)).account,

    async recent(idToken) {
      const { claims } = await recentHolder(idToken)
      return () => admitted(claims)
    },

    async updateProfile(idToken, change) {
      const { claims } = await holder(idToken)
      return database.write(() => {
        const account = { ...admitted(claims), ...change }
        accounts.save(account)
        return account
      })
    },

    async changePassword(idToken, password, network, device) {
      const { claims } = await recentHolder(idToken)
      const passwordHash = await hashed(claims.sub, password, network)
      return start.enter({ provider: 'password', device }, () => {
        const account = admitted(claims)
        const validSince = validSinceNow(account, now())
        sessions.endAll(account.uid, validSince - 1, now())
        codes.spendChanges(account.uid)
        return { ...account, passwordHash, passwordUpdatedAt: now(), validSince }
      })
    },

    async linkPassword(idToken, rawEmail, password, network, device) {
      const { claims } = await recentHolder(idToken)
      const email = normalEmail(rawEmail)
      if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
      const passwordHash = await hashed(claims.sub, password, network)
      return start.enter({ provider: 'password', device }, () => {
        const account = admitted(claims)
        if (account.email !== null && account.email !== email) throw unverifiedChange()
        if (account.email === null && accounts.byEmail(email)) throw new AuthError('EMAIL_EXISTS')
        return { ...account, email, passwordHash, passwordUpdatedAt: now() }
      })
    },

    async unlink(idToken, providers) {
      const { claims } = await recentHolder(idToken)
      return database.write(() => {
        const account = admitted(claims)
        if (providers.includes('password')) Object.assign(account, { passwordHash: null, emailLink: false })
        if (providers.includes('google.com')) account.google = null
        accounts.save(account)
        codes.spendChanges(account.uid)
        return account
      })
    },

    async delete(idToken) {
      const { claims } = await recentHolder(idToken)
      await database.write(() => {
        const { uid } = admitted(claims)
        sessions.endAll(uid, seconds(), now())
        accounts.remove(uid, now())
      })
    },
  }
}
