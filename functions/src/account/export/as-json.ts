import type { Moment } from '@varanda/domain/moment'

const isMoment = (value: object): value is Moment => typeof (value as Partial<Moment>).toMillis === 'function'

/** A stored value as JSON says it: moments as ISO 8601 in UTC, to the millisecond. */
export function asJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asJson)
  if (isMoment(value)) return value.toDate().toISOString()
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, asJson(below)]))
}

/** Of a value what stands under one key. */
export function only(value: unknown, key: string): unknown {
  return { [key]: (value as Record<string, unknown>)[key] }
}

/** The same value without what stands at `a.b`, or at `a[].b` of each in a list. */
export function without(value: unknown, place: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  const [, key = '', isList, rest] = /^([^.[]+)(\[\])?(?:\.(.+))?$/.exec(place)!
  if (!Object.hasOwn(value, key)) return value
  const { [key]: below, ...others } = value as Record<string, unknown>
  if (rest === undefined) return others
  if (!isList) return { ...others, [key]: without(below, rest) }
  return { ...others, [key]: Array.isArray(below) ? below.map((one) => without(one, rest)) : below }
}
