/** Codes sent by mail: good once and for one hour, kept as hashes. */
import type { Database } from '../sqlite/database.ts'
import { AuthError } from './error.ts'
import { hashSecret, newSecret } from './secret-token.ts'

const LIFE_MS = 60 * 60 * 1000

export type ActionKind = 'PASSWORD_RESET'

export interface ActionCode {
  kind: ActionKind
  uid: string
  email: string
}

export interface ActionCodes {
  /**
   * Part of the caller's transaction. Without an account (null) it writes a row that opens nothing, so that asking for
   * an unknown address costs the same; expired rows go at the same time.
   */
  issue(kind: ActionKind, uid: string | null, email: string, nowMs: number): string
  /** INVALID_OOB_CODE for one that was never made or is used, EXPIRED_OOB_CODE for an old one. */
  read(code: string, nowMs: number): ActionCode
  /** Part of the caller's transaction: all open codes of this kind for the account are spent together. */
  spend(kind: ActionKind, uid: string): void
}

export function actionCodes(database: Database): ActionCodes {
  return {
    issue(kind, uid, email, nowMs) {
      const code = newSecret()
      database.statement('DELETE FROM auth_action_codes WHERE expires_at < ?').run(nowMs - LIFE_MS)
      database
        .statement('INSERT INTO auth_action_codes (code_hash, kind, uid, email, expires_at) VALUES (?, ?, ?, ?, ?)')
        .run(hashSecret(code), kind, uid, email, nowMs + LIFE_MS)
      return code
    },
    read(code, nowMs) {
      const row = database.statement('SELECT * FROM auth_action_codes WHERE code_hash = ?').get(hashSecret(code))
      if (!row || row.uid === null) throw new AuthError('INVALID_OOB_CODE')
      if (Number(row.expires_at) <= nowMs) throw new AuthError('EXPIRED_OOB_CODE')
      return { kind: 'PASSWORD_RESET', uid: String(row.uid), email: String(row.email) }
    },
    spend(kind, uid) {
      database.statement('DELETE FROM auth_action_codes WHERE kind = ? AND uid = ?').run(kind, uid)
    },
  }
}
