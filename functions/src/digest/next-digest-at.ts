import { digestOf } from '@varanda/domain/digest/digest-wish'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { Temporal } from 'temporal-polyfill'
import { inZone } from '../lib/in-zone.ts'

/** After the day of the last one a week goes by at most, and one day more where that day was ahead in another zone. */
const mostDays = 9

/**
 * Pure: when a member's next digest is due: the first moment, not before `from`, at which their clock shows its hour on
 * a day that is theirs for it and comes after `lastDay`, the `YYYY-MM-DD` of the last one. Days are counted, not hours:
 * an hour that the clock leaps over is the moment of the leap, one that it shows twice is the first. Undefined for never.
 */
export function nextDigestAt(wishes: NoticeWishes, lastDay: string | undefined, from: Date): Date | undefined {
  const { rhythm, hour, weekday } = digestOf(wishes)
  if (rhythm === 'never') return undefined
  const there = inZone(from, wishes.zone)
  const plainTime = new Temporal.PlainTime(hour)
  for (let days = 0; days <= mostDays; days += 1) {
    const day = there.toPlainDate().add({ days })
    if (rhythm === 'weekly' && day.dayOfWeek !== weekday) continue
    if (lastDay !== undefined && day.toString() <= lastDay) continue
    const at = new Date(day.toZonedDateTime({ timeZone: there.timeZoneId, plainTime }).epochMilliseconds)
    if (at >= from) return at
  }
  throw new Error(`A digest after ${lastDay} is due on no day`)
}

/** `YYYY-MM-DD` of a member's calendar. */
export function dayOf(at: Date, { zone }: Pick<NoticeWishes, 'zone'>): string {
  return inZone(at, zone).toPlainDate().toString()
}
