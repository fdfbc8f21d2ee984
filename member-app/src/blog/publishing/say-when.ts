import { time as en } from '@varanda/domain/messages/en/time'
import { time as pt } from '@varanda/domain/messages/pt/time'
import { inLocale, localeTag } from '../../ui/locale.ts'
import { sayTime } from '../../ui/time/time-words.ts'
import { words } from '../words.ts'

const { clock } = inLocale({ pt, en })

/** A moment that has passed, in people's words. */
export const sayWhen = (at: Date) => sayTime(at, new Date())

/** The hour alone: "às 14h03". */
export const sayClock = (at: Date) => clock(at.getHours(), at.getMinutes())

/** A moment that may be today's: by its hour then, by its day otherwise. */
export const saySaved = (at: Date) => (at.toDateString() === new Date().toDateString() ? sayClock(at) : sayWhen(at))

const day = new Intl.DateTimeFormat(localeTag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A moment to come, by its day and hour in this device's time zone. */
export const sayAhead = (at: Date) => words.schedule.at(day.format(at), sayClock(at))

/** The name of this device's time zone at that moment: "Horário Padrão de Brasília". */
export function sayZone(at: Date): string {
  const parts = new Intl.DateTimeFormat(localeTag, { timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
}
