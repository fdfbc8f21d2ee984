import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Came by somebody's invite less than a day ago, and does not run the instance. */
function isNewcomer(standing: Standing | undefined, now: Date): standing is Standing {
  if (!standing?.invitedBy || standing.role === 'admin') return false
  return standing.joinedAt !== undefined && now.getTime() - standing.joinedAt.toMillis() < day
}

/**
 * Whose newcomers let the next guest in: the first member up the tree who is none. Null where whoever invites is none
 * themselves: their seats are bound enough. Accounts that one person makes, each by the last one's link, all meet here.
 */
export async function sponsorOf(
  transaction: Transaction,
  inviter: string,
  standing: Standing | undefined,
  now: Date,
): Promise<string | null> {
  const seen = new Set<string>()
  let [uid, above] = [inviter, standing]
  while (isNewcomer(above, now) && !seen.has(uid)) {
    seen.add(uid)
    uid = above.invitedBy!.uid
    above = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
  }
  return seen.size === 0 ? null : uid
}
