import { plural } from '../plural.ts'
import type { time as pt } from '../pt/time.ts'

/** Moments as people say them. */
export const time = {
  now: 'just now',
  minutes: (count: number) => `${count} ${plural('en', count, { one: 'minute', other: 'minutes' })} ago`,
  clock: (hours: number, minutes: number) =>
    `at ${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'am' : 'pm'}`,
  today: (clock: string) => `today ${clock}`,
  yesterday: (clock: string) => `yesterday ${clock}`,
  tomorrow: (clock: string) => `tomorrow ${clock}`,
  tooOften: (clock: string) => `That was a lot in a short time. You can go on ${clock}.`,
  weekday: (day: string, clock: string) => `${day} ${clock}`,
  sinceToday: 'since today',
  sinceYesterday: 'since yesterday',
  since: (day: string) => `since ${day}`,
} satisfies typeof pt
