import { DomainError } from '@varanda/domain/errors'
import { time as en } from '@varanda/domain/messages/en/time'
import { time as pt } from '@varanda/domain/messages/pt/time'
import { inLocale, localeTag } from '../locale.ts'

const words = inLocale({ pt, en })

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes longer than drawing a post. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeTag, options)
  formats.set(key, format)
  return format
}

/** Whole calendar days from `then` to `now`, in the reader's time zone. */
export function daysBetween(then: Date, now: Date): number {
  const noon = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime()
  return Math.round((noon(now) - noon(then)) / 86_400_000)
}

/** A day, with its year where that is not this one: "12 de março", "12 de mar. de 2024". */
export function dayOf(then: Date, now: Date, month: 'long' | 'short' = 'long'): string {
  const sameYear = then.getFullYear() === now.getFullYear()
  return formatOf({
    day: 'numeric',
    month,
    ...(!sameYear && { year: 'numeric' }),
  }).format(then)
}

/** A moment as people say it: "hoje às 16h40", "ontem às 21h", "domingo às 18h12", "12 de março". */
export function sayTime(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000)
  if (minutes < 1) return words.now
  if (minutes < 60) return words.minutes(minutes)
  const clock = words.clock(then.getHours(), then.getMinutes())
  const days = daysBetween(then, now)
  if (days === 0) return words.today(clock)
  if (days === 1) return words.yesterday(clock)
  if (days < 7) {
    return words.weekday(sayWeekday(then), clock)
  }
  return dayOf(then, now)
}

/** "domingo", "quarta". */
export function sayWeekday(then: Date): string {
  return formatOf({ weekday: 'long' }).format(then).replace('-feira', '')
}

/** The same beside an earlier moment: of its own day only the clock is told, "às 21h". */
export function sayTimeAfter(then: Date, before: Date, now: Date): string {
  const isRecent = now.getTime() - then.getTime() < 60 * 60_000
  return isRecent || daysBetween(before, then) > 0
    ? sayTime(then, now)
    : words.clock(then.getHours(), then.getMinutes())
}

/**
 * A moment that comes, as whoever waits for it says it: "às 16h40", "amanhã às 0h", "quarta às 9h". The next full minute,
 * so that it is over by then.
 */
export function sayUntil(then: Date, now: Date): string {
  const minute = new Date(Math.ceil(then.getTime() / 60_000) * 60_000)
  const clock = words.clock(minute.getHours(), minute.getMinutes())
  const days = daysBetween(now, minute)
  if (days > 1) return words.weekday(sayWeekday(minute), clock)
  return days === 1 ? words.tomorrow(clock) : clock
}

/** What a refusal says that ends by itself; undefined for every other one. */
export function sayTooOften(error: unknown): string | undefined {
  if (!(error instanceof DomainError) || error.until === undefined) return undefined
  return words.tooOften(sayUntil(new Date(error.until), new Date()))
}

/** Since when two people know each other here: "desde ontem", "desde 12 de mar.". */
export function saySince(then: Date, now: Date): string {
  const days = daysBetween(then, now)
  if (days <= 0) return words.sinceToday
  if (days === 1) return words.sinceYesterday
  return words.since(dayOf(then, now, 'short'))
}

/** A day that comes, on one line: "8 de dez.". */
export function sayDay(then: Date): string {
  const said = formatOf({ day: 'numeric', month: 'short' }).format(then)
  return said.replaceAll(' ', '\u00a0')
}

/** The exact moment, for whoever asks: "sábado, 21 de novembro de 2026 às 16:40". */
export function sayExactly(then: Date): string {
  return formatOf({ dateStyle: 'full', timeStyle: 'short' }).format(then)
}

/** Today for the header: "terça, 24 de nov." */
export function sayToday(now: Date): string {
  const text = formatOf({ weekday: 'long', day: 'numeric', month: 'short' }).format(now)
  return text.replace('-feira', '')
}
