import type { Fields, Value } from '../wire.ts'
import { numericId } from './numeric-id.ts'
import { compareInstants, parseInstant } from './time.ts'

/**
 * The total order of all values. Every comparison, sort and match in the engine comes from here; the byte keys of
 * value-key.ts follow it.
 * Source: https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export const typeRanks = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  vector: 9,
  mapValue: 10,
} as const

export function typeRank(value: Value): number {
  const kind = Object.keys(value)[0] as keyof typeof typeRanks
  if (kind === 'mapValue' && vectorOf(value)) return typeRanks.vector
  return typeRanks[kind]
}

/** The elements of a vector (a map marked `__type__: "__vector__"`), or null. */
export function vectorOf(value: Value): Value[] | null {
  if (!('mapValue' in value)) return null
  const fields = value.mapValue.fields
  if (!fields || !Object.hasOwn(fields, '__type__')) return null
  const mark = fields.__type__!
  if (!('stringValue' in mark) || mark.stringValue !== '__vector__') return null
  const elements = fields.value
  return elements && 'arrayValue' in elements ? (elements.arrayValue.values ?? []) : null
}

/** Negative, zero or positive. 1 and 1.0 are equal, as are 0 and -0; NaN is below every number and equal to itself. */
export function compareValues(a: Value, b: Value): number {
  const rank = typeRank(a)
  const difference = rank - typeRank(b)
  if (difference !== 0) return difference
  switch (rank) {
    case typeRanks.nullValue:
      return 0
    case typeRanks.booleanValue:
      return (
        Number((a as { booleanValue: boolean }).booleanValue) - Number((b as { booleanValue: boolean }).booleanValue)
      )
    case typeRanks.integerValue:
      return compareNumbers(a, b)
    case typeRanks.timestampValue:
      return compareTimestamps(
        (a as { timestampValue: string }).timestampValue,
        (b as { timestampValue: string }).timestampValue,
      )
    case typeRanks.stringValue:
      return compareText((a as { stringValue: string }).stringValue, (b as { stringValue: string }).stringValue)
    case typeRanks.bytesValue:
      return Buffer.compare(
        Buffer.from((a as { bytesValue: string }).bytesValue, 'base64'),
        Buffer.from((b as { bytesValue: string }).bytesValue, 'base64'),
      )
    case typeRanks.referenceValue:
      return comparePaths(
        (a as { referenceValue: string }).referenceValue,
        (b as { referenceValue: string }).referenceValue,
      )
    case typeRanks.geoPointValue: {
      const left = (a as { geoPointValue: { latitude?: number; longitude?: number } }).geoPointValue
      const right = (b as { geoPointValue: { latitude?: number; longitude?: number } }).geoPointValue
      return (
        compareDoubles(left.latitude ?? 0, right.latitude ?? 0) ||
        compareDoubles(left.longitude ?? 0, right.longitude ?? 0)
      )
    }
    case typeRanks.arrayValue:
      return compareArrays(elementsOf(a), elementsOf(b))
    case typeRanks.vector: {
      const left = vectorOf(a)!
      const right = vectorOf(b)!
      return left.length - right.length || compareArrays(left, right)
    }
    default:
      return compareMaps(fieldsOf(a), fieldsOf(b))
  }
}

export function elementsOf(value: Value): Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

export function fieldsOf(value: Value): Fields {
  return 'mapValue' in value ? (value.mapValue.fields ?? {}) : {}
}

/** The number as a double; only exact for integers up to 2^53. */
export function toDouble(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue)
  return 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN
}

function compareNumbers(a: Value, b: Value): number {
  const left = toDouble(a)
  const right = toDouble(b)
  const rough = compareDoubles(left, right)
  // Rounding an integer to a double keeps the order, so only equal doubles can hide a difference.
  if (rough !== 0 || Math.abs(left) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(left)) return rough
  const exactLeft = exactInteger(a, left)
  const exactRight = exactInteger(b, right)
  return exactLeft < exactRight ? -1 : exactLeft > exactRight ? 1 : 0
}

function exactInteger(value: Value, double: number): bigint {
  return 'integerValue' in value ? BigInt(value.integerValue) : BigInt(double)
}

function compareDoubles(a: number, b: number): number {
  if (a < b) return -1
  if (a > b) return 1
  if (a === b) return 0
  return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : 1
}

function compareTimestamps(a: string, b: string): number {
  return a === b ? 0 : compareInstants(parseInstant(a)!, parseInstant(b)!)
}

/** By code point, which is the order of the UTF-8 bytes; UTF-16 units differ above U+FFFF. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i)
    const right = b.charCodeAt(i)
    if (left === right) continue
    const leftSurrogate = left >= 0xd800 && left <= 0xdfff
    const rightSurrogate = right >= 0xd800 && right <= 0xdfff
    if (leftSurrogate === rightSurrogate) return left - right
    return leftSurrogate ? 1 : -1
  }
  return a.length - b.length
}

/** Segment by segment; numeric ids (`__id7__`) come first, by number. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0
  const left = a.split('/')
  const right = b.split('/')
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i++) {
    const difference = compareIds(left[i]!, right[i]!)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

function compareIds(a: string, b: string): number {
  const left = numericId(a)
  const right = numericId(b)
  if (left === null && right === null) return compareText(a, b)
  if (left === null) return 1
  if (right === null) return -1
  return left < right ? -1 : left > right ? 1 : 0
}

function compareArrays(a: Value[], b: Value[]): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const difference = compareValues(a[i]!, b[i]!)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function compareMaps(a: Fields, b: Fields): number {
  const left = Object.keys(a).sort(compareText)
  const right = Object.keys(b).sort(compareText)
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i++) {
    const difference = compareText(left[i]!, right[i]!) || compareValues(a[left[i]!]!, b[right[i]!]!)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

/** Equal as a query sees it: 1 equals 1.0. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0
}

/** The same in kind and content, so that writing one over the other changes nothing. */
export function identicalValues(a: Value, b: Value): boolean {
  const kind = Object.keys(a)[0]!
  if (!(kind in b)) return false
  if (kind === 'arrayValue') {
    const left = elementsOf(a)
    const right = elementsOf(b)
    return left.length === right.length && left.every((element, i) => identicalValues(element, right[i]!))
  }
  if (kind === 'mapValue') return identicalFields(fieldsOf(a), fieldsOf(b))
  if (kind === 'geoPointValue') return compareValues(a, b) === 0
  return (a as Record<string, unknown>)[kind] === (b as Record<string, unknown>)[kind]
}

export function identicalFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.hasOwn(b, name) && identicalValues(a[name]!, b[name]!))
}
