import { calendarDay } from '@varanda/domain/calendar-day'
import { holidaysSince } from '@varanda/domain/signup/business-days'
import { holidays as holidaysEn } from '@varanda/domain/signup/messages/en/holidays'
import { holidays as holidaysPt } from '@varanda/domain/signup/messages/pt/holidays'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import type { Wait } from '@varanda/domain/signup/signup-wait'
import { inLocale } from '../ui/locale.ts'
import { sayLongDay, sayShortDay, words } from './words.ts'

const holidays = inLocale({ pt: holidaysPt, en: holidaysEn })

/** What is to be done about a wait; the header counts by the same words. */
export function sayDue({ level, isOverdue, answerBy, days }: Wait): string {
  if (level === 'late') return isOverdue ? words.wait.overdue : words.wait.today
  return days === 0 ? words.wait.arrived : words.wait.by(sayShortDay(answerBy))
}

/** Under the list: which holidays the counts left out. */
export function sayCounted(oldest: SignupRequest | undefined, now: Date): string {
  const since = oldest?.pendingSince
  const found = since ? holidaysSince(calendarDay(since.toDate()), calendarDay(now)) : []
  if (found.length === 0) return words.note.counted
  const named = found.map(({ on, holiday }) => words.note.holiday(sayLongDay(on), holidays[holiday]))
  const sentence = words.note.holidays(named)
  return `${words.note.counted} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
