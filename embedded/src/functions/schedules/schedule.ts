/**
 * When a schedule next comes round: five-field cron, or App Engine's English.
 * Source: https://cloud.google.com/scheduler/docs/configuring/cron-job-schedules
 */
import { parseAppEngineSchedule } from './app-engine-schedule.ts'
import { onDays } from './wall-clock.ts'

export interface Schedule {
  /** It comes round every so often and names no time of day: where a clock goes back it does so again, for the same time. */
  isInterval?: true
  /** Milliseconds since 1970, always later than `after`. Null when the days it names never come. */
  next(after: number): number | null
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Null when the text is none of the two. `timeZone` as the IANA names them. */
export function parseSchedule(text: string, timeZone = 'UTC'): Schedule | null {
  const words = text.trim().toLowerCase().split(/\s+/)
  const isCron = words.length === 5 && words.every((word) => /^[\d*]|^[a-z]{3}([-,/]|$)/.test(word))
  return (isCron ? parseCron(words, timeZone) : null) ?? parseAppEngineSchedule(words, timeZone)
}

function parseCron(fields: string[], timeZone: string): Schedule | null {
  const [minutes, hours, days, months, weekdays] = [
    parseField(fields[0]!, 0, 59),
    parseField(fields[1]!, 0, 23),
    parseField(fields[2]!, 1, 31),
    parseField(fields[3]!, 1, 12, monthNames, 1),
    parseField(fields[4]!, 0, 7, dayNames, 0),
  ]
  if (!minutes || !hours || !days || !months || !weekdays) return null
  if (weekdays.has(7)) weekdays.add(0)
  const anyDay = fields[2] === '*'
  const anyWeekday = fields[4] === '*'

  /** With both a day and a weekday given, cron takes either. */
  function isDay(wall: Date): boolean {
    if (!months!.has(wall.getUTCMonth() + 1)) return false
    const byDay = days!.has(wall.getUTCDate())
    const byWeekday = weekdays!.has(wall.getUTCDay())
    if (anyDay || anyWeekday) return (anyDay || byDay) && (anyWeekday || byWeekday)
    return byDay || byWeekday
  }

  const times = [...hours].flatMap((hour) => [...minutes].map((minute) => hour * 60 + minute))
  return onDays(isDay, times, timeZone)
}

/** A set in rising order, or null. */
function parseField(text: string, low: number, high: number, names: string[] = [], base = 0): Set<number> | null {
  const found = new Set<number>()
  const value = (word: string) => (names.includes(word) ? names.indexOf(word) + base : Number(word || Number.NaN))
  for (const item of text.split(',')) {
    const [range = '', step = '1', ...more] = item.split('/')
    const [from = '', to] = range.split('-')
    const first = range === '*' ? low : value(from)
    const last = range === '*' ? high : to === undefined ? (item.includes('/') ? high : first) : value(to)
    const by = Number(step)
    const valid = [first, last, by].every(Number.isInteger) && first >= low && last <= high && first <= last && by > 0
    if (!valid || more.length > 0) return null
    for (let number = first; number <= last; number += by) found.add(number)
  }
  return new Set([...found].sort((a, b) => a - b))
}
