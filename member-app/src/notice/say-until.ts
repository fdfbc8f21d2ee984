import { daysBetween, sayDay, sayUntil } from '../ui/time/time-words.ts'
import { settingsWords as words } from './words.ts'

/** Until when all is quiet: "até amanhã às 7h", "até 1 de dez.". */
export function saySnooze(until: Date, now: Date): string {
  const isFar = daysBetween(now, until) > 1
  return words.snooze.until(isFar ? sayDay(until) : sayUntil(until, now))
}
