import { type Account, validSinceNow } from './account.ts'
import type { Sessions } from './sessions.ts'

/**
 * The account of someone who has just shown that its address is theirs. If nobody had shown that before, whoever chose
 * the password may have been somebody else: it goes, and so does every session. Part of the caller's transaction.
 */
export function proven(before: Account, after: Account, sessions: Sessions, nowMs: number): Account {
  if (before.emailVerified) return after
  const validSince = validSinceNow(before, nowMs)
  sessions.endAll(before.uid, validSince - 1, nowMs)
  return { ...after, emailVerified: true, passwordHash: null, passwordUpdatedAt: null, validSince }
}
