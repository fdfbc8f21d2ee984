/**
 * The days on which the instance answers: Monday to Friday, except Brazil's national holidays and the two feasts on
 * which its banks rest as well.
 */
import type { CalendarDay } from '../calendar-day.ts'
import { day } from '../moment.ts'

/**
 * By law (662/1949, 6.802/1980, 9.093/1995, 14.759/2023): month and day, and the first year of the one that is young.
 */
const fixed = {
  'new-year': { on: '01-01' },
  tiradentes: { on: '04-21' },
  labour: { on: '05-01' },
  independence: { on: '09-07' },
  aparecida: { on: '10-12' },
  'all-souls': { on: '11-02' },
  republic: { on: '11-15' },
  zumbi: { on: '11-20', since: 2024 },
  christmas: { on: '12-25' },
} as const

/** Days from Easter Sunday. Carnival and Corpus Christi bind no employer, but the banks' calendar keeps them. */
const byEaster = { 'carnival-monday': -48, carnival: -47, 'good-friday': -2, 'corpus-christi': 60 } as const

export type Holiday = keyof typeof fixed | keyof typeof byEaster

const noon = (text: CalendarDay): number => Date.parse(`${text}T12:00:00Z`)
const dayOf = (millis: number): CalendarDay => new Date(millis).toISOString().slice(0, 10)

/** The day after `count` days, or before where it is negative. */
const shifted = (from: CalendarDay, count: number): CalendarDay => dayOf(noon(from) + count * day)

/** Easter Sunday of a year in the Gregorian calendar (the anonymous algorithm of Nature, 1876). */
export function easter(year: number): CalendarDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * late + 114
  const month = String(Math.floor(sum / 31)).padStart(2, '0')
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`
}

/** The holiday on a day; undefined on any other. */
export function holidayOn(on: CalendarDay): Holiday | undefined {
  const year = Number(on.slice(0, 4))
  for (const [name, rule] of Object.entries(fixed)) {
    if (rule.on === on.slice(5) && (!('since' in rule) || year >= rule.since)) return name as Holiday
  }
  const sunday = easter(year)
  for (const [name, distance] of Object.entries(byEaster)) {
    if (shifted(sunday, distance) === on) return name as Holiday
  }
  return undefined
}

export function isBusinessDay(on: CalendarDay): boolean {
  const weekday = new Date(noon(on)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && holidayOn(on) === undefined
}

/** The day that is `count` business days after another; the first day itself never counts. */
export function addBusinessDays(from: CalendarDay, count: number): CalendarDay {
  let on = from
  for (let left = count; left > 0; ) {
    on = shifted(on, 1)
    if (isBusinessDay(on)) left--
  }
  return on
}

/** How many business days have begun after `from`, up to and with `to`; 0 when `to` is not later. */
export function businessDaysSince(from: CalendarDay, to: CalendarDay): number {
  let count = 0
  for (let on = shifted(from, 1); on <= to; on = shifted(on, 1)) if (isBusinessDay(on)) count++
  return count
}

/** The holidays that fell on a weekday after `from`, up to and with `to`: what the count of business days left out. */
export function holidaysSince(from: CalendarDay, to: CalendarDay): { on: CalendarDay; holiday: Holiday }[] {
  const found: { on: CalendarDay; holiday: Holiday }[] = []
  for (let on = shifted(from, 1); on <= to; on = shifted(on, 1)) {
    const weekday = new Date(noon(on)).getUTCDay()
    const holiday = weekday === 0 || weekday === 6 ? undefined : holidayOn(on)
    if (holiday) found.push({ on, holiday })
  }
  return found
}

/** The last day after which at least `count` business days have begun by `to`. */
export function businessDaysBefore(to: CalendarDay, count: number): CalendarDay {
  let on = to
  for (let left = count; left > 0; on = shifted(on, -1)) if (isBusinessDay(on)) left--
  return on
}
