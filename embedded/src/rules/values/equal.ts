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

/** A membership test over many values; scalars by hash, the rest one by one. */
export function membership(items: readonly Value[]): (value: Value) => boolean {
  const scalars = new Set<unknown>()
  const others: Value[] = []
  for (const item of items) {
    const key = scalarKey(item)
    if (key === undefined) others.push(item)
    else scalars.add(key)
  }
  return (value) => {
    const key = scalarKey(value)
    return key === undefined ? others.some((other) => equal(other, value)) : scalars.has(key)
  }
}

/** Equal scalars have equal keys; undefined for what must be compared. Whole floats share the integer's key. */
function scalarKey(value: Value): unknown {
  if (typeof value === 'number') {
    return Number.isNaN(value) ? undefined : Number.isInteger(value) ? BigInt(value) : value
  }
  return typeof value === 'object' && value !== null ? undefined : value
}

export function subset(items: readonly Value[], of: readonly Value[]): boolean {
  return items.every(membership(of))
}

export function distinct(items: readonly Value[]): Value[] {
  const kept: Value[] = []
  const scalars = new Set<unknown>()
  for (const item of items) {
    const key = scalarKey(item)
    if (key === undefined ? kept.some((other) => equal(other, item)) : scalars.has(key)) continue
    if (key !== undefined) scalars.add(key)
    kept.push(item)
  }
  return kept
}
