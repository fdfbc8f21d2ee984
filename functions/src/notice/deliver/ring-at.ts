import { type NoticeWishes, type QuietHours, quietHoursOf } from '@varanda/domain/notice/wishes'
import { Temporal } from 'temporal-polyfill'
import { inZone } from '../../lib/in-zone.ts'

/**
 * When something may ring for a member that happened now: at once, or when their quiet hours or their peace end,
 * whichever is later. Quiet hours are times of the member's clock: a night in which it is set forward or back begins and
 * ends as it shows, and a time that it leaps over is the moment of the leap.
 */
export function ringAt(wishes: NoticeWishes, now: Date): Date {
  const snoozed = wishes.snoozedUntil?.toDate()
  const at = snoozed && snoozed > now ? snoozed : now
  const quiet = quietHoursOf(wishes)
  return (quiet && endOfQuiet(quiet, wishes.zone, at)) ?? at
}

/** When the quiet hours end in which `at` lies; undefined outside of them. */
export function endOfQuiet({ from, to }: QuietHours, zone: string | undefined, at: Date): Date | undefined {
  const there = inZone(at, zone)
  const today = there.toPlainDate()
  // Those that began today, and those of yesterday that go over midnight.
  for (const day of [today, today.subtract({ days: 1 })]) {
    const begin = moment(day, from, there.timeZoneId)
    const end = moment(to > from ? day : day.add({ days: 1 }), to, there.timeZoneId)
    if (begin <= at && at < end) return end
  }
  return undefined
}

function moment(day: Temporal.PlainDate, time: string, zone: string): Date {
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds)
}
