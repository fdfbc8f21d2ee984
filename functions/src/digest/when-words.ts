import { shortDay } from '@varanda/domain/day-words'
import type { digest as texts } from '@varanda/domain/digest/messages/pt/digest'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { day } from '@varanda/domain/moment'
import { inZone } from '../lib/in-zone.ts'

/** When something was, as its reader's calendar and clock show it: `sexta, às 18h12`, and with its date after a week. */
export function whenInWords(
  at: Date,
  now: Date,
  zone: string | undefined,
  locale: Locale,
  words: typeof texts,
): string {
  const there = inZone(at, zone)
  const isOfWeek = now.getTime() - at.getTime() < 6 * day
  const on = isOfWeek ? weekdayOf(at, there.timeZoneId, locale) : shortDay(there.toPlainDate().toString(), locale)
  return words.when(on, clockOf(at, there.timeZoneId, locale))
}

/** `domingo, 22 de nov.` */
export function dayAndDate(at: Date, zone: string | undefined, locale: Locale): string {
  const there = inZone(at, zone)
  return `${weekdayOf(at, there.timeZoneId, locale)}, ${shortDay(there.toPlainDate().toString(), locale)}`
}

/** As people say it: `sexta`, not `sexta-feira`. */
function weekdayOf(at: Date, timeZone: string, locale: Locale): string {
  const said = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone }).format(at)
  return said.split('-')[0]!
}

function clockOf(at: Date, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { hour: 'numeric', minute: '2-digit', timeZone })
  if (locale === 'en') return format.format(at)
  const part = (type: string) => format.formatToParts(at).find((one) => one.type === type)?.value ?? ''
  const minutes = part('minute')
  return `${Number(part('hour'))}h${minutes === '00' ? '' : minutes}`
}
