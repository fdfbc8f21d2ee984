import { BytesValue } from '../values/bytes.ts'
import { DurationValue } from '../values/duration.ts'
import { LatLngValue } from '../values/latlng.ts'
import { ListValue } from '../values/list.ts'
import { MapValue } from '../values/map.ts'
import { MapDiffValue } from '../values/map-diff.ts'
import { PathValue } from '../values/path.ts'
import { SetValue } from '../values/set.ts'
import { TimestampValue } from '../values/timestamp.ts'
import { Fault, type Result, typeOf, type Value } from '../values/value.ts'
import { bytesMethods, hashingFunctions } from './bytes-methods.ts'
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts'
import { latlngFunctions, latlngMethods, mathFunctions } from './math-functions.ts'
import type { Method, MethodTable } from './method.ts'
import { pathMethods } from './path-methods.ts'
import { stringMethods } from './string-methods.ts'
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from './time-methods.ts'

/** The namespaces of functions that need nothing of the request. */
export const namespaces: ReadonlyMap<string, MethodTable<null>> = new Map([
  ['duration', durationFunctions],
  ['hashing', hashingFunctions],
  ['latlng', latlngFunctions],
  ['math', mathFunctions],
  ['timestamp', timestampFunctions],
])

const methodsByType = new Map<string, ReadonlyMap<string, { arity: number }>>([
  ['bytes', bytesMethods],
  ['duration', durationMethods],
  ['latlng', latlngMethods],
  ['list', listMethods],
  ['map', mapMethods],
  ['map_diff', mapDiffMethods],
  ['path', pathMethods],
  ['set', setMethods],
  ['string', stringMethods],
  ['timestamp', timestampMethods],
])

/** Every type that has methods, with their names and how many arguments each takes. */
export function memberNames(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const arities = (table: ReadonlyMap<string, { arity: number }>) =>
    new Map([...table].map(([name, { arity }]) => [name, arity]))
  return new Map([...methodsByType].map(([type, table]) => [type, arities(table)]))
}

/** How many arguments a method of this name takes, whatever its type; empty when no type has it. */
export function methodArities(name: string): number[] {
  const tables = [...methodsByType.values()]
  return tables.map((table) => table.get(name)?.arity).filter((arity) => arity !== undefined)
}

/** Calls `receiver.name(args)`. */
export function callMethod(receiver: Value, name: string, args: Value[]): Result {
  if (typeof receiver === 'string') return apply(stringMethods, receiver, name, args)
  if (receiver instanceof MapValue) return apply(mapMethods, receiver, name, args)
  if (receiver instanceof ListValue) return apply(listMethods, receiver, name, args)
  if (receiver instanceof SetValue) return apply(setMethods, receiver, name, args)
  if (receiver instanceof MapDiffValue) return apply(mapDiffMethods, receiver, name, args)
  if (receiver instanceof TimestampValue) return apply(timestampMethods, receiver, name, args)
  if (receiver instanceof DurationValue) return apply(durationMethods, receiver, name, args)
  if (receiver instanceof BytesValue) return apply(bytesMethods, receiver, name, args)
  if (receiver instanceof LatLngValue) return apply(latlngMethods, receiver, name, args)
  if (receiver instanceof PathValue) return apply(pathMethods, receiver, name, args)
  return new Fault(`${typeOf(receiver)} has no method ${name}`)
}

function apply<Self extends Value>(table: MethodTable<Self>, self: Self, name: string, args: Value[]): Result {
  const method: Method<Self> | undefined = table.get(name)
  if (!method) return new Fault(`${typeOf(self)} has no method ${name}`)
  if (method.arity !== args.length) return new Fault(`${name} takes ${method.arity} arguments`)
  return method.call(self, ...args)
}
