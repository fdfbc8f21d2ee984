import { type CalendarDay, calendarDay } from '@varanda/domain/calendar-day'
import { dayInWords, shortDay } from '@varanda/domain/day-words'
import { time as timeEn } from '@varanda/domain/messages/en/time'
import { time as timePt } from '@varanda/domain/messages/pt/time'
import type { Moment } from '@varanda/domain/moment'
import { signupRequests as en } from '@varanda/domain/signup/messages/en/signup-requests'
import { signupRequests as pt } from '@varanda/domain/signup/messages/pt/signup-requests'
import { inLocale, locale } from '../ui/locale.ts'
import { sayToday } from '../ui/time/time-words.ts'

export const words = inLocale({ pt, en })
const { clock } = inLocale({ pt: timePt, en: timeEn })

/** The instance's calendar is Brasília's, wherever its administrators are. */
export const dayOf = (moment: Moment): CalendarDay => calendarDay(moment.toDate())
export const sayDay = (moment: Moment): string => shortDay(dayOf(moment), locale)
export const sayLongDay = (on: CalendarDay): string => dayInWords(on, locale)
export const sayShortDay = (on: CalendarDay): string => shortDay(on, locale)
/** `segunda, 16 de nov., às 9h12` */
export const sayMoment = (moment: Date): string =>
  `${sayToday(moment)}, ${clock(moment.getHours(), moment.getMinutes())}`
