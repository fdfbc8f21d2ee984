import { type CalendarDay, calendarDay } from '../calendar-day.ts'
import { addBusinessDays } from './business-days.ts'

/** Business days within which the instance answers a request for an invite. */
export const answerDays = { from: 3, to: 5 } as const

/** The day until which the instance owes its answer to a request that it has since `pendingSince`. */
export function answerBy(pendingSince: Date): CalendarDay {
  return addBusinessDays(calendarDay(pendingSince), answerDays.to)
}
