import type { Place } from '../syntax/ast.ts'
import type { BytesValue } from './bytes.ts'
import type { DurationValue } from './duration.ts'
import type { LatLngValue } from './latlng.ts'
import type { ListValue } from './list.ts'
import type { MapValue } from './map.ts'
import type { MapDiffValue } from './map-diff.ts'
import type { PathValue } from './path.ts'
import type { SetValue } from './set.ts'
import type { TimestampValue } from './timestamp.ts'

/** A value of the rules language. Integers are bigint, so that 64 bits hold and int and float stay apart. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue

/** Why an expression has no value. A fault is passed along like a value, so that `&&` and `||` can absorb it. */
export class Fault {
  readonly message: string
  /** The expression that failed; put in by the evaluator when a function of the library failed. */
  place: Place | null

  constructor(message: string, place: Place | null = null) {
    this.message = message
    this.place = place
  }
}

export type Result = Value | Fault

/** A fault for an operand of the wrong type. */
export function wrongType(what: string, value: Value): Fault {
  return new Fault(`${what} cannot be ${typeOf(value)}`)
}

/** The type's name as `is` writes it; null has none there. */
export function typeOf(value: Value): string {
  switch (typeof value) {
    case 'boolean':
      return 'bool'
    case 'bigint':
      return 'int'
    case 'number':
      return 'float'
    case 'string':
      return 'string'
    default:
      return value === null ? 'null' : value.type
  }
}

/** The names that may follow `is`. */
export const typeNames = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
])

export function isOfType(value: Value, type: string): boolean {
  const own = typeOf(value)
  return own === type || (type === 'number' && (own === 'int' || own === 'float'))
}
