import { equal, membership, subset } from '../values/equal.ts'
import { ListValue } from '../values/list.ts'
import { MapValue } from '../values/map.ts'
import { MapDiffValue } from '../values/map-diff.ts'
import { SetValue } from '../values/set.ts'
import { Fault, type Result, type Value, wrongType } from '../values/value.ts'
import { toText } from './conversions.ts'
import { methodTable } from './method.ts'

/** Lists, sets, maps and their differences. Source: Firebase's reference of rules.List, Set, Map and MapDiff. */

type Items = readonly Value[]

/** Only sets take either: a list is compared with a list, as production does. */
function withList(argument: Value | undefined, use: (items: Items) => Result): Result {
  return argument instanceof ListValue ? use(argument.items) : wrongType('the argument', argument!)
}

function withItems(argument: Value | undefined, use: (items: Items) => Result): Result {
  if (argument instanceof ListValue || argument instanceof SetValue) return use(argument.items)
  return wrongType('the argument', argument!)
}

function withSet(argument: Value | undefined, use: (items: Items) => Result): Result {
  return argument instanceof SetValue ? use(argument.items) : wrongType('the argument', argument!)
}

export const listMethods = methodTable<ListValue>({
  concat: [
    1,
    (list, other) =>
      other instanceof ListValue
        ? new ListValue([...list.items, ...other.items])
        : wrongType('what is appended', other!),
  ],
  hasAll: [1, (list, wanted) => withList(wanted, (items) => subset(items, list.items))],
  hasAny: [1, (list, wanted) => withList(wanted, (items) => items.some(membership(list.items)))],
  hasOnly: [1, (list, wanted) => withList(wanted, (items) => subset(list.items, items))],
  join: [1, (list, separator) => join(list.items, separator!)],
  removeAll: [
    1,
    (list, unwanted) =>
      withList(unwanted, (items) => {
        const out = membership(items)
        return new ListValue(list.items.filter((item) => !out(item)))
      }),
  ],
  size: [0, (list) => BigInt(list.items.length)],
  toSet: [0, (list) => new SetValue(list.items)],
})

function join(items: Items, separator: Value): Result {
  if (typeof separator !== 'string') return wrongType('a separator', separator)
  const texts: string[] = []
  for (const item of items) {
    const text = toText(item)
    if (typeof text !== 'string') return text as Fault
    texts.push(text)
  }
  return texts.join(separator)
}

export const setMethods = methodTable<SetValue>({
  difference: [
    1,
    (set, other) =>
      withSet(other, (items) => {
        const out = membership(items)
        return new SetValue(set.items.filter((item) => !out(item)))
      }),
  ],
  hasAll: [1, (set, wanted) => withItems(wanted, (items) => subset(items, set.items))],
  hasAny: [1, (set, wanted) => withItems(wanted, (items) => items.some(membership(set.items)))],
  hasOnly: [1, (set, wanted) => withItems(wanted, (items) => subset(set.items, items))],
  intersection: [1, (set, other) => withSet(other, (items) => new SetValue(set.items.filter(membership(items))))],
  size: [0, (set) => BigInt(set.items.length)],
  union: [1, (set, other) => withSet(other, (items) => new SetValue([...set.items, ...items]))],
})

export const mapMethods = methodTable<MapValue>({
  diff: [
    1,
    (map, before) => (before instanceof MapValue ? new MapDiffValue(map, before) : wrongType('a map', before!)),
  ],
  get: [2, (map, key, otherwise) => getOr(map, key!, otherwise!)],
  keys: [0, (map) => new ListValue(map.keys())],
  size: [0, (map) => BigInt(map.size)],
  values: [0, (map) => new ListValue(map.values())],
})

/** The value at a key, or at a list of keys one inside the other; the default if any of them is missing. */
function getOr(map: MapValue, key: Value, otherwise: Value): Result {
  const keys = key instanceof ListValue ? key.items : [key]
  if (keys.length === 0) return new Fault('get needs a key')
  let found: Value = map
  for (const step of keys) {
    if (typeof step !== 'string') return wrongType('a key', step)
    const next: Value | undefined = found instanceof MapValue ? found.get(step) : undefined
    if (next === undefined) return otherwise
    found = next
  }
  return found
}

export const mapDiffMethods = methodTable<MapDiffValue>({
  addedKeys: [0, (diff) => diff.added()],
  affectedKeys: [0, (diff) => diff.affected()],
  changedKeys: [0, (diff) => diff.changed()],
  removedKeys: [0, (diff) => diff.removed()],
  unchangedKeys: [0, (diff) => diff.unchanged()],
})

/** `value in collection`. */
export function contains(collection: Value, value: Value): Result {
  if (collection instanceof ListValue || collection instanceof SetValue) {
    return collection.items.some((item) => equal(item, value))
  }
  if (collection instanceof MapValue) {
    return typeof value === 'string' ? collection.has(value) : wrongType('a key of a map', value)
  }
  return wrongType("what follows 'in'", collection)
}
