import type { Value } from '../wire.ts'
import { numericId } from './numeric-id.ts'
import { parseInstant } from './time.ts'
import { compareText, elementsOf, fieldsOf, toDouble, typeRank, typeRanks, vectorOf } from './value-order.ts'

/**
 * Bytes whose memcmp order is the order of compareValues, so that SQLite's index order is Firestore's. Every encoding
 * is self-delimiting: no key is a prefix of another, and keys may be concatenated or inverted.
 */
export function valueKey(value: Value): Buffer {
  const parts: Buffer[] = []
  appendValue(parts, value)
  return Buffer.concat(parts)
}

/** The key of a document's path; all descendants' keys begin with it less its last byte. */
export function pathKey(path: string): Buffer {
  if (!path.includes('\0') && !path.includes('__id'))
    return Buffer.from(`\x02${path.replaceAll('/', '\0\x01\x02')}\0\x01\0`)
  const parts: Buffer[] = []
  appendPath(parts, path)
  return Buffer.concat(parts)
}

/** The lowest key above this one. */
export function keyAfter(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.from([0])])
}

/** Keys, `from` included and `to` excluded. */
export interface KeyRange {
  from: Buffer
  to: Buffer
}

/** The keys of everything below a document or in a collection; '' is the whole database. */
export function descendantRange(parent: string): KeyRange {
  const prefix = parent === '' ? Buffer.alloc(0) : pathKey(parent).subarray(0, -1)
  return { from: Buffer.concat([prefix, Buffer.from([1])]), to: Buffer.concat([prefix, Buffer.from([255])]) }
}

/** What lies in both. */
export function narrowed(asked: { from?: Buffer | null; to?: Buffer | null }, { from, to }: KeyRange): KeyRange {
  return {
    from: asked.from && Buffer.compare(asked.from, from) > 0 ? asked.from : from,
    to: asked.to && Buffer.compare(asked.to, to) < 0 ? asked.to : to,
  }
}

/** For descending parts of a composite key. */
export function inverted(key: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(key.length)
  for (let i = 0; i < key.length; i++) bytes[i] = 255 - key[i]!
  return bytes
}

/** The first byte of all keys of the value's type. */
export function rankByte(value: Value): number {
  return firstRank + typeRank(value)
}

const end = Buffer.from([0])
const entry = Buffer.from([1])
const textEnd = Buffer.from([0, 1])
const escapedZero = Buffer.from([0, 255])
/** Room below for the end marks. */
const firstRank = 0x10

function appendValue(parts: Buffer[], value: Value): void {
  const rank = typeRank(value)
  parts.push(Buffer.from([firstRank + rank]))
  switch (rank) {
    case typeRanks.nullValue:
      return
    case typeRanks.booleanValue:
      parts.push(Buffer.from([(value as { booleanValue: boolean }).booleanValue ? 1 : 0]))
      return
    case typeRanks.integerValue:
      appendNumber(parts, value)
      return
    case typeRanks.timestampValue: {
      const { seconds, nanos } = parseInstant((value as { timestampValue: string }).timestampValue)!
      const bytes = Buffer.allocUnsafe(10)
      bytes.writeUIntBE(seconds + 62_135_596_800, 0, 6)
      bytes.writeUInt32BE(nanos, 6)
      parts.push(bytes)
      return
    }
    case typeRanks.stringValue:
      appendBytes(parts, Buffer.from((value as { stringValue: string }).stringValue))
      return
    case typeRanks.bytesValue:
      appendBytes(parts, Buffer.from((value as { bytesValue: string }).bytesValue, 'base64'))
      return
    case typeRanks.referenceValue:
      appendPath(parts, (value as { referenceValue: string }).referenceValue)
      return
    case typeRanks.geoPointValue: {
      const point = (value as { geoPointValue: { latitude?: number; longitude?: number } }).geoPointValue
      parts.push(doubleKey(point.latitude ?? 0), doubleKey(point.longitude ?? 0))
      return
    }
    case typeRanks.arrayValue:
      for (const element of elementsOf(value)) appendValue(parts, element)
      parts.push(end)
      return
    case typeRanks.vector: {
      const elements = vectorOf(value)!
      const length = Buffer.allocUnsafe(4)
      length.writeUInt32BE(elements.length)
      parts.push(length)
      for (const element of elements) appendValue(parts, element)
      return
    }
    default: {
      const fields = fieldsOf(value)
      for (const name of Object.keys(fields).sort(compareText)) {
        parts.push(entry)
        appendBytes(parts, Buffer.from(name))
        appendValue(parts, fields[name]!)
      }
      parts.push(end)
    }
  }
}

/** The double that is nearest, then how far the integer lies from it (at most 512 for 64 bits). */
function appendNumber(parts: Buffer[], value: Value): void {
  const double = toDouble(value)
  let beside = 0
  if ('integerValue' in value && !Number.isSafeInteger(double))
    beside = Number(BigInt(value.integerValue) - BigInt(double))
  const bytes = Buffer.allocUnsafe(2)
  bytes.writeUInt16BE(beside + 0x8000)
  parts.push(doubleKey(double), bytes)
}

/** IEEE 754 with the sign bit flipped for positives and all bits for negatives; NaN is all zero, -0 is 0. */
function doubleKey(double: number): Buffer {
  const bytes = Buffer.alloc(8)
  if (Number.isNaN(double)) return bytes
  bytes.writeDoubleBE(double === 0 ? 0 : double)
  if (bytes[0]! < 128) bytes[0]! += 128
  else for (let i = 0; i < 8; i++) bytes[i] = 255 - bytes[i]!
  return bytes
}

function appendBytes(parts: Buffer[], bytes: Buffer): void {
  let start = 0
  for (let zero = bytes.indexOf(0); zero >= 0; zero = bytes.indexOf(0, start)) {
    parts.push(bytes.subarray(start, zero), escapedZero)
    start = zero + 1
  }
  parts.push(start === 0 ? bytes : bytes.subarray(start), textEnd)
}

function appendPath(parts: Buffer[], path: string): void {
  for (const segment of path.split('/')) {
    const number = numericId(segment)
    if (number === null) {
      parts.push(Buffer.from([2]))
      appendBytes(parts, Buffer.from(segment))
    } else {
      const bytes = Buffer.allocUnsafe(9)
      bytes[0] = 1
      bytes.writeBigUInt64BE(number + (1n << 63n), 1)
      parts.push(bytes)
    }
  }
  parts.push(end)
}
