import type { RulesQuery } from '../contract.ts'
import { compare } from '../values/compare.ts'
import { fromJson } from '../values/from-json.ts'
import { ListValue } from '../values/list.ts'
import { MapValue } from '../values/map.ts'
import { PathValue } from '../values/path.ts'
import type { Result, Value } from '../values/value.ts'
import { type Constraint, disjunctsOf } from './disjuncts.ts'
import { type Bound, type Facts, PartialMap, Unknown } from './unknown.ts'

/** What one alternative of a query tells about every document that it returns. */
export interface Knowledge {
  data: PartialMap
  /** The whole path when a filter on `__name__` pins it. */
  name: PathValue | null
}

/** What the query tells, one entry for each of its alternatives; the query is allowed when each of them is. */
export function knowledgeOf(query: RulesQuery): Knowledge[] {
  return disjunctsOf(query.where).map(knowledge)
}

function knowledge(constraints: Constraint[]): Knowledge {
  const found: Knowledge = { data: new PartialMap(), name: null }
  const byDepth = [...constraints].sort((a, b) => a.field.length - b.field.length)
  for (const constraint of byDepth) {
    if (constraint.field.length === 1 && constraint.field[0] === '__name__') {
      const name = constraint.operator === 'EQUAL' ? fromJson(constraint.value) : null
      if (name instanceof PathValue) found.name = name
    } else learn(found.data, constraint.field, constraint)
  }
  return found
}

function learn(map: PartialMap, field: string[], constraint: Constraint): void {
  const [name, ...rest] = field
  if (name === undefined) return
  const known = map.fields.get(name)
  if (rest.length === 0) {
    map.fields.set(name, combine(known, constraint))
    return
  }
  const inner = known ?? new PartialMap()
  // A field already pinned, or known by other facts, tells enough.
  if (!(inner instanceof PartialMap)) return
  map.fields.set(name, inner)
  learn(inner, rest, constraint)
}

function combine(known: Result | undefined, constraint: Constraint): Result {
  if (known !== undefined && (!(known instanceof Unknown) || known instanceof PartialMap)) return known
  const value = fromJson(constraint.value)
  const facts: Facts = known?.facts ?? {}
  switch (constraint.operator) {
    case 'EQUAL':
      return pinned(value)
    case 'IS_NULL':
      return null
    case 'IS_NAN':
      return Number.NaN
    case 'NOT_EQUAL':
    case 'IS_NOT_NULL':
      return new Unknown({ ...facts, notEqual: [...(facts.notEqual ?? []), value] })
    case 'NOT_IN':
      return new Unknown({ ...facts, notEqual: [...(facts.notEqual ?? []), ...itemsOf(value)] })
    case 'ARRAY_CONTAINS':
      return new Unknown({ ...facts, contains: [...(facts.contains ?? []), value] })
    case 'LESS_THAN':
      return bounded({ ...facts, high: tighter(facts.high, { value, inclusive: false }, -1) })
    case 'LESS_THAN_OR_EQUAL':
      return bounded({ ...facts, high: tighter(facts.high, { value, inclusive: true }, -1) })
    case 'GREATER_THAN':
      return bounded({ ...facts, low: tighter(facts.low, { value, inclusive: false }, 1) })
    case 'GREATER_THAN_OR_EQUAL':
      return bounded({ ...facts, low: tighter(facts.low, { value, inclusive: true }, 1) })
    default:
      return known ?? new Unknown()
  }
}

const itemsOf = (value: Value) => (value instanceof ListValue ? value.items : [])

/**
 * The value of an equality filter. Firestore finds 1.0 when asked for 1, so a number is known by its size only, and a
 * list or map with a number in it not at all.
 */
function pinned(value: Value): Result {
  if (typeof value === 'number' && Number.isNaN(value)) return new Unknown()
  if (typeof value === 'bigint' || typeof value === 'number') {
    const bound = { value, inclusive: true }
    return new Unknown({ low: bound, high: bound })
  }
  return hasNumber(value) ? new Unknown() : value
}

function hasNumber(value: Value): boolean {
  if (typeof value === 'bigint' || typeof value === 'number') return true
  if (value instanceof ListValue) return value.items.some(hasNumber)
  return value instanceof MapValue && value.values().some(hasNumber)
}

/** Bounds on what rules cannot order (an array, say) tell only that the field is there. */
function bounded(facts: Facts): Unknown {
  const orderable = (bound: Bound | undefined) => bound && compare(bound.value, bound.value) === 0
  return new Unknown({
    ...facts,
    low: orderable(facts.low) ? facts.low : undefined,
    high: orderable(facts.high) ? facts.high : undefined,
  })
}

function tighter(known: Bound | undefined, other: Bound, direction: -1 | 1): Bound {
  if (!known) return other
  const order = compare(other.value, known.value)
  if (order === null || Number.isNaN(order)) return known
  if (order === 0) return known.inclusive ? other : known
  return Math.sign(order) === direction ? other : known
}
