import type { JsonValue } from '../contract.ts'
import { fieldPathOf } from './field-path.ts'
import { fieldOperators, unaryOperators } from './operators.ts'

/** One condition on one field, in the query's words. */
export interface Constraint {
  field: string[]
  operator: string
  value: JsonValue
}

/** More alternatives than Firestore itself takes (30), so nothing it would run is given up. */
const maxDisjuncts = 100

interface RawFilter {
  compositeFilter?: { op?: string | number; filters?: RawFilter[] }
  fieldFilter?: { field?: { fieldPath?: string }; op?: string | number; value?: JsonValue }
  unaryFilter?: { field?: { fieldPath?: string }; op?: string | number }
}

/**
 * The query's filter as alternatives, each a list of constraints that all hold: what a query returns satisfies one of
 * them. `in` and `array-contains-any` are alternatives too. Where there would be too many, constraints are dropped,
 * which tells less and so can only deny more.
 */
export function disjunctsOf(where: unknown): Constraint[][] {
  return expand((where ?? {}) as RawFilter)
}

function expand(filter: RawFilter): Constraint[][] {
  if (filter.compositeFilter) {
    const { op, filters = [] } = filter.compositeFilter
    const parts = filters.map(expand)
    if (op !== 'OR' && op !== 2) return parts.reduce(product, [[]])
    const all = parts.flat()
    return all.length === 0 || all.length > maxDisjuncts ? [[]] : all
  }
  if (filter.fieldFilter) return expandField(filter.fieldFilter)
  if (filter.unaryFilter) {
    const { field, op } = filter.unaryFilter
    const operator = typeof op === 'number' ? (unaryOperators[op] ?? '') : (op ?? '')
    return [[{ field: fieldPathOf(field?.fieldPath ?? ''), operator, value: { nullValue: null } }]]
  }
  return [[]]
}

function product(left: Constraint[][], right: Constraint[][]): Constraint[][] {
  if (left.length * right.length > maxDisjuncts) return left
  return left.flatMap((some) => right.map((others) => [...some, ...others]))
}

function expandField({ field, op, value }: NonNullable<RawFilter['fieldFilter']>): Constraint[][] {
  const path = fieldPathOf(field?.fieldPath ?? '')
  const operator = typeof op === 'number' ? (fieldOperators[op] ?? '') : (op ?? '')
  if (value === undefined) return [[]]
  const each = operator === 'IN' ? 'EQUAL' : operator === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : null
  if (each === null) return [[{ field: path, operator, value }]]
  const { values = [] } = (value.arrayValue ?? {}) as { values?: JsonValue[] }
  if (values.length === 0 || values.length > maxDisjuncts) return [[]]
  return values.map((member) => [{ field: path, operator: each, value: member }])
}
