import { calendarDay } from '../calendar-day.ts'
import { memberLimits } from './member.ts'

/** Whole years between a birth date (`YYYY-MM-DD`) and the day of `now`; a 29 February counts on 1 March. */
export function ageInYears(birth: string, now: Date): number {
  const today = calendarDay(now)
  const isBefore = today.slice(5) < birth.slice(5)
  return Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (isBefore ? 1 : 0)
}

/** What a birth date allows: joining by oneself, only through a guardian, or a date that cannot be right. */
export function joinByAge(birth: string, now: Date): 'ok' | 'guardian' | 'impossible' {
  const age = ageInYears(birth, now)
  if (age < 0 || age > memberLimits.maximumAge) return 'impossible'
  return age < memberLimits.minimumAge ? 'guardian' : 'ok'
}
