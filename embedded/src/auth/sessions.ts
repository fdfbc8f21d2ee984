/**
 * Refresh tokens: opaque, one per sign-in, not rotated (the tabs of a browser share one), kept as hashes. They end when
 * the password changes, the account is disabled or deleted, or someone signs it out everywhere; an ended one is kept for
 * a month, since the SDK signs its user out only when told why.
 */
import type { Database } from '../sqlite/database.ts'
import type { SignIn } from './id-token.ts'
import { hashSecret, newSecret } from './secret-token.ts'

const ENDED_KEPT_MS = 30 * 24 * 60 * 60 * 1000

export interface Session {
  uid: string
  signIn: SignIn
  ended: boolean
}

export interface Sessions {
  /** Part of the caller's transaction; gives the refresh token. */
  begin(uid: string, signIn: SignIn): string
  find(refreshToken: string): Session | null
  /** Part of the caller's transaction. Ends every session begun in or before that second. */
  endAll(uid: string, untilSeconds: number, nowMs: number): void
}

/** `ended` is told inside the caller's transaction whose ID tokens may no longer hold. */
export function sessions(database: Database, ended: (uid: string) => void): Sessions {
  return {
    begin(uid, signIn) {
      const token = newSecret()
      database
        .statement(
          `INSERT INTO auth_refresh_tokens (token_hash, uid, auth_time, provider, session_claims)
           VALUES (?, ?, ?, ?, ?)`,
        )
        .run(hashSecret(token), uid, signIn.authTime, signIn.provider, JSON.stringify(signIn.sessionClaims))
      return token
    },
    find(refreshToken) {
      const row = database
        .statement('SELECT * FROM auth_refresh_tokens WHERE token_hash = ?')
        .get(hashSecret(refreshToken))
      if (!row) return null
      return {
        uid: String(row.uid),
        ended: row.ended_at !== null,
        signIn: {
          provider: row.provider === 'custom' ? 'custom' : 'password',
          authTime: Number(row.auth_time),
          sessionClaims: JSON.parse(String(row.session_claims)) as Record<string, unknown>,
        },
      }
    },
    endAll(uid, untilSeconds, nowMs) {
      database
        .statement(
          `UPDATE auth_refresh_tokens SET ended_at = ?, session_claims = '{}'
           WHERE uid = ? AND auth_time <= ? AND ended_at IS NULL`,
        )
        .run(nowMs, uid, untilSeconds)
      database.statement('DELETE FROM auth_refresh_tokens WHERE ended_at < ?').run(nowMs - ENDED_KEPT_MS)
      ended(uid)
    },
  }
}
