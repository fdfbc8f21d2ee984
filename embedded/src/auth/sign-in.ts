/** The ways into an account, and staying in it. */
import { type Account, isEmail, newAccount, newUid, normalEmail } from './account.ts'
import { readCustomToken } from './custom-token.ts'
import type { AuthParts } from './engine.ts'
import { AuthError } from './error.ts'
import { ID_TOKEN_LIFE, idTokenClaims, type SignIn, signIdToken } from './id-token.ts'
import { signInLimits, signUpLimits } from './limits.ts'
import { MAX_PASSWORD_LENGTH } from './password-policy.ts'

export interface SignedIn {
  account: Account
  idToken: string
  refreshToken: string
  /** Seconds. */
  expiresIn: number
  isNewUser: boolean
}

export interface SignIns {
  /** EMAIL_EXISTS, INVALID_EMAIL, WEAK_PASSWORD, TOO_MANY_ATTEMPTS_TRY_LATER. */
  signUp(email: string, password: string, displayName: string | null, network: string): Promise<SignedIn>
  /** INVALID_LOGIN_CREDENTIALS for a wrong password and for an unknown address alike; USER_DISABLED only after that. */
  withPassword(email: string, password: string, network: string): Promise<SignedIn>
  /** Makes the account when the uid is new. INVALID_CUSTOM_TOKEN, USER_DISABLED. */
  withCustomToken(token: string): Promise<SignedIn>
  /** INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED. */
  refresh(refreshToken: string): Promise<SignedIn>
  /** A fresh session for someone who has just proved who they are. */
  begin(account: Account, provider: SignIn['provider']): Promise<SignedIn>
}

export function signIns(parts: AuthParts): SignIns {
  const { accounts, database, now, passwords, sessions, throttle } = parts
  const seconds = () => Math.floor(now() / 1000)

  async function tokens(account: Account, signIn: SignIn, refreshToken: string, isNewUser: boolean): Promise<SignedIn> {
    const claims = idTokenClaims(account, signIn, parts.projectId, seconds())
    return {
      account,
      idToken: await signIdToken(parts.keys, claims),
      refreshToken,
      expiresIn: ID_TOKEN_LIFE,
      isNewUser,
    }
  }

  /** `change` runs inside the transaction and gives the account as it then is. */
  async function enter(
    provider: SignIn['provider'],
    sessionClaims: Record<string, unknown>,
    isNewUser: boolean,
    change: () => Account,
  ): Promise<SignedIn> {
    const signIn = { provider, sessionClaims, authTime: seconds() }
    const { account, refreshToken } = await database.write(() => {
      const account = { ...change(), lastLoginAt: now(), lastRefreshAt: now() }
      accounts.save(account)
      return { account, refreshToken: sessions.begin(account.uid, signIn) }
    })
    return tokens(account, signIn, refreshToken, isNewUser)
  }

  /** The account as the database has it now: it may have been disabled or deleted while a hash was computed. */
  function current(uid: string): Account {
    const account = accounts.byUid(uid)
    if (!account) throw new AuthError('USER_NOT_FOUND')
    if (account.disabled) throw new AuthError('USER_DISABLED')
    return account
  }

  return {
    async signUp(rawEmail, password, displayName, network) {
      const email = normalEmail(rawEmail)
      if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
      const limits = signUpLimits(network)
      throttle.require(limits)
      throttle.count(limits)
      if (accounts.byEmail(email)) throw new AuthError('EMAIL_EXISTS')
      const passwordHash = await passwords.hash(password)
      return enter('password', {}, true, () => {
        if (accounts.byEmail(email)) throw new AuthError('EMAIL_EXISTS')
        const account = { ...newAccount(newUid(), now()), email, passwordHash, passwordUpdatedAt: now(), displayName }
        accounts.insert(account)
        return account
      })
    },

    async withPassword(rawEmail, password, network) {
      const email = normalEmail(rawEmail)
      const limits = signInLimits(email, network)
      throttle.require(limits)
      throttle.count(limits)
      const found = accounts.byEmail(email)
      const right =
        password.length <= MAX_PASSWORD_LENGTH && (await passwords.matches(password, found?.passwordHash ?? null))
      if (!found || !right) throw new AuthError('INVALID_LOGIN_CREDENTIALS')
      throttle.forgive(limits)
      return enter('password', {}, false, () => {
        const account = current(found.uid)
        if (account.passwordHash !== found.passwordHash) throw new AuthError('INVALID_LOGIN_CREDENTIALS')
        return account
      })
    },

    async withCustomToken(token) {
      const { uid, claims } = await readCustomToken(parts.keys, token, parts.projectId, now())
      const isNew = accounts.byUid(uid) === null
      return enter('custom', claims, isNew, () => {
        if (!accounts.byUid(uid)) accounts.insert(newAccount(uid, now()))
        return current(uid)
      })
    },

    async refresh(refreshToken) {
      const session = sessions.find(refreshToken)
      if (!session) throw new AuthError('INVALID_REFRESH_TOKEN')
      const account = current(session.uid)
      if (session.ended || session.signIn.authTime < account.validSince) throw new AuthError('TOKEN_EXPIRED')
      return tokens(account, session.signIn, refreshToken, false)
    },

    begin: (account, provider) => enter(provider, {}, false, () => current(account.uid)),
  }
}
