import { type CalendarDay, calendarDay } from '@varanda/domain/business-days'
import { dayInWords, shortDay } from '@varanda/domain/day-words'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { signupRequests as en } from '@varanda/domain/messages/en/signup-requests'
import { app as appPt } from '@varanda/domain/messages/pt/app'
import { signupRequests as pt } from '@varanda/domain/messages/pt/signup-requests'
import type { Moment } from '@varanda/domain/moment'
import { inLocale, locale } from '../../ui/locale.ts'
import { sayToday } from '../../ui/time-words.ts'

export const words = inLocale({ pt, en })
const { clock } = inLocale({ pt: appPt, en: appEn }).time

/** The house's calendar is Brasília's, wherever its administrators are. */
export const dayOf = (moment: Moment): CalendarDay => calendarDay(moment.toDate())
export const sayDay = (moment: Moment): string => shortDay(dayOf(moment), locale)
export const sayLongDay = (on: CalendarDay): string => dayInWords(on, locale)
export const sayShortDay = (on: CalendarDay): string => shortDay(on, locale)
/** `segunda, 16 de nov., às 9h12` */
export const sayMoment = (moment: Date): string =>
  `${sayToday(moment, locale)}, ${clock(moment.getHours(), moment.getMinutes())}`
