import { createHash } from 'node:crypto'
import type { Moment } from '@varanda/domain/moment'
import type { ActivityItem, ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { type NoticeClaim, noticeClaimMs } from '@varanda/domain/notice/notice-claim'
import type { NoticeChannel } from '@varanda/domain/notice/topics'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { factIdOf } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { activityIn } from './deliver/notice-words.ts'

/**
 * Where it stands that a reader was told of an occasion: not in the notice, which goes with the last act that is taken
 * back and comes with the next. Whoever writes and takes back all day would be told of each time.
 */
export function claimOf(uid: string, channel: NoticeChannel, occasion: string): DocumentReference {
  const id = createHash('sha256').update(`${uid} ${channel} ${occasion}`).digest('base64url')
  return db.doc(paths.noticeClaim(id))
}

/**
 * The occasion for which a notice rings, as it stands: the fact of its newest act, so that another act rings and an edit
 * does not. A notice that is made of one fact stands for that.
 */
export function ringOf(notice: DocumentSnapshot): string {
  const activity = activityIn(notice)
  const newest = activity?.items[0]
  return newest ? factOf(activity, newest) : notice.id
}

function factOf({ kind, postId }: ActivityNotice, { id }: ActivityItem): string {
  if (kind === 'reaction') return factIdOf({ kind: 'reaction-made', source: paths.reaction(postId, id) })
  if (id === postId) return factIdOf({ kind: 'post-made', source: paths.post(postId) })
  return factIdOf({ kind: 'comment-made', source: paths.comment(postId, id) })
}

export function newClaim(uid: string, channel: NoticeChannel, now: Date): NoticeClaim {
  return { uid, channel, expiresAt: Timestamp.fromMillis(now.getTime() + noticeClaimMs[channel]) }
}

/** What has ended may still lie there. */
export function isClaimed(claim: DocumentSnapshot, now: Date): boolean {
  const until: Moment | undefined = claim.get('expiresAt' satisfies keyof NoticeClaim)
  return until !== undefined && until.toMillis() > now.getTime()
}
