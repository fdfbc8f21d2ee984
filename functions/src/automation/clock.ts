import type { Trigger } from '@varanda/domain/automation/parts'
import { Temporal } from 'temporal-polyfill'
import { inZone } from '../lib/in-zone.ts'

export type TimeTrigger = Extract<Trigger, { kind: 'time' }>

/** A moment on the clock of a zone. `day`: `YYYY-MM-DD`; `weekday`: 1 is Monday; `minute`: since midnight. */
export function onClock(at: Date, zone: string): { day: string; weekday: number; minute: number } {
  const there = inZone(at, zone)
  return { day: there.toPlainDate().toString(), weekday: there.dayOfWeek, minute: there.hour * 60 + there.minute }
}

/** A month has its day within so many days, whatever month it is. */
const mostDays = 62

/**
 * Pure: the first moment after `after` at which the clock of a zone shows this time on a day that it names. An hour that
 * the clock leaps over is the moment of the leap, one that it shows twice is the first; of a shorter month it is the
 * last day.
 */
export function nextTime({ every, on = 1, at }: TimeTrigger, zone: string, after: Date): Date {
  const there = inZone(after, zone)
  const plainTime = Temporal.PlainTime.from(at)
  for (let days = 0; days <= mostDays; days += 1) {
    const day = there.toPlainDate().add({ days })
    if (every === 'week' && day.dayOfWeek !== on) continue
    if (every === 'month' && day.day !== Math.min(on, day.daysInMonth)) continue
    const moment = new Date(day.toZonedDateTime({ timeZone: there.timeZoneId, plainTime }).epochMilliseconds)
    if (moment > after) return moment
  }
  throw new Error('A time is due on no day')
}

/** All moments of a trigger from `from` on, up to `until`; no more than `most`, the newest. */
export function timesBetween(trigger: TimeTrigger, zone: string, from: Date, until: Date, most: number): Date[] {
  const times: Date[] = []
  let next = from
  while (next <= until) {
    times.push(next)
    if (times.length > most) times.shift()
    next = nextTime(trigger, zone, next)
  }
  return times
}
