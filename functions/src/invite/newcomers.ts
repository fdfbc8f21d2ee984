import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Whether this member came by somebody's invite less than a day ago and is no administrator. */
function isNewcomer(standing: Standing | undefined, now: Date): standing is Standing {
  if (!standing?.invitedBy || standing.role === 'admin') return false
  return standing.joinedAt !== undefined && now.getTime() - standing.joinedAt.toMillis() < day
}

/**
 * Whose limit counts for guests that newcomers let in: the nearest member up the invite tree who is not new. Null when
 * the inviter is not new, since their own seats limit them. So accounts that one person makes, each by the last one's
 * link, share one limit.
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
