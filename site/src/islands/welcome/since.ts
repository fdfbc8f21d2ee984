import { type Locale, localeTags } from '@varanda/domain/locale'
import { day } from '@varanda/domain/moment'
import { welcomeWords } from './words.ts'

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "desde ontem", "since Sunday", "desde 8 de dez.": the day someone came, as people say it. */
export function sinceWords(locale: Locale, date: Date, now: Date): string {
  const { time } = welcomeWords(locale)
  const days = Math.round((startOfDay(now) - startOfDay(date)) / day)
  if (days <= 0) return time.sinceToday
  if (days === 1) return time.sinceYesterday
  const format: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' }
  const said = new Intl.DateTimeFormat(localeTags[locale], format).format(date)
  // A date stays on one line.
  return time.since(said.replace('-feira', '').replaceAll(' ', '\u00a0'))
}

/** "até 8 de dez.": the last day on which a seat waits. */
export function untilWords(locale: Locale, date: Date): string {
  const said = new Intl.DateTimeFormat(localeTags[locale], { day: 'numeric', month: 'short' }).format(date)
  return welcomeWords(locale).welcome.seats.until(said.replaceAll(' ', '\u00a0'))
}
