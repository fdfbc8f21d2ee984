import { type Locale, localeTags } from '@varanda/domain/locale'
import { capitalized } from '../../../lib/capitalized.ts'

const say = (locale: Locale, month: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTags[locale], { ...format, timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`))

/** `Nov.`, the word that opens a chapter; `month` is `YYYY-MM`, as in the next. */
export function chapterWord(locale: Locale, month: string): string {
  const word = capitalized(say(locale, month, { month: 'short' })).replace(/\.$/, '')
  return `${word}.`
}

/** `novembro`, `November` */
export function monthName(locale: Locale, month: string): string {
  return say(locale, month, { month: 'long' })
}

/** `Novembro de 2026`, `November 2026` */
export function monthAndYear(locale: Locale, month: string): string {
  return capitalized(say(locale, month, { month: 'long', year: 'numeric' }))
}

/** From when to when, as it stands in a sentence: `Abril`, `novembro de 2026`; the year once where it is one. */
export function rangeOf(locale: Locale, from: string, to: string): [from: string, to: string] {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const last = say(locale, to, { month: 'long', year: 'numeric' })
  if (from === to) return [capitalized(last), capitalized(last)]
  return [isOneYear ? raisedMonth(locale, from) : monthAndYear(locale, from), last]
}

export const raisedMonth = (locale: Locale, month: string) => capitalized(monthName(locale, month))

/** A month's pages: the first bears its name alone. */
export function monthFile(month: string, page: number): string {
  return page === 1 ? `${month}.html` : `${month}-${page}.html`
}
