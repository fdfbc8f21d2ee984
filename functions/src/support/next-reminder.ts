import { day } from '@varanda/domain/moment'
import { nextTime } from '../automation/clock.ts'
import { inZone } from '../lib/in-zone.ts'

/** As a member's clock shows it. */
const at = '09:00'

/**
 * Pure: when a member is reminded the next time: in the morning of that day of the month, of a shorter month its last, on a
 * later day than today. After the one that was due `last` it is another month's, also on a clock that went west meanwhile.
 */
export function nextReminder(on: number, zone: string | undefined, now: Date, last?: Date): Date {
  const from = last ? new Date(Math.max(now.getTime(), last.getTime() + 2 * day)) : now
  const there = inZone(from, zone)
  const tomorrow = there.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone: there.timeZoneId })
  return nextTime({ kind: 'time', every: 'month', on, at }, there.timeZoneId, new Date(tomorrow.epochMilliseconds - 1))
}
