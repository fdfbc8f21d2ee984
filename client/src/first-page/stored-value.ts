import type { Moment } from '@varanda/domain/moment'

/**
 * A value as Firestore's REST API writes it, of the kinds that our documents hold
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Value).
 */
export type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: RestFields } }
export type RestFields = Record<string, RestValue>

/** The data of a document, as the SDK would give it. Throws for a kind of value that no document of ours holds. */
export function dataOf(fields: RestFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainOf(value)]))
}

function plainOf(value: RestValue): unknown {
  if ('nullValue' in value) return null
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('stringValue' in value) return value.stringValue
  if ('timestampValue' in value) return momentOf(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainOf)
  if ('mapValue' in value) return dataOf(value.mapValue.fields)
  throw new Error(`a value of ${Object.keys(value)[0]}`)
}

/** RFC 3339 with up to nine digits of a second. */
function momentOf(text: string): Moment {
  const [whole = '', fraction = ''] = text.replace(/Z$/, '').split('.')
  const seconds = Date.parse(`${whole}Z`) / 1000
  const nanoseconds = Number(fraction.padEnd(9, '0'))
  const toMillis = () => seconds * 1000 + Math.floor(nanoseconds / 1_000_000)
  return { seconds, nanoseconds, toMillis, toDate: () => new Date(toMillis()) }
}
