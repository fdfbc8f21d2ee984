import { usualZone } from '@varanda/domain/notice/wishes'
import type { LocalTime } from './zip.ts'

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: usualZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A moment on the clock of the instance: what files are dated and the album is ordered by. */
export function localTime(moment: Date): LocalTime {
  const said = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 1980, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = said
  return { year, month, day, hour, minute, second }
}

const two = (n: number) => String(n).padStart(2, '0')

/** `YYYY-MM`, as the album's chapters are named. */
export function monthOf(moment: Date): string {
  const { year, month } = localTime(moment)
  return `${year}-${two(month)}`
}

/** `YYYY-MM-DD` */
export function dayOf(moment: Date): string {
  return `${monthOf(moment)}-${two(localTime(moment).day)}`
}
