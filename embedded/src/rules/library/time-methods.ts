import { DurationValue, nanosPerUnit } from '../values/duration.ts'
import { floorDiv, nanosPerDay, TimestampValue } from '../values/timestamp.ts'
import { Fault, type Result, type Value, wrongType } from '../values/value.ts'
import { methodTable } from './method.ts'

/** Timestamps and durations. Source: Firebase's reference of rules.Timestamp, rules.Duration and their namespaces. */

const nanosPerSecond = 1_000_000_000n
const int = (value: number) => BigInt(value)
const startOfDay = (nanos: bigint) => floorDiv(nanos, nanosPerDay) * nanosPerDay
const ofYear = (year: number) => {
  const date = new Date(0)
  date.setUTCFullYear(year, 0, 1)
  return date.getTime()
}

export const timestampMethods = methodTable<TimestampValue>({
  date: [0, (at) => timestamp(startOfDay(at.nanos))],
  day: [0, (at) => int(at.date.getUTCDate())],
  dayOfWeek: [0, (at) => int(at.date.getUTCDay() || 7)],
  dayOfYear: [0, (at) => int(Math.floor((at.date.getTime() - ofYear(at.date.getUTCFullYear())) / 86_400_000) + 1)],
  hours: [0, (at) => int(at.date.getUTCHours())],
  minutes: [0, (at) => int(at.date.getUTCMinutes())],
  month: [0, (at) => int(at.date.getUTCMonth() + 1)],
  nanos: [0, (at) => at.nanos - floorDiv(at.nanos, nanosPerSecond) * nanosPerSecond],
  seconds: [0, (at) => int(at.date.getUTCSeconds())],
  time: [0, (at) => duration(at.nanos - startOfDay(at.nanos))],
  toMillis: [0, (at) => floorDiv(at.nanos, 1_000_000n)],
  year: [0, (at) => int(at.date.getUTCFullYear())],
})

export const durationMethods = methodTable<DurationValue>({
  nanos: [0, (span) => span.nanos % nanosPerSecond],
  seconds: [0, (span) => span.nanos / nanosPerSecond],
})

export const timestampFunctions = methodTable<null>({
  date: [3, (_, year, month, day) => calendarDate(year!, month!, day!)],
  value: [
    1,
    (_, millis) => (typeof millis === 'bigint' ? timestamp(millis * 1_000_000n) : wrongType('milliseconds', millis!)),
  ],
})

export const durationFunctions = methodTable<null>({
  abs: [
    1,
    (_, span) =>
      span instanceof DurationValue
        ? duration(span.nanos < 0n ? -span.nanos : span.nanos)
        : wrongType('a duration', span!),
  ],
  time: [4, (_, hours, minutes, seconds, nanos) => clockTime([hours!, minutes!, seconds!, nanos!])],
  value: [2, (_, magnitude, unit) => inUnits(magnitude!, unit!)],
})

export function timestamp(nanos: bigint): Result {
  return TimestampValue.of(nanos) ?? new Fault('the timestamp is out of range')
}

export function duration(nanos: bigint): Result {
  return DurationValue.of(nanos) ?? new Fault('the duration is out of range')
}

function calendarDate(year: Value, month: Value, day: Value): Result {
  if (typeof year !== 'bigint' || typeof month !== 'bigint' || typeof day !== 'bigint') {
    return new Fault('a date is three integers')
  }
  if (year < 1n || year > 9999n || month < 1n || month > 12n || day < 1n || day > 31n) return new Fault('no such date')
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCDate() !== Number(day)) return new Fault('no such date')
  return timestamp(BigInt(date.getTime()) * 1_000_000n)
}

function clockTime(parts: Value[]): Result {
  const units = ['h', 'm', 's', 'ns']
  let nanos = 0n
  for (const [i, part] of parts.entries()) {
    if (typeof part !== 'bigint') return wrongType('a part of a duration', part)
    nanos += part * nanosPerUnit(units[i]!)!
  }
  return duration(nanos)
}

function inUnits(magnitude: Value, unit: Value): Result {
  if (typeof magnitude !== 'bigint') return wrongType('a magnitude', magnitude)
  const size = typeof unit === 'string' ? nanosPerUnit(unit) : undefined
  return size === undefined ? new Fault('a unit is one of w, d, h, m, s, ms, ns') : duration(magnitude * size)
}
