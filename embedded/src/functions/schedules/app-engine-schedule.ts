/**
 * Schedules in App Engine's English, which Firebase takes too: `every 5 minutes`, `every 30 minutes from 9:00 to
 * 17:00`, `every day 03:00`, `every monday,thursday 09:30`, `2nd,last friday of month 09:00`, `1,15 of january,july
 * 00:00`.
 * Source: https://cloud.google.com/appengine/docs/legacy/standard/python/config/cronref (the schedule format)
 */
import type { Schedule } from './schedule.ts'
import { onDays } from './wall-clock.ts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const weekdayForms = /^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthForms =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(tember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/
const ordinals = ['1st|first', '2nd|second', '3rd|third', '4th|fourth', '5th|fifth'].map(
  (forms) => new RegExp(`^(${forms})$`),
)

/** Null when it is none, or names something that this format does not know. Words in lower case. */
export function parseAppEngineSchedule(words: readonly string[], timeZone: string): Schedule | null {
  if (words[0] === 'every' && /^\d+$/.test(words[1] ?? '')) return parseInterval(words.slice(1), timeZone)
  const time = minutesOf(words.at(-1) ?? '')
  const isDay = time === null ? null : parseDays(words.slice(0, -1))
  return isDay && onDays(isDay, [time!], timeZone)
}

/** `5 minutes`, `2 hours synchronized`, `30 mins from 09:00 to 17:00`. */
function parseInterval([count = '', unit = '', ...more]: readonly string[], timeZone: string): Schedule | null {
  const minutes = Number(count) * (/^min(ute)?s?$/.test(unit) ? 1 : /^hours?$/.test(unit) ? 60 : 0)
  if (minutes === 0) return null
  const [from, first = '', to, last = ''] = more
  if (from === 'from' && to === 'to' && more.length === 4) {
    const [start, end] = [minutesOf(first), minutesOf(last)]
    if (start === null || end === null || start > end) return null
    const times = Array.from({ length: Math.floor((end - start) / minutes) + 1 }, (_, index) => start + index * minutes)
    return onDays(() => true, times, timeZone)
  }
  if (more.length > 1 || (more.length === 1 && from !== 'synchronized')) return null
  const step = minutes * 60_000
  return { isInterval: true, next: (after) => (Math.floor(after / step) + 1) * step }
}

/** Everything before the time of day. */
function parseDays(words: readonly string[]): ((wall: Date) => boolean) | null {
  const of = words.indexOf('of')
  const [which = '', days, ...rest] = of < 0 ? words : words.slice(0, of)
  const inMonth = of < 0 ? () => true : parseMonths(words.slice(of + 1))
  if (!inMonth || rest.length > 0) return null
  const onDay = days === undefined ? parseDates(which) : parseWeekdays(which, days)
  return onDay && ((wall) => inMonth(wall) && onDay(wall))
}

function parseMonths(words: readonly string[]): ((wall: Date) => boolean) | null {
  if (words.length !== 1) return null
  if (words[0] === 'month') return () => true
  const named = words[0]!.split(',')
  if (!named.every((name) => monthForms.test(name))) return null
  const wanted = new Set(named.map((name) => months.indexOf(name.slice(0, 3))))
  return (wall) => wanted.has(wall.getUTCMonth())
}

/** `1,15`: days of the month. */
function parseDates(text: string): ((wall: Date) => boolean) | null {
  const dates = text.split(',').map((date) => (/^\d{1,2}$/.test(date) ? Number(date) : 0))
  if (!dates.every((date) => date >= 1 && date <= 31)) return null
  return (wall) => dates.includes(wall.getUTCDate())
}

/** `every monday,friday`, `every day`, `1st,third tuesday`, `last sunday`. */
function parseWeekdays(which: string, days: string): ((wall: Date) => boolean) | null {
  const named = days === 'day' ? weekdays : days.split(',')
  if (days !== 'day' && !named.every((name) => weekdayForms.test(name))) return null
  const wanted = new Set(named.map((name) => weekdays.indexOf(name.slice(0, 3))))
  if (which === 'every') return (wall) => wanted.has(wall.getUTCDay())
  const places = which
    .split(',')
    .map((word) => (word === 'last' ? 0 : ordinals.findIndex((form) => form.test(word)) + 1 || -1))
  if (places.includes(-1)) return null
  // The n-th day of its name in the month; `1st day` is the first of the month itself.
  const placeOf = (date: number) => (days === 'day' ? date : Math.ceil(date / 7))
  return (wall) => {
    const date = wall.getUTCDate()
    if (!wanted.has(wall.getUTCDay())) return false
    const length = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
    const isLast = days === 'day' ? date === length : date + 7 > length
    return places.includes(placeOf(date)) || (places.includes(0) && isLast)
  }
}

/** Minutes after midnight of `9:30` or `09:30`. */
function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d?):(\d\d)$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return Number(hours) * 60 + Number(minutes)
}
