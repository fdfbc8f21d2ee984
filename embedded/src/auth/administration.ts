/** What the Admin SDK does to any account. */
import { type Account, isEmail, newAccount, newUid, normalEmail, validSinceNow } from './account.ts'
import type { AuthParts } from './engine.ts'
import { AuthError } from './error.ts'

export interface AccountChange {
  email?: string
  password?: string
  emailVerified?: boolean
  /** Null removes. */
  displayName?: string | null
  photoUrl?: string | null
  disabled?: boolean
  claims?: Record<string, unknown>
  /** Seconds: sign-ins before it, and sessions begun up to it, end. */
  validSince?: number
  removePassword?: boolean
  removeGoogle?: boolean
}

export interface Administration {
  /** Without a uid one is made. DUPLICATE_LOCAL_ID, INVALID_LOCAL_ID, EMAIL_EXISTS, INVALID_EMAIL, WEAK_PASSWORD. */
  create(uid: string | undefined, change: AccountChange): Promise<Account>
  /** USER_NOT_FOUND and as above. */
  update(uid: string, change: AccountChange): Promise<Account>
  /** USER_NOT_FOUND. */
  delete(uid: string): Promise<void>
  /** Unknown uids are passed over. Without `force` only disabled accounts go; gives the uids that had to stay. */
  deleteAll(uids: readonly string[], force: boolean): Promise<string[]>
  /** Takes over accounts as another service had them; gives what is wrong with each that could not be taken. */
  import(accounts: readonly ImportedAccount[]): Promise<{ index: number; message: string }[]>
}

export interface ImportedAccount {
  uid: string
  email: string | null
  emailVerified: boolean
  /** As `importedHash` writes it. */
  passwordHash: string | null
  emailLink?: boolean
  google: Account['google']
  displayName: string | null
  photoUrl: string | null
  disabled: boolean
  claims: Record<string, unknown>
  /** Milliseconds since 1970; null where the other service did not say. */
  createdAt: number | null
  lastLoginAt: number | null
}

export function administration(parts: AuthParts): Administration {
  const { accounts, codes, database, now, passwords, sessions } = parts

  async function hashed(change: AccountChange): Promise<string | undefined> {
    return change.password === undefined ? undefined : passwords.hash(change.password)
  }

  function apply(account: Account, change: AccountChange, passwordHash: string | undefined): Account {
    const email = change.email === undefined ? account.email : checkedEmail(change.email, account.uid)
    const removes = change.removePassword || change.removeGoogle
    const ends = passwordHash !== undefined || removes || (change.disabled && !account.disabled)
    return {
      ...account,
      email,
      emailVerified: change.emailVerified ?? (email === account.email && account.emailVerified),
      passwordHash: change.removePassword ? null : (passwordHash ?? account.passwordHash),
      passwordUpdatedAt: passwordHash === undefined ? account.passwordUpdatedAt : now(),
      google: change.removeGoogle ? null : account.google,
      displayName: change.displayName === undefined ? account.displayName : change.displayName,
      photoUrl: change.photoUrl === undefined ? account.photoUrl : change.photoUrl,
      disabled: change.disabled ?? account.disabled,
      claims: change.claims ?? account.claims,
      validSince: Math.max(
        change.validSince === undefined ? 0 : throughPresent(account, change.validSince),
        ends ? validSinceNow(account, now()) : account.validSince,
      ),
    }
  }

  /**
   * The Admin SDK revokes up to the second that it names as present, which may be over when this hears of it; a sign-in may
   * have begun in it, and is to end as well.
   */
  function throughPresent(account: Account, validSince: number): number {
    const age = Math.floor(now() / 1000) - validSince
    return age === 0 || age === 1 ? validSinceNow(account, validSince * 1000) : validSince
  }

  function checkedEmail(raw: string, ownUid: string): string {
    const email = normalEmail(raw)
    if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
    const holder = accounts.byEmail(email)
    if (holder && holder.uid !== ownUid) throw new AuthError('EMAIL_EXISTS')
    return email
  }

  /** Part of the caller's transaction. An account of the same uid is replaced, as the hosted service does. */
  function takeOver({ createdAt, ...fields }: ImportedAccount): string | null {
    if (fields.uid.length === 0 || fields.uid.length > 128) return 'localId is missing or too long'
    const email = fields.email === null ? null : normalEmail(fields.email)
    if (email !== null && !isEmail(email)) return 'email is invalid'
    const others = [email && accounts.byEmail(email), fields.google && accounts.byGoogle(fields.google.subject)]
    if (others.some((other) => other && other.uid !== fields.uid)) return 'email or provider belongs to another account'
    const fresh = newAccount(fields.uid, now())
    const account = { ...fresh, ...fields, email, createdAt: createdAt ?? fresh.createdAt }
    const before = accounts.byUid(fields.uid)
    if (before) {
      const validSince = validSinceNow(before, now())
      sessions.endAll(fields.uid, validSince - 1, now())
      accounts.save({ ...account, validSince })
    } else accounts.insert(account)
    return null
  }

  function remove(uid: string): boolean {
    sessions.endAll(uid, Math.floor(now() / 1000), now())
    return accounts.remove(uid, now())
  }

  return {
    async create(uid, change) {
      if (uid !== undefined && (uid.length === 0 || uid.length > 128)) throw new AuthError('INVALID_LOCAL_ID')
      const passwordHash = await hashed(change)
      return database.write(() => {
        if (uid !== undefined && accounts.byUid(uid)) throw new AuthError('DUPLICATE_LOCAL_ID')
        const fresh = newAccount(uid ?? newUid(), now())
        const changed = apply(fresh, change, passwordHash)
        // A new account has no sign-ins to end, so its first one may be of the present second.
        const account = { ...changed, validSince: change.validSince ?? fresh.validSince }
        accounts.insert(account)
        return account
      })
    },

    async update(uid, change) {
      const passwordHash = await hashed(change)
      return database.write(() => {
        const before = accounts.byUid(uid)
        if (!before) throw new AuthError('USER_NOT_FOUND')
        const account = apply(before, change, passwordHash)
        accounts.save(account)
        const endsSessions = account.disabled || account.validSince !== before.validSince
        if (endsSessions) sessions.endAll(uid, account.validSince - 1, now())
        if (endsSessions || change.removePassword || change.removeGoogle) codes.spendChanges(uid)
        return account
      })
    },

    async delete(uid) {
      const found = await database.write(() => remove(uid))
      if (!found) throw new AuthError('USER_NOT_FOUND')
    },

    deleteAll: (uids, force) =>
      database.write(() => {
        const staying = uids.filter((uid) => !force && accounts.byUid(uid)?.disabled === false)
        for (const uid of uids) if (!staying.includes(uid)) remove(uid)
        return staying
      }),

    import: (imported) =>
      database.write(() =>
        imported.flatMap((one, index) => {
          const message = takeOver(one)
          return message === null ? [] : [{ index, message }]
        }),
      ),
  }
}
