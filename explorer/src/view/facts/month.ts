import type { Locale } from '@varanda/domain/locale'

export const dayMs = 24 * 60 * 60 * 1000

/** Months count from 1970-01, as days do. */
export function monthOfDay(day: number): number {
  const date = new Date(day * dayMs)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

const months = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} satisfies Record<Locale, readonly string[]>

const inYear = {
  pt: (month, year) => `${month} de ${year}`,
  en: (month, year) => `${month} ${year}`,
} satisfies Record<Locale, (month: string, year: number) => string>

/** "agosto de 2026"; written here for the reason that `numberText` gives. */
export const monthName = (month: number, locale: Locale): string =>
  inYear[locale](months[locale][((month % 12) + 12) % 12]!, 1970 + Math.floor(month / 12))

export const yearOfDay = (day: number): number => new Date(day * dayMs).getUTCFullYear()
