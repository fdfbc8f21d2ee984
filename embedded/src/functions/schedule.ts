/**
 * When a schedule next comes round: five-field cron, `every N minutes|hours`, `every day 03:00`, `every monday 09:30`.
 * Sources: https://cloud.google.com/scheduler/docs/configuring/cron-job-schedules and the App Engine cron format that
 * Firebase also takes.
 */

export interface Schedule {
  /** Milliseconds since 1970, always later than `after`. Null when the days it names never come. */
  next(after: number): number | null
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_MS = 24 * 60 * 60 * 1000

/** Null when the text is none of the forms above. `timeZone` as the IANA names them. */
export function parseSchedule(text: string, timeZone = 'UTC'): Schedule | null {
  const words = text.trim().toLowerCase().split(/\s+/)
  if (words[0] === 'every') return parseEvery(words.slice(1), timeZone)
  return words.length === 5 ? parseCron(words, timeZone) : null
}

function parseEvery(words: string[], timeZone: string): Schedule | null {
  const [what = '', rest = ''] = words
  if (/^\d+$/.test(what) && words.length === 2) {
    const unit = /^min(ute)?s?$/.test(rest) ? 60_000 : /^hours?$/.test(rest) ? 3_600_000 : 0
    const step = Number(what) * unit
    return step > 0 ? { next: (after) => (Math.floor(after / step) + 1) * step } : null
  }
  const time = /^(\d\d?):(\d\d)$/.exec(rest)
  const day = what === 'day' ? '*' : String(dayNames.indexOf(what.slice(0, 3)))
  const isDayName = what === 'day' || /^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/.test(what)
  if (!time || !isDayName || words.length !== 2) return null
  return parseCron([String(Number(time[2])), String(Number(time[1])), '*', '*', day], timeZone)
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
  const zone = zoneClock(timeZone)
  if (!zone) return null
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

  return {
    next(after) {
      const today = Math.floor(zone.wallOf(after) / DAY_MS) * DAY_MS
      // A leap day comes within eight years.
      for (let day = 0; day <= 8 * 366; day += 1) {
        const midnight = today + day * DAY_MS
        if (!isDay(new Date(midnight))) continue
        for (const hour of hours) {
          for (const minute of minutes) {
            const time = zone.timeOf(midnight + hour * 3_600_000 + minute * 60_000)
            if (time > after) return time
          }
        }
      }
      return null
    },
  }
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

/** Converts between instants and what a clock on the wall says there, written as if it were UTC. */
function zoneClock(timeZone: string) {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null
  }
  function wallOf(time: number): number {
    const parts = new Map(format.formatToParts(time).map((part) => [part.type, Number(part.value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  }
  return {
    wallOf,
    timeOf(wall: number): number {
      const guess = wall - (wallOf(wall) - wall)
      return guess - (wallOf(guess) - wall)
    },
  }
}
