import type { CalendarDay } from './calendar-day.ts'
import { type Locale, localeTags } from './locale.ts'

const say = (on: CalendarDay, locale: Locale, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTags[locale], { ...format, timeZone: 'UTC' }).format(new Date(`${on}T12:00:00Z`))

/** `sexta-feira, 27 de novembro`, `Friday, November 27` */
export function dayInWords(on: CalendarDay, locale: Locale): string {
  return say(on, locale, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `22 de dezembro`, `December 22`: the day of a moment by the clock of a zone. */
export function dateInWords(at: Date, locale: Locale, zone: string): string {
  return new Intl.DateTimeFormat(localeTags[locale], { day: 'numeric', month: 'long', timeZone: zone }).format(at)
}

/** `27 de nov.`, `Nov 27` */
export function shortDay(on: CalendarDay, locale: Locale): string {
  return say(on, locale, { day: 'numeric', month: 'short' })
}
