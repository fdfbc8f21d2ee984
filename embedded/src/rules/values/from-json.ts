import type { JsonValue } from '../contract.ts'
import { BytesValue } from './bytes.ts'
import { LatLngValue } from './latlng.ts'
import { ListValue } from './list.ts'
import { MapValue } from './map.ts'
import { PathValue } from './path.ts'
import { parseTimestamp } from './timestamp.ts'
import type { Value } from './value.ts'

/** A Firestore value in proto3 JSON. A reference becomes its path from `/databases` on. */
export function fromJson(value: JsonValue): Value {
  if ('booleanValue' in value) return value.booleanValue === true
  if ('integerValue' in value) return BigInt(value.integerValue as string)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('stringValue' in value) return String(value.stringValue)
  if ('timestampValue' in value) return parseTimestamp(String(value.timestampValue))
  if ('bytesValue' in value) return new BytesValue(Buffer.from(String(value.bytesValue), 'base64'))
  if ('referenceValue' in value) return referencePath(String(value.referenceValue))
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue as { latitude?: number; longitude?: number }
    return new LatLngValue(latitude, longitude)
  }
  if ('arrayValue' in value) {
    const { values = [] } = (value.arrayValue ?? {}) as { values?: JsonValue[] }
    return new ListValue(values.map(fromJson))
  }
  if ('mapValue' in value) {
    const { fields = {} } = (value.mapValue ?? {}) as { fields?: Record<string, JsonValue> }
    return MapValue.lazy(fields, fromJson)
  }
  return null
}

/** `projects/P/databases/D/documents/a/b` without the project. */
export function referencePath(name: string): PathValue {
  const segments = name.split('/')
  return new PathValue(segments[0] === 'projects' ? segments.slice(2) : segments)
}

/** Plain JSON, as a token's claims are: whole numbers are int, others float. */
export function fromPlain(value: unknown): Value {
  if (typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return new ListValue(value.map(fromPlain))
  if (typeof value === 'object' && value !== null) {
    return MapValue.lazy(value as Record<string, unknown>, fromPlain)
  }
  return null
}
