import { createHash } from 'node:crypto'
import type { Moment } from '@varanda/domain/moment'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { type NoticeClaim, noticeClaimMs } from '@varanda/domain/notice/notice-claim'
import type { NoticeChannel } from '@varanda/domain/notice/topics'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/**
 * Where it stands that a reader was told of an occasion: not in the notice, which goes with the last act that is taken
 * back and comes with the next. Whoever writes and takes back all day would be told of each time.
 */
export function claimOf(uid: string, channel: NoticeChannel, occasion: string): DocumentReference {
  const id = createHash('sha256').update(`${uid} ${channel} ${occasion}`).digest('base64url')
  return db.doc(paths.noticeClaim(id))
}

/** That a notice rang, as it stood: another act makes it newer, and an edit does not. */
export function ringOf(notice: DocumentSnapshot): string {
  const at: Moment = notice.get('at' satisfies keyof ActivityNotice)
  return `rang ${notice.id} ${at.toMillis()}`
}

export function newClaim(uid: string, channel: NoticeChannel, now: Date): NoticeClaim {
  return { uid, channel, expiresAt: Timestamp.fromMillis(now.getTime() + noticeClaimMs[channel]) }
}

/** What has ended may still lie there. */
export function isClaimed(claim: DocumentSnapshot, now: Date): boolean {
  const until: Moment | undefined = claim.get('expiresAt' satisfies keyof NoticeClaim)
  return until !== undefined && until.toMillis() > now.getTime()
}
