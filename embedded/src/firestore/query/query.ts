import { fieldOperators, unaryOperators } from '../../rules/query/operators.ts'
import { FirestoreError } from '../error.ts'
import { checkId, type Names } from '../names.ts'
import { type FieldPath, formatFieldPath, parseFieldPath } from '../values/field-path.ts'
import { checkValue, isObject } from '../values/value-check.ts'
import { elementsOf } from '../values/value-order.ts'
import type { Filter, Value } from '../wire.ts'

/**
 * A StructuredQuery after its checks: enums are words, implied orders are there, and nothing else is left to refuse.
 */
export interface Query {
  /** The resource name prefix `projects/P/databases/D/documents`. */
  root: string
  /** Path of the parent document, '' at the root. */
  parent: string
  /** Null for a query over every collection ("kindless"). */
  collectionId: string | null
  allDescendants: boolean
  where: Condition | null
  /** As asked, plus inequality fields and at last `__name__`. */
  orders: Order[]
  startAt: Bound | null
  endAt: Bound | null
  offset: number
  limit: number | null
  select: FieldPath[] | null
}

export type Comparison = NonNullable<(typeof fieldOperators)[number]>
export type UnaryOperator = NonNullable<(typeof unaryOperators)[number]>

export type Condition =
  | { kind: 'AND' | 'OR'; conditions: Condition[] }
  | { kind: 'field'; path: FieldPath; op: Comparison; value: Value }
  | { kind: 'unary'; path: FieldPath; op: UnaryOperator }

export interface Order {
  path: FieldPath
  descending: boolean
}

export interface Bound {
  values: Value[]
  before: boolean
}

const compositeOperators: ('AND' | 'OR' | null)[] = [null, 'AND', 'OR']
const directions: ('ASCENDING' | 'DESCENDING' | null)[] = [null, 'ASCENDING', 'DESCENDING']
const inequalities = new Set<string>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
])
const exclusions = new Set<string>(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'])
const maxDisjunctions = 30
/** Filters and orders of one query, with one for a parent that is a document. */
const maxParts = 100
const tooManyParts = `filters, orders and parent are together more than the limit of ${maxParts}`
const knownParts = new Set(['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'])

export const namePath: FieldPath = ['__name__']

export function isName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__'
}

export function isInequality(condition: Condition): boolean {
  return (condition.kind === 'field' || condition.kind === 'unary') && inequalities.has(condition.op)
}

/** Checks a query from outside. INVALID_ARGUMENT says what is wrong with it. */
export function parseQuery(names: Names, parentName: unknown, input: unknown): Query {
  const parent = names.parentPath(parentName)
  if (!isObject(input)) throw bad('structuredQuery must be an object')
  for (const part of Object.keys(input)) {
    if (!knownParts.has(part)) throw new FirestoreError('UNIMPLEMENTED', `structuredQuery.${part} is not supported.`)
  }
  const source = parseFrom(input.from)
  const ordered = Array.isArray(input.orderBy) ? input.orderBy.length : 0
  const count = { left: maxParts - ordered - (parent === '' ? 0 : 1) }
  if (count.left < 0) throw bad(tooManyParts)
  const where = input.where === undefined ? null : parseFilter(names, input.where, 0, count)
  if (where) {
    checkCombination(where)
    checkNames(where)
  }
  const asked = parseOrders(input.orderBy)
  const orders = [...asked]
  addImpliedOrders(orders, where)
  return {
    root: names.root,
    parent,
    ...source,
    where,
    orders,
    startAt: parseBound(names, input.startAt, asked, 'startAt'),
    endAt: parseBound(names, input.endAt, asked, 'endAt'),
    offset: parseCount(input.offset, 'offset') ?? 0,
    limit: parseCount(isObject(input.limit) ? input.limit.value : input.limit, 'limit'),
    select: parseSelect(input.select),
  }
}

function parseFrom(from: unknown): { collectionId: string | null; allDescendants: boolean } {
  if (from === undefined || (Array.isArray(from) && from.length === 0)) {
    return { collectionId: null, allDescendants: false }
  }
  if (!Array.isArray(from) || from.length !== 1 || !isObject(from[0])) throw bad('from must name one collection')
  const { collectionId, allDescendants } = from[0]
  if (allDescendants !== undefined && typeof allDescendants !== 'boolean') throw bad('allDescendants must be a boolean')
  if (collectionId === undefined || collectionId === '') {
    return { collectionId: null, allDescendants: allDescendants === true }
  }
  checkId(collectionId, 'collectionId')
  return { collectionId, allDescendants: allDescendants === true }
}

function parseFilter(names: Names, input: unknown, depth: number, count: { left: number }): Condition {
  if (!isObject(input) || Object.keys(input).length !== 1) throw bad('a filter must have exactly one kind')
  if (depth > 20) throw bad('filters are nested deeper than the limit of 20 levels')
  if (input.compositeFilter === undefined && --count.left < 0) throw bad(tooManyParts)
  if (input.compositeFilter !== undefined) {
    const composite = object(input.compositeFilter, 'compositeFilter')
    const kind = word(composite.op, compositeOperators, 'compositeFilter.op')
    if (!Array.isArray(composite.filters) || composite.filters.length === 0) throw bad('a composite filter is empty')
    if (composite.filters.length > 100) throw bad('a composite filter has more than 100 parts')
    const conditions = composite.filters.map((part) => parseFilter(names, part, depth + 1, count))
    return conditions.length === 1 ? conditions[0]! : { kind, conditions }
  }
  if (input.unaryFilter !== undefined) {
    const unary = object(input.unaryFilter, 'unaryFilter')
    const path = parseField(unary.field)
    if (isName(path)) throw bad('__name__ cannot be null or NaN')
    return { kind: 'unary', path, op: word(unary.op, unaryOperators, 'unaryFilter.op') }
  }
  if (input.fieldFilter === undefined) {
    throw new FirestoreError('UNIMPLEMENTED', `The filter kind ${Object.keys(input)[0]} is not supported.`)
  }
  const filter = object(input.fieldFilter, 'fieldFilter')
  const path = parseField(filter.field)
  const op = word(filter.op, fieldOperators, 'fieldFilter.op')
  const value = checkValue(filter.value, formatFieldPath(path), 'asked')
  checkOperand(op, value)
  if (isName(path)) {
    const references = op === 'IN' || op === 'NOT_IN' ? elementsOf(value) : [value]
    if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') throw bad('__name__ is not an array')
    for (const reference of references) checkNameValue(names, reference)
  }
  return { kind: 'field', path, op, value }
}

function checkOperand(op: Comparison, value: Value): void {
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return
  if (!('arrayValue' in value)) throw bad(`the value of ${op} must be an array`)
  const length = elementsOf(value).length
  const limit = op === 'NOT_IN' ? 10 : maxDisjunctions
  if (length === 0) throw bad(`${op} needs at least one value`)
  if (length > limit) throw bad(`${op} takes at most ${limit} values`)
}

function checkNameValue(names: Names, value: Value): void {
  if (!('referenceValue' in value)) throw bad('__name__ can only be compared with a document reference')
  names.documentPath(value.referenceValue, '__name__')
}

/** Counts the query's disjunctive normal form, and refuses what Firestore does not combine. */
function checkCombination(where: Condition): void {
  if (disjunctions(where) > maxDisjunctions) {
    throw bad(`the query has more than the limit of ${maxDisjunctions} disjunctions`)
  }
  const used = [...leaves(where)].map((leaf) => leaf.op)
  const count = (op: string) => used.filter((name) => name === op).length
  if (used.filter((op) => exclusions.has(op)).length > 1) {
    throw bad(`only one filter of ${[...exclusions].join(', ')} is allowed`)
  }
  if (count('NOT_IN') > 0 && (count('IN') > 0 || count('ARRAY_CONTAINS_ANY') > 0 || hasOr(where))) {
    throw bad('NOT_IN cannot be combined with OR, IN or ARRAY_CONTAINS_ANY')
  }
  const isContains = ({ op }: Leaf) => op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY'
  if (conjunctions(where).some((together) => together.filter(isContains).length > 1)) {
    throw bad('only one ARRAY_CONTAINS or ARRAY_CONTAINS_ANY is allowed in a disjunction')
  }
}

function disjunctions(condition: Condition): number {
  if (condition.kind === 'AND') return condition.conditions.reduce((product, part) => product * disjunctions(part), 1)
  if (condition.kind === 'OR') return condition.conditions.reduce((sum, part) => sum + disjunctions(part), 0)
  if (condition.kind === 'field' && (condition.op === 'IN' || condition.op === 'ARRAY_CONTAINS_ANY')) {
    return elementsOf(condition.value).length
  }
  return 1
}

function hasOr(condition: Condition): boolean {
  if (condition.kind === 'OR') return true
  return condition.kind === 'AND' && condition.conditions.some(hasOr)
}

/** Single conditions that every answer meets. */
export function requiredOf({ where }: Pick<Query, 'where'>): Leaf[] {
  const conditions = where === null ? [] : where.kind === 'AND' ? where.conditions : [where]
  return conditions.flatMap((condition) => ('path' in condition ? [condition] : []))
}

/** The disjunctive normal form: lists of conditions that hold together. At most thirty, which parseQuery sees to. */
export function conjunctions(condition: Condition | null): Leaf[][] {
  if (condition === null) return [[]]
  if (!('conditions' in condition)) return [[condition]]
  if (condition.kind === 'OR') return condition.conditions.flatMap(conjunctions)
  return condition.conditions.reduce<Leaf[][]>(
    (sofar, part) => sofar.flatMap((left) => conjunctions(part).map((right) => [...left, ...right])),
    [[]],
  )
}

export type Leaf = Extract<Condition, { kind: 'field' | 'unary' }>

export function* leaves(condition: Condition | null): Generator<Leaf> {
  if (condition === null) return
  if ('conditions' in condition) for (const part of condition.conditions) yield* leaves(part)
  else yield condition
}

function parseOrders(input: unknown): Order[] {
  if (input === undefined) return []
  if (!Array.isArray(input)) throw bad('orderBy must be a list')
  const seen = new Set<string>()
  return input.map((item) => {
    const order = object(item, 'orderBy')
    const path = parseField(order.field)
    const key = formatFieldPath(path)
    if (seen.has(key)) throw bad(`orderBy names "${key}" twice`)
    seen.add(key)
    const given = order.direction === undefined || order.direction === 0 || order.direction === 'DIRECTION_UNSPECIFIED'
    const direction = given ? 'ASCENDING' : word(order.direction, directions, 'direction')
    return { path, descending: direction === 'DESCENDING' }
  })
}

/** Of names a query with inequalities asks for a range, too, or for nothing. */
function checkNames(where: Condition): void {
  const all = [...leaves(where)]
  const inequalities = all.filter(isInequality)
  const isPinned = all.some((leaf) => isName(leaf.path) && (leaf.op === 'EQUAL' || leaf.op === 'IN'))
  if (!isPinned || inequalities.length === 0 || inequalities.some(({ path }) => isName(path))) return
  throw bad(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities',
  )
}

/** Inequality fields that orderBy does not name follow it by name, and `__name__` ends every order. */
function addImpliedOrders(orders: Order[], where: Condition | null): void {
  const named = orders.findIndex((order) => isName(order.path))
  const descending = orders.at(-1)?.descending ?? false
  const present = new Set(orders.map((order) => formatFieldPath(order.path)))
  const implied = new Map<string, FieldPath>()
  for (const leaf of leaves(where)) {
    const key = formatFieldPath(leaf.path)
    if (isInequality(leaf) && !present.has(key) && !isName(leaf.path)) implied.set(key, leaf.path)
  }
  if (named >= 0 && named + 1 < orders.length + implied.size) {
    throw bad('order by clause cannot contain more fields after the key')
  }
  if (named >= 0) return
  for (const key of [...implied.keys()].sort()) orders.push({ path: implied.get(key)!, descending })
  orders.push({ path: namePath, descending })
}

/**
 * The query of sums and averages: their fields follow its order by name, as those of inequalities do, so that a limit
 * or an offset is counted in documents that have them all.
 */
export function orderedByToo(query: Query, paths: readonly FieldPath[]): Query {
  const last = query.orders.at(-1)!
  const isNamePinned = [query.startAt, query.endAt].some((bound) => bound?.values.length === query.orders.length)
  if (isNamePinned || (query.limit === null && query.offset === 0)) return query
  const present = new Set(query.orders.map((order) => formatFieldPath(order.path)))
  const added = new Map(paths.map((path): [string, FieldPath] => [formatFieldPath(path), path]))
  const orders = [...added.keys()].filter((key) => !present.has(key)).sort()
  const implied = orders.map((key): Order => ({ path: added.get(key)!, descending: last.descending }))
  return { ...query, orders: [...query.orders.slice(0, -1), ...implied, last] }
}

function parseBound(names: Names, input: unknown, orders: Order[], what: string): Bound | null {
  if (input === undefined) return null
  const cursor = object(input, what)
  const values = cursor.values ?? []
  if (!Array.isArray(values)) throw bad(`${what}.values must be a list`)
  if (values.length > orders.length) throw bad(`${what} has more values than orderBy has fields`)
  if (cursor.before !== undefined && typeof cursor.before !== 'boolean') throw bad(`${what}.before must be a boolean`)
  // Without values it stands before or after everything.
  if (values.length === 0 && (cursor.before === true) === (what === 'startAt')) return null
  return {
    before: cursor.before === true,
    values: values.map((value, index) => {
      const checked = checkValue(value, what, 'asked')
      if (isName(orders[index]!.path)) checkNameValue(names, checked)
      return checked
    }),
  }
}

function parseSelect(input: unknown): FieldPath[] | null {
  if (input === undefined) return null
  const { fields = [] } = object(input, 'select')
  if (!Array.isArray(fields)) throw bad('select.fields must be a list')
  if (fields.length === 0) return null
  return fields.map(parseField)
}

function parseCount(input: unknown, what: string): number | null {
  if (input === undefined || input === null) return null
  const count = typeof input === 'string' && /^\d{1,10}$/.test(input) ? Number(input) : input
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > 2_147_483_647) {
    throw bad(`${what} must be an integer of at least 0`)
  }
  return count
}

function parseField(input: unknown): FieldPath {
  return parseFieldPath(object(input, 'field').fieldPath)
}

/** An enum as its number or its name. */
function word<T extends string>(input: unknown, words: readonly (T | null)[], what: string): T {
  const found = typeof input === 'number' ? words[input] : words.find((name) => name !== null && name === input)
  if (!found) throw bad(`${what} is not known: ${String(input).slice(0, 50)}`)
  return found
}

function object(input: unknown, what: string): Record<string, unknown> {
  if (!isObject(input)) throw bad(`${what} must be an object`)
  return input
}

function bad(problem: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Invalid query: ${problem}.`)
}

/** The condition in the wire's words, with every enum spelled out: what rules are shown is what is run. */
export function conditionToWire(condition: Condition): Filter {
  const field = (path: FieldPath) => ({ fieldPath: formatFieldPath(path) })
  if (condition.kind === 'unary') return { unaryFilter: { field: field(condition.path), op: condition.op } }
  if (condition.kind === 'field') {
    return { fieldFilter: { field: field(condition.path), op: condition.op, value: condition.value } }
  }
  return { compositeFilter: { op: condition.kind, filters: condition.conditions.map(conditionToWire) } }
}
