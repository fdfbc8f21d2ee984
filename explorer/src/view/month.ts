import { type Locale, localeTags } from '@varanda/domain/locale'

export const dayMs = 24 * 60 * 60 * 1000

/** Months count from 1970-01, as days do. */
export function monthOfDay(day: number): number {
  const date = new Date(day * dayMs)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** "agosto de 2026". */
export const monthName = (month: number, locale: Locale): string =>
  new Date(Date.UTC(1970, month, 1)).toLocaleDateString(localeTags[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

export const yearOfDay = (day: number): number => new Date(day * dayMs).getUTCFullYear()
