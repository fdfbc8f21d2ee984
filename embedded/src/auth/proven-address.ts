import { type Account, validSinceNow } from './account.ts'
import type { Sessions } from './sessions.ts'

/**
 * The account of someone who has just shown that its address is theirs. If nobody had shown that before, whoever chose
 * its ways in may have been somebody else: they go, all but the one in `shown`, and so does every session. Part of the
 * caller's transaction.
 */
export function proven(
  before: Account,
  shown: Partial<Pick<Account, 'emailLink' | 'google'>>,
  sessions: Sessions,
  nowMs: number,
): Account {
  if (before.emailVerified) return { ...before, ...shown }
  const validSince = validSinceNow(before, nowMs)
  sessions.endAll(before.uid, validSince - 1, nowMs)
  const none = { passwordHash: null, passwordUpdatedAt: null, emailLink: false, google: null }
  return { ...before, ...none, ...shown, emailVerified: true, validSince }
}
