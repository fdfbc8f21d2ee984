import { ListValue } from '../values/list.ts'
import { MapValue } from '../values/map.ts'
import { PathValue } from '../values/path.ts'
import { Fault, type Result, typeOf, type Value, wrongType } from '../values/value.ts'

/** `target.name` */
export function memberOf(target: Value, name: string): Result {
  if (target instanceof PathValue) return target.bindings.get(name) ?? new Fault(`nothing is bound to ${name}`)
  if (!(target instanceof MapValue)) return new Fault(`${typeOf(target)} has no property ${name}`)
  const value = target.get(name)
  return value === undefined ? new Fault(`there is no ${name}`) : value
}

/** `target[index]`: a map's key, or a position counted from 0 in a list, string or path. */
export function elementOf(target: Value, index: Value): Result {
  if (target instanceof MapValue) return typeof index === 'string' ? memberOf(target, index) : wrongType('a key', index)
  if (target instanceof PathValue && typeof index === 'string') return memberOf(target, index)
  const items = sequenceOf(target)
  if (!items) return new Fault(`${typeOf(target)} has no elements`)
  if (typeof index !== 'bigint') return wrongType('an index', index)
  const item = index < 0n ? undefined : items[Number(index)]
  return item === undefined ? new Fault(`there is no element ${index}`) : item
}

/** `target[from:to]`; a slice, even an empty one, begins and ends at elements that are there, or is an error. */
export function sliceOf(target: Value, from: Value, to: Value): Result {
  const items = target instanceof PathValue ? null : sequenceOf(target)
  if (!items) return new Fault(`${typeOf(target)} has no slices`)
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return new Fault('the bounds of a slice are integers')
  const length = BigInt(items.length)
  if (from < 0n || from > to || to < 1n || from >= length || to > length) {
    return new Fault(`there is no slice ${from}:${to}`)
  }
  const part = items.slice(Number(from), Number(to))
  return typeof target === 'string' ? part.join('') : new ListValue(part)
}

function sequenceOf(target: Value): readonly Value[] | null {
  if (target instanceof ListValue) return target.items
  if (typeof target === 'string') return Array.from(target)
  return target instanceof PathValue ? target.segments : null
}
