import { BytesValue } from './bytes.ts'
import { DurationValue } from './duration.ts'
import { LatLngValue } from './latlng.ts'
import { ListValue } from './list.ts'
import { MapValue } from './map.ts'
import { PathValue } from './path.ts'
import { SetValue } from './set.ts'
import { TimestampValue } from './timestamp.ts'
import type { Value } from './value.ts'

/** `==`: deep, int and float by value, and false between other types. */
export function equal(a: Value, b: Value): boolean {
  if (a === b) return true
  if (typeof a === 'bigint' || typeof a === 'number') {
    // JavaScript compares an integer with a float exactly.
    // biome-ignore lint/suspicious/noDoubleEquals: the two numeric types are meant to meet here
    return (typeof b === 'bigint' || typeof b === 'number') && a == b
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (a instanceof ListValue) return b instanceof ListValue && sameItems(a.items, b.items)
  if (a instanceof SetValue)
    return b instanceof SetValue && a.items.length === b.items.length && subset(a.items, b.items)
  if (a instanceof MapValue) return b instanceof MapValue && sameEntries(a, b)
  if (a instanceof TimestampValue) return b instanceof TimestampValue && a.nanos === b.nanos
  if (a instanceof DurationValue) return b instanceof DurationValue && a.nanos === b.nanos
  if (a instanceof BytesValue) return b instanceof BytesValue && Buffer.compare(a.bytes, b.bytes) === 0
  if (a instanceof PathValue) return b instanceof PathValue && sameItems(a.segments, b.segments)
  if (a instanceof LatLngValue) {
    return b instanceof LatLngValue && a.latitude === b.latitude && a.longitude === b.longitude
  }
  return false
}

function sameItems(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((item, i) => equal(item, b[i]!))
}

function sameEntries(a: MapValue, b: MapValue): boolean {
  return a.size === b.size && a.keys().every((key) => b.has(key) && equal(a.get(key)!, b.get(key)!))
}

/** A membership test over many values, in time that grows with their number only. */
export function membership(items: readonly Value[]): (value: Value) => boolean {
  const keys = new Set(items.map(keyOf))
  keys.delete(undefined)
  return (value) => keys.has(keyOf(value))
}

export function subset(items: readonly Value[], of: readonly Value[]): boolean {
  return items.every(membership(of))
}

export function distinct(items: readonly Value[]): Value[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (key === undefined) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A text that two values share exactly when they are equal; undefined for what equals nothing (NaN). */
function keyOf(value: Value): string | undefined {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'string':
      return `s${value}`
    case 'boolean':
      return String(value)
    case 'bigint':
      return `n${value}`
    case 'number':
      if (Number.isNaN(value)) return undefined
      // Whole floats share the integer's key.
      return `n${Number.isInteger(value) ? BigInt(value) : value}`
  }
  if (value instanceof ListValue) return joined('l', value.items.map(keyOf))
  if (value instanceof SetValue) return joined('S', value.items.map(keyOf).sort())
  if (value instanceof MapValue) {
    const entries = [...value.keys()].sort().map((key) => joined('e', [key, keyOf(value.get(key)!)]))
    return joined('m', entries)
  }
  if (value instanceof TimestampValue) return `t${value.nanos}`
  if (value instanceof DurationValue) return `d${value.nanos}`
  if (value instanceof BytesValue) return `b${Buffer.from(value.bytes).toString('base64')}`
  if (value instanceof PathValue) return `p${value}`
  return value instanceof LatLngValue ? `g${value.latitude + 0},${value.longitude + 0}` : undefined
}

/** One key of several; each with its length, so that no two lists of keys become the same text. */
function joined(kind: string, keys: (string | undefined)[]): string | undefined {
  let text = kind
  for (const key of keys) {
    if (key === undefined) return undefined
    text += `${key.length}:${key}`
  }
  return text
}
