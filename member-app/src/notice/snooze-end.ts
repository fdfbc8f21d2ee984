import { hour } from '@varanda/domain/moment'
import { type NoticeWishes, quietHoursOf, type Snooze, usualQuietHours } from '@varanda/domain/notice/wishes'

/** Pure: until when nothing rings, by the clock of the device that it is said on. */
export function snoozeEnd(snooze: Snooze, wishes: NoticeWishes, now: Date): Date {
  if (snooze === 'hour') return new Date(now.getTime() + hour)
  const end = new Date(now)
  if (snooze === 'week') {
    end.setDate(end.getDate() + 7)
    return end
  }
  const { to } = quietHoursOf(wishes) ?? usualQuietHours
  const [hours = 0, minutes = 0] = to.split(':').map(Number)
  end.setHours(hours, minutes, 0, 0)
  if (end <= now) end.setDate(end.getDate() + 1)
  return end
}

/** Until when nothing rings now; undefined where it may. */
export function snoozedUntil({ snoozedUntil: until }: NoticeWishes, now: Date): Date | undefined {
  const end = until?.toDate()
  return end && end > now ? end : undefined
}
