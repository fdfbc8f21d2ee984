import { PartialMap, Unknown } from '../query/unknown.ts'
import { BytesValue } from './bytes.ts'
import { DurationValue } from './duration.ts'
import { LatLngValue } from './latlng.ts'
import { ListValue } from './list.ts'
import { MapValue } from './map.ts'
import { MapDiffValue } from './map-diff.ts'
import { PathValue } from './path.ts'
import { SetValue } from './set.ts'
import { TimestampValue } from './timestamp.ts'
import { Fault, type Result, type Value } from './value.ts'

const longestText = 60
const mostItems = 8
const deepest = 3

/** A result as people read it, near to how the language writes it, and never long. */
export function show(result: Result): string {
  if (result instanceof PartialMap) return 'what the query tells of it'
  if (result instanceof Unknown) return 'unknown: the query does not pin it down'
  return result instanceof Fault ? `no answer: ${result.message}` : showValue(result, 0)
}

function showValue(value: Value, depth: number): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value)
  if (value === null || typeof value !== 'object') return String(value)
  if (value instanceof ListValue) return `[${showAll(value.items, depth)}]`
  if (value instanceof SetValue) return `[${showAll(value.items, depth)}].toSet()`
  if (value instanceof MapValue) return showMap(value, depth)
  if (value instanceof MapDiffValue) return `diff(affected ${showValue(value.affected(), depth + 1)})`
  if (value instanceof TimestampValue) return value.date.toISOString()
  if (value instanceof DurationValue) return `duration(${Number(value.nanos) / 1e9} s)`
  if (value instanceof BytesValue) return `bytes(${value.bytes.length})`
  if (value instanceof LatLngValue) return `latlng(${value.latitude}, ${value.longitude})`
  return value instanceof PathValue ? shortened(value.toString()) : value
}

function showMap(map: MapValue, depth: number): string {
  if (depth >= deepest) return '{…}'
  const keys = map.keys().slice(0, mostItems)
  const entries = keys.map((key) => `${quoted(key)}: ${showValue(map.get(key)!, depth + 1)}`)
  return `{${[...entries, ...(map.size > keys.length ? ['…'] : [])].join(', ')}}`
}

function showAll(items: readonly Value[], depth: number): string {
  if (depth >= deepest) return '…'
  const shown = items.slice(0, mostItems).map((item) => showValue(item, depth + 1))
  return [...shown, ...(items.length > shown.length ? ['…'] : [])].join(', ')
}

const quoted = (text: string) => `'${shortened(text)}'`

function shortened(text: string): string {
  const line = text.slice(0, longestText + 1).replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd')
  return line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line
}
