import { FirestoreError } from '../error.ts'
import { checkId, Names } from '../names.ts'
import type { Fields, Value } from '../wire.ts'
import { formatInstant, parseInstant } from './time.ts'

/** Deepest nesting of maps and arrays, and the largest single value in bytes. */
export const maxDepth = 20
export const maxValueBytes = 1_048_487

/** More fields, counted twice, and elements than any document may have index entries. */
const maxParts = 50_000

/** How many more parts a value may have, counted down while it is checked. */
interface Budget {
  left: number
}

function spend(budget: Budget, parts: number, field: string): void {
  budget.left -= parts
  if (budget.left < 0) throw bad(field.slice(0, 100), 'has more fields and elements than the limit of index entries')
}

/** Whether timestamps keep nanoseconds (in queries) or are cut to microseconds (in what is stored). */
export type Precision = 'stored' | 'asked'

/**
 * Checks a value from outside and returns it in its one canonical JSON form: integers without leading zeros, base64 of
 * the standard alphabet, timestamps in UTC. INVALID_ARGUMENT names the field.
 */
export function checkValue(
  value: unknown,
  field: string,
  precision: Precision = 'stored',
  depth = 0,
  budget: Budget = { left: maxParts },
): Value {
  if (!isObject(value)) throw bad(field, 'must be a value')
  const kind = onlyKind(value, field)
  const content = value[kind]
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0) throw bad(field, 'has a wrong nullValue')
      return { nullValue: null }
    case 'booleanValue':
      if (typeof content !== 'boolean') throw bad(field, 'has a wrong booleanValue')
      return { booleanValue: content }
    case 'integerValue':
      return { integerValue: checkInteger(content, field) }
    case 'doubleValue':
      return { doubleValue: checkDouble(content, field) }
    case 'timestampValue':
      return { timestampValue: checkTimestamp(content, field, precision) }
    case 'stringValue':
      if (typeof content !== 'string' || !content.isWellFormed()) throw bad(field, 'has a wrong stringValue')
      if (Buffer.byteLength(content) > maxValueBytes) throw tooLong(field)
      return { stringValue: content }
    case 'bytesValue':
      return { bytesValue: checkBytes(content, field) }
    case 'referenceValue':
      return { referenceValue: checkReference(content, field) }
    case 'geoPointValue':
      return { geoPointValue: checkGeoPoint(content, field) }
    case 'arrayValue':
      return { arrayValue: { values: checkElements(content, field, precision, depth + 1, budget) } }
    case 'mapValue': {
      if (!isObject(content)) throw bad(field, 'has a wrong mapValue')
      return { mapValue: { fields: checkFields(content.fields ?? {}, field, precision, depth + 1, budget) } }
    }
    default:
      throw bad(field, `has an unknown kind "${kind.slice(0, 50)}"`)
  }
}

function onlyKind(value: Record<string, unknown>, field: string): string {
  let kind = ''
  let count = 0
  for (const key of Object.keys(value)) {
    if (value[key] === undefined) continue
    kind = key
    count++
  }
  if (count !== 1) throw bad(field, `must have exactly one kind, not ${count}`)
  return kind
}

/** The fields of a document (`prefix` '') or of a map. */
export function checkFields(
  fields: unknown,
  prefix: string,
  precision: Precision = 'stored',
  depth = 0,
  budget: Budget = { left: maxParts },
): Fields {
  if (!isObject(fields)) throw bad(prefix || 'fields', 'must be an object')
  checkDepth(prefix, depth)
  const names = Object.keys(fields)
  spend(budget, 2 * names.length, prefix || 'fields')
  const checked: Fields = {}
  for (const name of names) {
    if (name === '') throw bad(prefix || 'fields', 'has an empty field name')
    if (!name.isWellFormed() || Buffer.byteLength(name) > 1_500) {
      throw bad(prefix || 'fields', 'has a field name that is longer than the limit of 1500 bytes or not valid Unicode')
    }
    const field = prefix ? `${prefix}.${name}` : name
    if (name.startsWith('__') && name.endsWith('__') && name.length > 3 && name !== '__type__') {
      throw bad(field, 'is reserved')
    }
    checked[name] = checkValue(fields[name], field, precision, depth, budget)
  }
  return checked
}

export function checkElements(
  content: unknown,
  field: string,
  precision: Precision = 'stored',
  depth = 1,
  budget: Budget = { left: maxParts },
): Value[] {
  if (!isObject(content)) throw bad(field, 'has a wrong arrayValue')
  const values = content.values ?? []
  if (!Array.isArray(values)) throw bad(field, 'has a wrong arrayValue')
  checkDepth(field, depth)
  spend(budget, values.length, field)
  return values.map((element, index) => {
    const checked = checkValue(element, `${field}[${index}]`, precision, depth, budget)
    if ('arrayValue' in checked && precision === 'stored') {
      throw bad(field, 'is an array that directly contains another array')
    }
    return checked
  })
}

function checkDepth(field: string, depth: number): void {
  if (depth > maxDepth) throw bad(field.slice(0, 100), `is nested deeper than the limit of ${maxDepth} levels`)
}

function checkInteger(content: unknown, field: string): string {
  if (typeof content === 'number' ? !Number.isSafeInteger(content) : typeof content !== 'string') {
    throw bad(field, 'has a wrong integerValue')
  }
  const text = String(content)
  if (/^(0|-?[1-9]\d{0,14})$/.test(text)) return text
  if (!/^-?\d{1,20}$/.test(text)) throw bad(field, 'has a wrong integerValue')
  const integer = BigInt(text)
  if (BigInt.asIntN(64, integer) !== integer) throw bad(field, 'has an integerValue outside 64 bits')
  return integer.toString()
}

function checkDouble(content: unknown, field: string): number | 'NaN' | 'Infinity' | '-Infinity' | '-0' {
  if (content === 'NaN' || content === 'Infinity' || content === '-Infinity') return content
  const isText = typeof content === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(content)
  if (typeof content !== 'number' && !isText) throw bad(field, 'has a wrong doubleValue')
  const number = Number(content)
  if (!Number.isFinite(number)) throw bad(field, 'has a wrong doubleValue')
  return Object.is(number, -0) ? '-0' : number
}

function checkTimestamp(content: unknown, field: string, precision: Precision): string {
  const instant =
    isObject(content) && (typeof content.seconds === 'string' || typeof content.seconds === 'number')
      ? { seconds: Number(content.seconds), nanos: Number(content.nanos ?? 0) }
      : parseInstant(content)
  if (
    !instant ||
    !Number.isInteger(instant.seconds) ||
    instant.seconds < -62_135_596_800 ||
    instant.seconds > 253_402_300_799 ||
    !(instant.nanos >= 0 && instant.nanos < 1e9)
  ) {
    throw bad(field, 'has a timestampValue that is no RFC 3339 time between the years 1 and 9999')
  }
  if (precision === 'asked') return formatInstant(instant)
  return formatInstant({ seconds: instant.seconds, nanos: instant.nanos - (instant.nanos % 1000) })
}

function checkBytes(content: unknown, field: string): string {
  if (typeof content !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(content))
    throw bad(field, 'has a wrong bytesValue')
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > maxValueBytes) throw tooLong(field)
  return bytes.toString('base64')
}

function checkReference(content: unknown, field: string): string {
  const match =
    typeof content === 'string' ? /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/s.exec(content) : null
  if (!match) throw bad(field, 'has a wrong referenceValue')
  new Names(match[1]!, match[2]!).documentPath(content, field)
  for (const id of match.slice(1, 3)) checkId(id, field)
  return content as string
}

function checkGeoPoint(content: unknown, field: string): { latitude: number; longitude: number } {
  if (!isObject(content)) throw bad(field, 'has a wrong geoPointValue')
  const latitude = Number(content.latitude ?? 0)
  const longitude = Number(content.longitude ?? 0)
  if (!(latitude >= -90 && latitude <= 90) || !(longitude >= -180 && longitude <= 180)) {
    throw bad(field, 'has a geoPointValue outside -90..90, -180..180')
  }
  return { latitude, longitude }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function tooLong(field: string): FirestoreError {
  return bad(field, `is longer than the limit of ${maxValueBytes} bytes`)
}

function bad(field: string, problem: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Field "${field}" ${problem}.`)
}
