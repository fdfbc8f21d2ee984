import { noDay } from '../network.ts'

const day = 86_400_000
const first = Date.parse('0001-01-01') / day
const last = Date.parse('9999-12-31') / day

/** Days since 1970 as `1990-12-31`; nothing for `noDay` and what has no four-digit year. */
export function writeDay(days: number): string {
  return days >= first && days <= last ? new Date(days * day).toISOString().slice(0, 10) : ''
}

/** Days since 1970 of an ISO date, whose time of day is left out if it has one. Nothing when there is no such day. */
export function readDay(text: string): number | undefined {
  if (text === '') return noDay
  const date = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(text)?.[0]
  if (!date) return
  const days = Date.parse(date) / day
  // 30 February is read as 2 March by some engines.
  return writeDay(days) === date ? days : undefined
}
