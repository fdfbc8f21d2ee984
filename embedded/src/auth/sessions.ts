/**
 * Refresh tokens: opaque, one per sign-in, not rotated (the tabs of a browser share one), kept as hashes. They end when
 * the password or address changes, the account is disabled or deleted, someone signs it out everywhere, or after 90
 * days without use; an ended one is kept for a month and an unused one for a year, since the SDK signs its user out
 * only when told why.
 */
import { randomUUID } from 'node:crypto'
import type { Database } from '../sqlite/database.ts'
import type { SignIn } from './tokens/id-token.ts'
import { hashSecret, newSecret } from './tokens/secret-token.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ENDED_KEPT_MS = 30 * DAY_MS
const UNUSED_LIFE_MS = 90 * DAY_MS
const UNUSED_KEPT_MS = 400 * DAY_MS
/** Use is noted once in this time: a token is renewed every hour, in every tab. */
const STAMP_EVERY_MS = 60 * 60 * 1000
const MAX_DEVICE_LENGTH = 200
/** Sign-ins of one account: a further one ends the one longest unused. Rows, with those that have ended: twice as many. */
const MOST_OF_ONE = 200
const MOST_ROWS_OF_ONE = 2 * MOST_OF_ONE

const providers = ['password', 'custom', 'google.com'] as const

export interface Session {
  id: string
  uid: string
  signIn: SignIn
  ended: boolean
  /** Milliseconds since 1970, to the hour. */
  usedAt: number
}

/** One sign-in as its owner may see it. Times in milliseconds since 1970. */
export interface Device {
  id: string
  /** The User-Agent of the sign-in, shortened. */
  device: string
  provider: SignIn['provider']
  signedInAt: number
  usedAt: number
}

export interface Sessions {
  /** Part of the caller's transaction; gives the refresh token. */
  begin(uid: string, signIn: SignIn, device: string, nowMs: number): string
  find(refreshToken: string): Session | null
  /** Nobody used it for 90 days. */
  isUnused(session: Session, nowMs: number): boolean
  /** Its last use was noted more than an hour ago. */
  wantsStamp(session: Session, nowMs: number): boolean
  /** Part of the caller's transaction. */
  stamp(id: string, nowMs: number): void
  /** Those that have not ended, last used first. */
  list(uid: string, nowMs: number): Device[]
  /** Part of the caller's transaction. Its refresh token opens nothing any more; an ID token lives out its hour. */
  end(uid: string, id: string, nowMs: number): void
  /** Part of the caller's transaction. Ends every session begun in or before that second. */
  endAll(uid: string, untilSeconds: number, nowMs: number): void
}

/** `ended` is told inside the caller's transaction whose ID tokens may no longer hold. */
export function sessions(database: Database, ended: (uid: string) => void): Sessions {
  /** Each of the two is found by its own index. */
  function sweep(nowMs: number): void {
    database.statement('DELETE FROM auth_refresh_tokens WHERE ended_at < ?').run(nowMs - ENDED_KEPT_MS)
    database.statement('DELETE FROM auth_refresh_tokens WHERE used_at < ?').run(nowMs - UNUSED_KEPT_MS)
  }
  /** Told that they ended, as the SDK wants it, before they are forgotten. */
  function endSurplus(uid: string, nowMs: number): void {
    const beyond = 'ORDER BY ended_at IS NOT NULL, coalesce(ended_at, used_at) DESC, rowid DESC LIMIT -1 OFFSET ?'
    database
      .statement(
        `UPDATE auth_refresh_tokens SET ended_at = ? WHERE ended_at IS NULL AND rowid IN (
           SELECT rowid FROM auth_refresh_tokens WHERE uid = ? ${beyond}
         )`,
      )
      .run(nowMs, uid, MOST_OF_ONE)
    database
      .statement(
        `DELETE FROM auth_refresh_tokens WHERE rowid IN (
           SELECT rowid FROM auth_refresh_tokens WHERE uid = ? ${beyond}
         )`,
      )
      .run(uid, MOST_ROWS_OF_ONE)
  }
  return {
    begin(uid, signIn, device, nowMs) {
      const token = newSecret()
      database
        .statement(
          `INSERT INTO auth_refresh_tokens (token_hash, id, uid, auth_time, provider, session_claims, device, used_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          hashSecret(token),
          randomUUID(),
          uid,
          signIn.authTime,
          signIn.provider,
          JSON.stringify(signIn.sessionClaims),
          device.slice(0, MAX_DEVICE_LENGTH),
          nowMs,
        )
      endSurplus(uid, nowMs)
      return token
    },
    find(refreshToken) {
      const row = database
        .statement('SELECT * FROM auth_refresh_tokens WHERE token_hash = ?')
        .get(hashSecret(refreshToken))
      if (!row) return null
      return {
        id: String(row.id),
        uid: String(row.uid),
        ended: row.ended_at !== null,
        usedAt: Number(row.used_at),
        signIn: {
          provider: providerOf(row.provider),
          authTime: Number(row.auth_time),
          sessionClaims: JSON.parse(String(row.session_claims)) as Record<string, unknown>,
        },
      }
    },
    isUnused: ({ usedAt }, nowMs) => nowMs - usedAt > UNUSED_LIFE_MS,
    wantsStamp: ({ usedAt }, nowMs) => nowMs - usedAt > STAMP_EVERY_MS,
    stamp(id, nowMs) {
      database.statement('UPDATE auth_refresh_tokens SET used_at = ? WHERE id = ?').run(nowMs, id)
      sweep(nowMs)
    },
    list: (uid, nowMs) =>
      database
        .statement(
          `SELECT id, device, provider, auth_time, used_at FROM auth_refresh_tokens
           WHERE uid = ? AND ended_at IS NULL AND used_at >= ? ORDER BY used_at DESC, rowid DESC`,
        )
        .all(uid, nowMs - UNUSED_LIFE_MS)
        .map((row) => ({
          id: String(row.id),
          device: String(row.device),
          provider: providerOf(row.provider),
          signedInAt: Number(row.auth_time) * 1000,
          usedAt: Number(row.used_at),
        })),
    end(uid, id, nowMs) {
      database
        .statement('UPDATE auth_refresh_tokens SET ended_at = ? WHERE uid = ? AND id = ? AND ended_at IS NULL')
        .run(nowMs, uid, id)
    },
    endAll(uid, untilSeconds, nowMs) {
      database
        .statement(
          `UPDATE auth_refresh_tokens SET ended_at = ?, session_claims = '{}'
           WHERE uid = ? AND auth_time <= ? AND ended_at IS NULL`,
        )
        .run(nowMs, uid, untilSeconds)
      sweep(nowMs)
      ended(uid)
    },
  }
}

function providerOf(stored: unknown): SignIn['provider'] {
  return providers.find((name) => name === stored) ?? 'password'
}
