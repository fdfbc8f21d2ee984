import { type Account, noWayIn, validSinceNow } from './account.ts'
import type { AuthParts } from './engine.ts'

/**
 * The account of someone who has just shown that its address is theirs. If nobody had shown that before, whoever chose
 * its ways in may have been somebody else: they go, all but the one in `shown`, with every session and every change of
 * address that waits for its mail. Part of the caller's transaction.
 */
export function proven(
  before: Account,
  shown: Partial<Pick<Account, 'emailLink' | 'google'>>,
  { codes, now, sessions }: Pick<AuthParts, 'codes' | 'now' | 'sessions'>,
): Account {
  if (before.emailVerified) return { ...before, ...shown }
  const validSince = validSinceNow(before, now())
  sessions.endAll(before.uid, validSince - 1, now())
  codes.spendChanges(before.uid)
  return { ...before, ...noWayIn, ...shown, emailVerified: true, validSince }
}
