import { collectionOf } from '../names.ts'
import {
  type Comparison,
  type Condition,
  conjunctions,
  isName,
  type Leaf,
  type Order,
  type Query,
} from '../query/query.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type FieldPath, formatFieldPath } from '../values/field-path.ts'
import { valueAt } from '../values/fields.ts'
import { inverted, pathKey, rankByte, valueKey } from '../values/value-key.ts'
import { elementsOf } from '../values/value-order.ts'
import type { Value } from '../wire.ts'

/**
 * An index of one collection id: one entry a document, whose key is the values of `equal` and then those of `orders`,
 * so that a query's answer lies in one range of keys, in its order; with `contains` one entry for each element of that
 * array, before the rest. Entries narrow and sort; match.ts still decides.
 */
export interface FieldIndex {
  collectionId: string
  /** Over all collections with that id; otherwise keys begin with the collection's path. */
  group: boolean
  /** The path of the one collection that it is made for; null for all with that id. */
  within: string | null
  /** The field of an array whose elements are found one by one. */
  contains?: FieldPath
  equal: FieldPath[]
  /** The last one is `__name__`. */
  orders: Order[]
}

export interface IndexRange {
  index: FieldIndex
  /** The collection that is asked; null for a group. */
  collection: string | null
  from: Buffer
  to: Buffer
  /** How many bytes of each key come before the part that is in the query's order. */
  prefix: number
}

/** The same text for the same index: its name in the database. */
export function describeIndex({ contains, equal, orders, group, within }: FieldIndex): string {
  const parts = [
    ...(contains ? [`@${formatFieldPath(contains)}`] : []),
    ...equal.map((path) => formatFieldPath(path)),
    ...orders.map(({ path, descending }) => `${descending ? '-' : '+'}${formatFieldPath(path)}`),
  ]
  const scope = group ? 'group' : within === null ? 'collection' : `collection ${JSON.stringify(within)}`
  return `${scope} ${parts.join(' ')}`
}

/** The document's keys in an index; none when it lacks a field and so cannot be in any answer, or lies elsewhere. */
export function entryKeys(index: FieldIndex, document: StoredDocument): Buffer[] {
  if (index.within !== null && collectionOf(document.path) !== index.within) return []
  const parts: Buffer[] = []
  for (const path of index.equal) {
    const value = valueAt(document.fields, path)
    if (value === undefined) return []
    parts.push(valueKey(value))
  }
  for (const { path, descending } of index.orders) {
    const value = isName(path) ? null : valueAt(document.fields, path)
    if (value === undefined) return []
    const key = value === null ? pathKey(document.path) : valueKey(value)
    parts.push(descending ? inverted(key) : key)
  }
  const before = index.group ? [] : [pathKey(collectionOf(document.path))]
  if (!index.contains) return [Buffer.concat([...before, ...parts])]
  const list = valueAt(document.fields, index.contains)
  const elements = list === undefined ? [] : elementsOf(list).map(valueKey)
  const each = new Map(elements.map((key) => [key.toString('latin1'), key]))
  return [...each.values()].map((key) => Buffer.concat([...before, key, ...parts]))
}

/**
 * The ranges of indexes whose union holds the query's answer, each in its order: one for each alternative of `in` and
 * `or`. Null when reading the collection does as well for one of them, and so for all.
 */
export function planIndex(query: Query): IndexRange[] | null {
  if (query.collectionId === null) return null
  const ranges = new Map<string, IndexRange>()
  for (const conditions of alternatives(query.where)) {
    const range = planAlternative(query, query.collectionId, conditions)
    if (!range) return null
    ranges.set(`${describeIndex(range.index)} ${range.from.toString('latin1')} ${range.to.toString('latin1')}`, range)
  }
  return [...ranges.values()]
}

/** Conditions that hold together, with each value of `in` and `array-contains-any` by itself. */
function alternatives(where: Condition | null): Leaf[][] {
  return conjunctions(where && withoutLists(where))
}

function withoutLists(condition: Condition): Condition {
  if ('conditions' in condition) return { ...condition, conditions: condition.conditions.map(withoutLists) }
  const op = condition.kind === 'field' ? ofOne[condition.op] : undefined
  if (condition.kind !== 'field' || !op || isName(condition.path)) return condition
  const { path, value } = condition
  const conditions = elementsOf(value).map((one): Leaf => ({ kind: 'field', path, op, value: one }))
  return { kind: 'OR', conditions }
}

/** What operators that take a list ask of each of its values. */
const ofOne: Partial<Record<Comparison, Comparison>> = { IN: 'EQUAL', ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS' }

function planAlternative(query: Query, collectionId: string, conditions: readonly Leaf[]): IndexRange | null {
  const equalities = equalitiesOf(conditions)
  const ordered = query.orders.filter(({ path }) => !isName(path))
  const used = new Set(ordered.map(({ path }) => formatFieldPath(path)))
  const free = [...equalities.entries()].filter(([name]) => !used.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const element = conditions.find((one) => one.kind === 'field' && one.op === 'ARRAY_CONTAINS')
  const contains = element?.kind === 'field' && !isName(element.path) ? element : undefined
  // An order by name alone needs no composite index: one field narrows, the others are filtered.
  const equal = ordered.length === 0 ? free.slice(0, contains ? 0 : 1) : free
  const first = query.orders[0]!
  const bounds = isName(first.path) ? [] : boundsOf(conditions, first)
  const hasCursor = query.startAt !== null || query.endAt !== null
  const narrows = equal.length > 0 || contains !== undefined
  if (!narrows && (ordered.length === 0 || (query.limit === null && bounds.length === 0 && !hasCursor))) {
    return null
  }
  const index: FieldIndex = {
    collectionId,
    group: query.allDescendants,
    within: null,
    ...(contains && { contains: contains.path }),
    equal: equal.map(([, { path }]) => path),
    orders: query.orders,
  }
  const path = query.parent === '' ? collectionId : `${query.parent}/${collectionId}`
  const collection = query.allDescendants ? null : path
  const prefix = Buffer.concat([
    ...(collection === null ? [] : [pathKey(collection)]),
    ...(contains ? [valueKey(contains.value)] : []),
    ...equal.map(([, { value }]) => valueKey(value)),
  ])
  const lower = [...bounds.map(({ from }) => from), cursorKey(query, query.startAt)]
  const upper = [...bounds.map(({ to }) => to), beyond(cursorKey(query, query.endAt))]
  return {
    index,
    collection,
    from: Buffer.concat([prefix, highest(lower)]),
    to: Buffer.concat([prefix, lowest(upper)]),
    prefix: prefix.length,
  }
}

interface Equality {
  path: FieldPath
  value: Value
}

/** Fields that every answer has with one known value. */
function equalitiesOf(conditions: readonly Leaf[]): Map<string, Equality> {
  const equalities = new Map<string, Equality>()
  for (const condition of conditions) {
    if (isName(condition.path)) continue
    const name = formatFieldPath(condition.path)
    if (condition.kind === 'unary') {
      if (condition.op === 'IS_NULL') equalities.set(name, { path: condition.path, value: { nullValue: null } })
    } else if (condition.op === 'EQUAL') {
      equalities.set(name, { path: condition.path, value: condition.value })
    }
  }
  return equalities
}

/** What inequalities say of the first ordered field, as ranges of its part of the key. */
function boundsOf(conditions: readonly Leaf[], { path, descending }: Order): { from: Buffer; to: Buffer }[] {
  const name = formatFieldPath(path)
  return conditions.flatMap((condition) => {
    if (condition.kind !== 'field' || formatFieldPath(condition.path) !== name) return []
    const key = valueKey(condition.value)
    const rank = rankByte(condition.value)
    const [from, to] = rangeOf(condition.op, key, rank) ?? []
    if (!from || !to) return []
    return [
      descending
        ? { from: inverted(to.key), to: after(inverted(from.key), from.whole) }
        : { from: from.key, to: after(to.key, to.whole) },
    ]
  })
}

interface Edge {
  key: Buffer
  /** A whole value, or only the first byte that all values of the type share. */
  whole: boolean
}

function rangeOf(op: string, key: Buffer, rank: number): [Edge, Edge] | null {
  const value = { key, whole: true }
  const type = { key: Buffer.from([rank]), whole: false }
  if (op === 'EQUAL') return [value, value]
  if (op === 'GREATER_THAN' || op === 'GREATER_THAN_OR_EQUAL') return [value, type]
  if (op === 'LESS_THAN' || op === 'LESS_THAN_OR_EQUAL') return [type, value]
  return null
}

/** A key above all that begin so: after a whole value no part begins with 255, after a type's byte any may. */
function after(key: Buffer, whole: boolean): Buffer {
  return whole ? Buffer.concat([key, top]) : Buffer.from([key[0]! + 1])
}

const top = Buffer.from([255])

function cursorKey(query: Query, bound: Query['startAt']): Buffer | null {
  if (bound === null) return null
  return Buffer.concat(
    bound.values.map((value, position) => {
      const { path, descending } = query.orders[position]!
      const isReference = isName(path) && 'referenceValue' in value
      const key = isReference ? pathKey(value.referenceValue.slice(query.root.length + 1)) : valueKey(value)
      return descending ? inverted(key) : key
    }),
  )
}

function beyond(key: Buffer | null): Buffer | null {
  return key && Buffer.concat([key, top])
}

function highest(keys: (Buffer | null)[]): Buffer {
  return keys.reduce<Buffer>((best, key) => (key && Buffer.compare(key, best) > 0 ? key : best), Buffer.alloc(0))
}

function lowest(keys: (Buffer | null)[]): Buffer {
  return keys.reduce<Buffer>((best, key) => (key && Buffer.compare(key, best) < 0 ? key : best), top)
}
