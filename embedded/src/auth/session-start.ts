/** How every sign-in ends: a session in the database and tokens in the hand. */
import type { Account } from './account.ts'
import type { AuthParts } from './engine.ts'
import { AuthError } from './error.ts'
import { ID_TOKEN_LIFE, idTokenClaims, type SignIn, signIdToken } from './tokens/id-token.ts'

export interface SignedIn {
  account: Account
  idToken: string
  refreshToken: string
  /** Seconds. */
  expiresIn: number
  isNewUser: boolean
}

export interface Entry {
  provider: SignIn['provider']
  device?: string | undefined
  /** Developer claims of a custom token. */
  sessionClaims?: Record<string, unknown>
  isNewUser?: boolean
}

export interface SessionStart {
  /** `change` runs inside the transaction and gives the account as it then is. */
  enter(entry: Entry, change: () => Account): Promise<SignedIn>
  tokens(account: Account, signIn: SignIn, refreshToken: string, isNewUser: boolean): Promise<SignedIn>
  /**
   * The account as the database has it now: it may have been disabled or deleted while a hash was computed.
   * USER_NOT_FOUND, USER_DISABLED.
   */
  current(uid: string): Account
}

export function sessionStart(parts: AuthParts): SessionStart {
  const { accounts, database, now, sessions } = parts
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

  return {
    tokens,
    async enter({ provider, device = '', sessionClaims = {}, isNewUser = false }, change) {
      const { account, signIn, refreshToken } = await database.write(() => {
        const account = { ...change(), lastLoginAt: now(), lastRefreshAt: now() }
        accounts.save(account)
        // Never dated before `validSince`, which may be the next second: see `validSinceNow`.
        const signIn: SignIn = { provider, sessionClaims, authTime: Math.max(seconds(), account.validSince) }
        return { account, signIn, refreshToken: sessions.begin(account.uid, signIn, device, now()) }
      })
      return tokens(account, signIn, refreshToken, isNewUser)
    },
    current(uid) {
      const account = accounts.byUid(uid)
      if (!account) throw new AuthError('USER_NOT_FOUND')
      if (account.disabled) throw new AuthError('USER_DISABLED')
      return account
    },
  }
}
