import { type CalendarDay, calendarDay } from '../calendar-day.ts'
import { day } from '../moment.ts'
import { answerBy, answerDays } from './answer-promise.ts'
import { businessDaysBefore, businessDaysSince } from './business-days.ts'
import type { SignupRequest } from './signup-request.ts'

/** How long somebody has waited for the instance's answer. */
export interface Wait {
  /** Business days that have begun since the request came. */
  days: number
  level: WaitLevel
  /** The day that was promised. */
  answerBy: CalendarDay
  /** That day is over. */
  isOverdue: boolean
}

/** `due` from the third business day, when the first answers are promised; `late` from the last one that is. */
export const waitLevels = ['calm', 'due', 'late'] as const
export type WaitLevel = (typeof waitLevels)[number]

/** Pure: the wait of a request that the instance has, at a moment. */
export function waitOf(request: Pick<SignupRequest, 'askedAt' | 'pendingSince'>, now: Date): Wait {
  const since = (request.pendingSince ?? request.askedAt).toDate()
  const days = businessDaysSince(calendarDay(since), calendarDay(now))
  const promised = answerBy(since)
  return {
    days,
    level: days >= answerDays.to ? 'late' : days >= answerDays.from ? 'due' : 'calm',
    answerBy: promised,
    isOverdue: promised < calendarDay(now),
  }
}

/**
 * Pure: requests whose `pendingSince` lies before this moment have waited at least so many business days. With
 * `status == pending` it is the query that counts them: before `waitingBefore(answerDays.to, now)` they are late.
 */
export function waitingBefore(days: number, now: Date): Date {
  const last = businessDaysBefore(calendarDay(now), days)
  // Brasília has kept three hours from Greenwich all year since 2019 (decree 9.772/2019).
  return new Date(Date.parse(`${last}T00:00:00-03:00`) + day)
}

/** Pure: the same for requests that were promised an answer by a day that is over. */
export function promisedBefore(now: Date): Date {
  return waitingBefore(answerDays.to, new Date(now.getTime() - day))
}
