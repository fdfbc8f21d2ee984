const nanosPerMilli = 1_000_000n
const nanosPerSecond = 1_000_000_000n
export const nanosPerDay = 86_400n * nanosPerSecond

/** The years 1 to 9999, as the language's timestamps have them. */
const earliest = BigInt(Date.parse('0001-01-01T00:00:00Z')) * nanosPerMilli
const latest = BigInt(Date.parse('9999-12-31T23:59:59Z')) * nanosPerMilli + nanosPerSecond - 1n

/** A moment in UTC, in nanoseconds since 1970. */
export class TimestampValue {
  readonly type = 'timestamp'
  readonly nanos: bigint

  constructor(nanos: bigint) {
    this.nanos = nanos
  }

  /** Null outside of the years 1 to 9999. */
  static of(nanos: bigint): TimestampValue | null {
    return nanos < earliest || nanos > latest ? null : new TimestampValue(nanos)
  }

  /** The calendar's view, exact to the millisecond. */
  get date(): Date {
    return new Date(Number(floorDiv(this.nanos, nanosPerMilli)))
  }
}

export function floorDiv(value: bigint, by: bigint): bigint {
  const quotient = value / by
  return value % by < 0n ? quotient - 1n : quotient
}

/** Reads RFC 3339 with up to nine decimals; null when it is not. */
export function parseTimestamp(text: string): TimestampValue | null {
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i.exec(text)
  if (!found) return null
  const millis = Date.parse(`${found[1]}${found[3]}`.toUpperCase())
  if (Number.isNaN(millis)) return null
  return TimestampValue.of(BigInt(millis) * nanosPerMilli + BigInt((found[2] ?? '').padEnd(9, '0')))
}
