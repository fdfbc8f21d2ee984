import { day } from '@varanda/domain/moment'

/** When something happened, told from the world's first start. */
export type When = (firstStart: Date) => Date

const minute = 60 * 1000
const hour = 60 * minute

/** The family's clock is three hours behind UTC all year. */
const zone = -3 * hour

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
type Weekday = (typeof weekdays)[number]
type Clock = `${number}:${number}`

/**
 * On a weekday `weeks` weeks before this one, by the family's clock, so that a Sunday lunch is on a Sunday whenever
 * the world starts. Week 1 ended at least a day before the start.
 */
export function week(weeks: number, weekday: Weekday, clock: Clock): When {
  return (firstStart) => {
    const midnight = localMidnight(firstStart.getTime() - day)
    const sunday = midnight - new Date(midnight).getUTCDay() * day
    return fromLocal(sunday - weeks * 7 * day + weekdays.indexOf(weekday) * day, clock)
  }
}

/**
 * So many calendar days ago, at least one, by the family's clock; the last of them ended six hours before the start.
 */
export function days(count: number, clock: Clock): When {
  return (firstStart) => fromLocal(localMidnight(firstStart.getTime() - 6 * hour) - count * day, clock)
}

/** So many minutes before the start, whatever the clock says. */
export function minutes(count: number): When {
  return (firstStart) => new Date(firstStart.getTime() - count * minute)
}

function localMidnight(millis: number): number {
  const local = millis + zone
  return local - (((local % day) + day) % day)
}

function fromLocal(midnight: number, clock: Clock): Date {
  const [hours = 0, minutesPast = 0] = clock.split(':').map(Number)
  return new Date(midnight + hours * hour + minutesPast * minute - zone)
}
