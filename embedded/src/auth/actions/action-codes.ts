/** Codes sent by mail: good once and for one hour, kept as hashes. */
import type { Database } from '../../sqlite/database.ts'
import { AuthError } from '../error.ts'
import { hashSecret, newSecret } from '../tokens/secret-token.ts'

const LIFE_MS = 60 * 60 * 1000

/** By the names that `sendOobCode` and `resetPassword` use on the wire. */
export const actionKinds = [
  'PASSWORD_RESET',
  'EMAIL_SIGNIN',
  'VERIFY_EMAIL',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
] as const
export type ActionKind = (typeof actionKinds)[number]

export interface ActionCode {
  kind: ActionKind
  /** Null: whoever has `email`, when the code is used. */
  uid: string | null
  /** Of the account as it was; for RECOVER_EMAIL the address that comes back. */
  email: string
  /** What VERIFY_AND_CHANGE_EMAIL changes to, and RECOVER_EMAIL changes from. */
  newEmail: string | null
}

export interface ActionCodes {
  /** Part of the caller's transaction; expired rows go at the same time. */
  issue(action: ActionCode, nowMs: number): string
  /**
   * Part of the caller's transaction: a code that opens nothing and is not told, for work as long as the real one's.
   */
  issueVoid(kind: ActionKind, nowMs: number): void
  /** INVALID_OOB_CODE for one that was never made or is used, EXPIRED_OOB_CODE for an old one. */
  read(code: string, nowMs: number): ActionCode
  /**
   * Part of the caller's transaction: all open codes of this kind for the account, or the address, are spent together.
   */
  spend(action: ActionCode): void
  /**
   * Part of the caller's transaction: the changes of address that wait for their mail. Whoever loses a way in, or every
   * session, loses what they asked for.
   */
  spendChanges(uid: string): void
  /** Part of the caller's transaction: the code, and whatever was made for its account after it. */
  spendSince(code: string): void
}

export function actionCodes(database: Database): ActionCodes {
  function insert(hash: string, kind: ActionKind, action: ActionCode | null, nowMs: number): void {
    database.statement('DELETE FROM auth_action_codes WHERE expires_at < ?').run(nowMs - LIFE_MS)
    database
      .statement(
        `INSERT INTO auth_action_codes (code_hash, kind, uid, email, new_email, void, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        hash,
        kind,
        action?.uid ?? null,
        action?.email ?? '',
        action?.newEmail ?? null,
        action ? 0 : 1,
        nowMs + LIFE_MS,
      )
  }
  const codes: ActionCodes = {
    issue(action, nowMs) {
      const code = newSecret()
      insert(hashSecret(code), action.kind, action, nowMs)
      return code
    },
    issueVoid: (kind, nowMs) => insert(hashSecret(newSecret()), kind, null, nowMs),
    read(code, nowMs) {
      const row = database.statement('SELECT * FROM auth_action_codes WHERE code_hash = ?').get(hashSecret(code))
      const kind = actionKinds.find((name) => name === row?.kind)
      if (!row || !kind || row.void === 1) throw new AuthError('INVALID_OOB_CODE')
      if (Number(row.expires_at) <= nowMs) throw new AuthError('EXPIRED_OOB_CODE')
      const text = (value: unknown) => (typeof value === 'string' ? value : null)
      return { kind, uid: text(row.uid), email: String(row.email), newEmail: text(row.new_email) }
    },
    spend({ kind, uid, email }) {
      if (uid === null) {
        database.statement('DELETE FROM auth_action_codes WHERE kind = ? AND email = ?').run(kind, email)
      } else {
        database.statement('DELETE FROM auth_action_codes WHERE kind = ? AND uid = ?').run(kind, uid)
      }
    },
    spendChanges: (uid) => codes.spend({ kind: 'VERIFY_AND_CHANGE_EMAIL', uid, email: '', newEmail: null }),
    spendSince(code) {
      database
        .statement(
          `DELETE FROM auth_action_codes WHERE rowid >= (SELECT rowid FROM auth_action_codes WHERE code_hash = ?1)
             AND uid = (SELECT uid FROM auth_action_codes WHERE code_hash = ?1)`,
        )
        .run(hashSecret(code))
    },
  }
  return codes
}
