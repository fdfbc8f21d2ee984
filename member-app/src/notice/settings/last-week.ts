import { day } from '@varanda/domain/moment'
import { activityNoticeLimits } from '@varanda/domain/notice/activity-notice'
import { isWanted, type NoticeWishes, quietHoursOf } from '@varanda/domain/notice/wishes'
import { page, type StoredNotice } from '../data/notices.ts'

/**
 * Pure: how often these notices would have rung in the last week with these wishes; what came in quiet hours rings once
 * at their end. The newest notices come in, and undefined goes out where they do not tell: when there may be more of
 * that week, and when circles are quiet, since a notice does not say by which one its post came.
 */
export function ringsOfLastWeek(notices: readonly StoredNotice[], wishes: NoticeWishes, now: Date): number | undefined {
  const since = now.getTime() - 7 * day
  const ofWeek = notices.filter(({ at }) => at.toMillis() > since)
  if (ofWeek.length >= page || Object.keys(wishes.quietCircles ?? {}).length > 0) return undefined
  const moments: Date[] = []
  for (const notice of ofWeek) {
    if (!isWanted(wishes, notice.kind, 'push')) continue
    const items = 'items' in notice ? notice.items : [notice]
    const within = items.filter(({ at }) => at.toMillis() > since)
    if (within.length >= activityNoticeLimits.items) return undefined
    moments.push(...within.map(({ at }) => at.toDate()))
  }
  const nights = new Set(moments.map((at) => nightOf(wishes, at)).filter((night) => night !== undefined))
  return nights.size + moments.filter((at) => nightOf(wishes, at) === undefined).length
}

/** The quiet hours in which something came, by the day on which they began; undefined outside of them. */
function nightOf(wishes: NoticeWishes, at: Date): string | undefined {
  const quiet = quietHoursOf(wishes)
  if (!quiet) return undefined
  const clock = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
  const isOverMidnight = quiet.to < quiet.from
  if (!isOverMidnight) return quiet.from <= clock && clock < quiet.to ? at.toDateString() : undefined
  if (clock >= quiet.from) return at.toDateString()
  if (clock >= quiet.to) return undefined
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - 1).toDateString()
}
