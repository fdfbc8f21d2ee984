import { FirestoreError } from '../error.ts'

/**
 * Times on the wire are RFC 3339 in UTC with up to nine decimals. Stored timestamps have microseconds, as Firestore's;
 * versions are microseconds since 1970 in a JS number, which is exact until the year 2255.
 */
const pattern = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/

export interface Instant {
  seconds: number
  nanos: number
}

/** Parses a timestamp between the years 1 and 9999; null when it is none. */
export function parseInstant(text: unknown): Instant | null {
  if (typeof text !== 'string') return null
  const match = pattern.exec(text)
  if (!match) return null
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  if (year < 1 || month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return null
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1) return null
  date.setUTCHours(hour, minute, second)
  let seconds = date.getTime() / 1000
  if (match[8]) seconds -= (match[8] === '-' ? -1 : 1) * (Number(match[9]) * 3600 + Number(match[10]) * 60)
  if (seconds < -62_135_596_800 || seconds > 253_402_300_799) return null
  return { seconds, nanos: match[7] ? Number(match[7].padEnd(9, '0')) : 0 }
}

/** Writes no, three, six or nine decimals, as many as are needed. */
export function formatInstant({ seconds, nanos }: Instant): string {
  const base = new Date(seconds * 1000).toISOString().slice(0, 19)
  if (nanos === 0) return `${base}Z`
  const decimals = String(nanos).padStart(9, '0')
  if (decimals.endsWith('000000')) return `${base}.${decimals.slice(0, 3)}Z`
  if (decimals.endsWith('000')) return `${base}.${decimals.slice(0, 6)}Z`
  return `${base}.${decimals}Z`
}

/** A version is told to each of its listeners, and asked about in each of their rules. */
const written = new Map<number, string>()
const remembered = 256
let lastSecond = { of: Number.NaN, text: '' }

/** Always six decimals, so that versions also compare as text. */
export function formatVersion(micros: number): string {
  const known = written.get(micros)
  if (known) return known
  const { seconds, nanos } = instantOf(micros)
  // Versions that are told together are mostly of one second.
  if (seconds !== lastSecond.of) lastSecond = { of: seconds, text: new Date(seconds * 1000).toISOString().slice(0, 19) }
  const text = `${lastSecond.text}.${String(nanos / 1000).padStart(6, '0')}Z`
  if (written.size === remembered) written.clear()
  written.set(micros, text)
  return text
}

export function instantOf(micros: number): Instant {
  const seconds = Math.floor(micros / 1_000_000)
  return { seconds, nanos: (micros - seconds * 1_000_000) * 1000 }
}

/** Microseconds of a version from the wire; a client may pad it with zeros to nanoseconds. */
export function parseVersion(text: unknown, what: string): number {
  const instant = parseInstant(text)
  if (!instant) throw new FirestoreError('INVALID_ARGUMENT', `${what} must be an RFC 3339 timestamp.`)
  return instant.seconds * 1_000_000 + Math.floor(instant.nanos / 1000)
}

export function compareInstants(a: Instant, b: Instant): number {
  return a.seconds - b.seconds || a.nanos - b.nanos
}
