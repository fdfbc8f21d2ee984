import { ageInYears } from '@varanda/domain/member/age'
import { localeTag } from '../ui/locale.ts'
import { words } from './words.ts'

/** "9 anos". */
export function sayAge(birthDate: string, now: Date): string {
  return words.age(ageInYears(birthDate, now))
}

/** A day (`YYYY-MM-DD`) in words: "12 de março de 2030". */
export function sayDay(day: string): string {
  const text = new Intl.DateTimeFormat(localeTag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
  // The first of a month is an ordinal in Portuguese.
  return text.replace(/^1 de /, '1º de ')
}
