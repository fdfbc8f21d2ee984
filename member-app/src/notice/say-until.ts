import { day } from '@varanda/domain/moment'
import { locale } from '../ui/locale.ts'
import { sayDay, sayUntil } from '../ui/time/time-words.ts'
import { settingsWords as words } from './words.ts'

/** Until when all is quiet: "até amanhã às 7h", "até 1 de dez.". */
export function saySnooze(until: Date, now: Date): string {
  const isFar = until.getTime() - now.getTime() > 2 * day
  return words.snooze.until(isFar ? sayDay(until, locale) : sayUntil(until, now, locale))
}
