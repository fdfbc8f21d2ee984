/** Accounts in SQLite. Reads are synchronous; the writes are units for the caller's transaction. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Account } from './account.ts'

type Row = Record<string, SQLOutputValue>

export interface AccountStore {
  byUid(uid: string): Account | null
  /** What lets this account in, or not: asked at each request, and so nothing else is read. */
  entryOf(uid: string): Pick<Account, 'disabled' | 'validSince'> | null
  byEmail(email: string): Account | null
  byGoogle(subject: string): Account | null
  /** In the order of their uids, after `after`. */
  list(after: string, limit: number): Account[]
  insert(account: Account): void
  save(account: Account): void
  /** Whether there was one. */
  remove(uid: string, nowMs: number): boolean
  /** When the account of this uid was removed, in milliseconds since 1970; known for a day. */
  deletedAt(uid: string): number | null
}

const mostEntries = 1000
const DELETED_KNOWN_MS = 24 * 60 * 60 * 1000

export function accountStore(sql: DatabaseSync): AccountStore {
  const byUid = sql.prepare('SELECT * FROM auth_accounts WHERE uid = ?')
  const entryOf = sql.prepare('SELECT disabled, valid_since FROM auth_accounts WHERE uid = ?')
  const byEmail = sql.prepare('SELECT * FROM auth_accounts WHERE email = ?')
  const byGoogle = sql.prepare('SELECT * FROM auth_accounts WHERE google_subject = ?')
  const list = sql.prepare('SELECT * FROM auth_accounts WHERE uid > ? ORDER BY uid LIMIT ?')
  const insert = sql.prepare(
    `INSERT INTO auth_accounts (uid, email, email_verified, password_hash, password_updated_at, email_link, google_subject,
       google_email, display_name, photo_url, disabled, claims, valid_since, created_at, last_login_at, last_refresh_at)
     VALUES (:uid, :email, :email_verified, :password_hash, :password_updated_at, :email_link, :google_subject,
       :google_email, :display_name, :photo_url, :disabled, :claims, :valid_since, :created_at, :last_login_at, :last_refresh_at)`,
  )
  const save = sql.prepare(
    `UPDATE auth_accounts SET email = :email, email_verified = :email_verified, password_hash = :password_hash,
       password_updated_at = :password_updated_at, email_link = :email_link,
       google_subject = :google_subject, google_email = :google_email, display_name = :display_name, photo_url = :photo_url,
       disabled = :disabled, claims = :claims, valid_since = :valid_since, created_at = :created_at,
       last_login_at = :last_login_at, last_refresh_at = :last_refresh_at
     WHERE uid = :uid`,
  )
  const remove = sql.prepare('DELETE FROM auth_accounts WHERE uid = ?')
  // Its apps are told for a while that they were signed out, but not whose the sign-ins were.
  const endSignIns = sql.prepare(
    `UPDATE auth_refresh_tokens SET uid = '', device = '', session_claims = '{}', ended_at = COALESCE(ended_at, ?)
     WHERE uid = ?`,
  )
  const dropCodes = sql.prepare('DELETE FROM auth_action_codes WHERE uid = ? OR email = ?')
  const removed = sql.prepare('INSERT OR REPLACE INTO auth_deleted_accounts (uid, deleted_at) VALUES (?, ?)')
  const forget = sql.prepare('DELETE FROM auth_deleted_accounts WHERE deleted_at < ?')
  const deletedAt = sql.prepare('SELECT deleted_at FROM auth_deleted_accounts WHERE uid = ?')
  /** Of those who asked lately. */
  const entries = new Map<string, Pick<Account, 'disabled' | 'validSince'>>()
  const orNull = (row: Row | undefined) => (row ? fromRow(row) : null)
  return {
    byUid: (uid) => orNull(byUid.get(uid)),
    entryOf(uid) {
      const known = entries.get(uid)
      if (known) return known
      const row = entryOf.get(uid)
      if (!row) return null
      const entry = { disabled: Boolean(row.disabled), validSince: Number(row.valid_since) }
      // What a transaction sees may still be undone.
      if (sql.isTransaction) return entry
      if (entries.size >= mostEntries) entries.clear()
      entries.set(uid, entry)
      return entry
    },
    byEmail: (email) => orNull(byEmail.get(email)),
    byGoogle: (subject) => orNull(byGoogle.get(subject)),
    list: (after, limit) => list.all(after, limit).map(fromRow),
    insert(account) {
      entries.delete(account.uid)
      insert.run(toRow(account))
    },
    save(account) {
      entries.delete(account.uid)
      save.run(toRow(account))
    },
    remove(uid, nowMs) {
      entries.delete(uid)
      const email = byUid.get(uid)?.email ?? ''
      if (remove.run(uid).changes === 0) return false
      endSignIns.run(nowMs, uid)
      dropCodes.run(uid, email)
      removed.run(uid, nowMs)
      forget.run(nowMs - DELETED_KNOWN_MS)
      return true
    },
    deletedAt(uid) {
      const row = deletedAt.get(uid)
      return row ? Number(row.deleted_at) : null
    },
  }
}

function toRow(account: Account) {
  return {
    uid: account.uid,
    email: account.email,
    email_verified: Number(account.emailVerified),
    password_hash: account.passwordHash,
    password_updated_at: account.passwordUpdatedAt,
    email_link: Number(account.emailLink),
    google_subject: account.google?.subject ?? null,
    google_email: account.google?.email ?? null,
    display_name: account.displayName,
    photo_url: account.photoUrl,
    disabled: Number(account.disabled),
    claims: JSON.stringify(account.claims),
    valid_since: account.validSince,
    created_at: account.createdAt,
    last_login_at: account.lastLoginAt,
    last_refresh_at: account.lastRefreshAt,
  }
}

function fromRow(row: Row): Account {
  const text = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null)
  const number = (value: SQLOutputValue | undefined) => (value === null || value === undefined ? null : Number(value))
  return {
    uid: String(row.uid),
    email: text(row.email),
    emailVerified: Boolean(row.email_verified),
    passwordHash: text(row.password_hash),
    passwordUpdatedAt: number(row.password_updated_at),
    emailLink: Boolean(row.email_link),
    google: row.google_subject === null ? null : { subject: String(row.google_subject), email: text(row.google_email) },
    displayName: text(row.display_name),
    photoUrl: text(row.photo_url),
    disabled: Boolean(row.disabled),
    claims: JSON.parse(String(row.claims)) as Record<string, unknown>,
    validSince: Number(row.valid_since),
    createdAt: Number(row.created_at),
    lastLoginAt: number(row.last_login_at),
    lastRefreshAt: number(row.last_refresh_at),
  }
}
