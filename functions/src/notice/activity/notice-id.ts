import { createHash } from 'node:crypto'
import { activityNoticeName, type NoticeThing } from '@varanda/domain/notice/activity-notice'

/** The id of a reader's notice of one kind about one thing. */
export function activityNoticeId(thing: NoticeThing): string {
  return createHash('sha256').update(activityNoticeName(thing)).digest('hex')
}
