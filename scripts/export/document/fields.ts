/**
 * A document's fields as Firestore's JSON writes them: made ready for another project, and comparable with what that
 * gives back.
 */
import { createHash } from 'node:crypto'
import { formatInstant, parseInstant } from '@varanda/embedded/firestore/values/time'
import type { Fields, Value } from '@varanda/embedded/firestore/wire'

/** `documents`: `projects/P/databases/(default)/documents`, where references shall lead. */
export function renamed(fields: Fields, documents: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, renamedValue(value, documents)]))
}

function renamedValue(value: Value, documents: string): Value {
  if ('referenceValue' in value) {
    return { referenceValue: value.referenceValue.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents/, documents) }
  }
  if ('mapValue' in value) return { mapValue: { fields: renamed(value.mapValue.fields ?? {}, documents) } }
  if ('arrayValue' in value) {
    return { arrayValue: { values: (value.arrayValue.values ?? []).map((one) => renamedValue(one, documents)) } }
  }
  return value
}

/** The same for the same fields, however two servers spell them; times of the document are no part of it. */
export function digestOf(fields: Fields): string {
  return createHash('sha256')
    .update(JSON.stringify(ofFields(fields)))
    .digest('base64')
}

function ofFields(fields: Fields): unknown[] {
  const names = Object.keys(fields).sort()
  return names.map((name) => [name, ofValue(fields[name]!)])
}

/** Kind and content; proto3 leaves zeros and empty lists out, and has several spellings of times, numbers and bytes. */
function ofValue(value: Value): unknown[] {
  if ('mapValue' in value) return ['map', ofFields(value.mapValue.fields ?? {})]
  if ('arrayValue' in value) return ['array', (value.arrayValue.values ?? []).map(ofValue)]
  if ('nullValue' in value) return ['null']
  if ('integerValue' in value) return ['integer', BigInt(value.integerValue).toString()]
  if ('doubleValue' in value) return ['double', doubleText(value.doubleValue)]
  if ('timestampValue' in value) {
    const instant = parseInstant(value.timestampValue)
    return ['time', instant ? formatInstant(instant) : value.timestampValue]
  }
  if ('bytesValue' in value) return ['bytes', Buffer.from(value.bytesValue, 'base64').toString('base64')]
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return ['point', doubleText(latitude), doubleText(longitude)]
  }
  return Object.entries(value).flat()
}

function doubleText(double: number | string): string {
  const number = Number(double)
  return Object.is(number, -0) ? '-0' : String(number)
}
