import { createHash } from 'node:crypto'
import type { NoticeThing } from '@varanda/domain/notice/activity-notice'

/** The id of a reader's notice of one kind about one thing. */
export function activityNoticeId({ kind, postId, commentId = '' }: NoticeThing): string {
  return createHash('sha256').update(`${kind} ${postId} ${commentId}`).digest('hex')
}
