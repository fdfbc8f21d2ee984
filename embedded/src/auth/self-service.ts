/** What people do to their own account, shown by their ID token. */
import type { Account } from './account.ts'
import type { AuthParts } from './engine.ts'
import { AuthError } from './error.ts'
import { type IdTokenClaims, readIdToken } from './id-token.ts'
import type { SignedIn, SignIns } from './sign-in.ts'

/** A change of password and a deletion ask for a sign-in of the last five minutes. */
const RECENT_SECONDS = 5 * 60

export interface ProfileChange {
  /** Null removes; absent leaves. */
  displayName?: string | null
  photoUrl?: string | null
}

export interface SelfService {
  /** INVALID_ID_TOKEN, USER_NOT_FOUND, USER_DISABLED, TOKEN_EXPIRED. */
  account(idToken: string): Promise<Account>
  updateProfile(idToken: string, change: ProfileChange): Promise<Account>
  /** Ends every other session; the answer is the one that goes on. Also CREDENTIAL_TOO_OLD_LOGIN_AGAIN, WEAK_PASSWORD. */
  changePassword(idToken: string, password: string): Promise<SignedIn>
  delete(idToken: string): Promise<void>
}

export function selfService(parts: AuthParts, signIns: SignIns): SelfService {
  const { accounts, database, now, passwords, sessions } = parts
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

  return {
    account: async (idToken) => (await holder(idToken)).account,

    async updateProfile(idToken, change) {
      const { claims } = await holder(idToken)
      return database.write(() => {
        const account = { ...admitted(claims), ...change }
        accounts.save(account)
        return account
      })
    },

    async changePassword(idToken, password) {
      const { claims } = await recentHolder(idToken)
      const passwordHash = await passwords.hash(password)
      const account = await database.write(() => {
        const changed = { ...admitted(claims), passwordHash, passwordUpdatedAt: now(), validSince: seconds() }
        accounts.save(changed)
        sessions.endAll(changed.uid, seconds(), now())
        return changed
      })
      return signIns.begin(account, 'password')
    },

    async delete(idToken) {
      const { claims } = await recentHolder(idToken)
      await database.write(() => {
        const { uid } = admitted(claims)
        sessions.endAll(uid, seconds(), now())
        accounts.remove(uid)
      })
    },
  }
}
