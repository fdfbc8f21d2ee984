/** Where the day begins by which the instance counts: what it promises, what it adds up, and how old somebody is. */
export const calendarZone = 'America/Sao_Paulo'

/** `YYYY-MM-DD`, as it is on the calendar in that zone. */
export type CalendarDay = string

const calendar = new Intl.DateTimeFormat('en', {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: calendarZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Which day it is at a moment. Put together from its parts: how a locale writes a day differs by browser. */
export function calendarDay(moment: Date): CalendarDay {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value.padStart(2, '0')]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
