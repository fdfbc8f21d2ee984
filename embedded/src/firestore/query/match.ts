import { collectionOf, idOf, parentOf } from '../names.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { FieldPath } from '../values/field-path.ts'
import { valueAt } from '../values/fields.ts'
import { comparePaths, compareValues, elementsOf, equalValues, typeRank } from '../values/value-order.ts'
import type { Value } from '../wire.ts'
import { type Bound, type Condition, isName, type Query } from './query.ts'

/**
 * The one definition of what a query returns and in what order. SQL may offer too many candidates; this decides.
 * Offset, limit and projection are applied afterwards.
 */
export function matches(query: Query, document: StoredDocument): boolean {
  return (
    inScope(query, document.path) &&
    (query.where === null || satisfies(query, document, query.where)) &&
    query.orders.every((order) => isName(order.path) || valueAt(document.fields, order.path) !== undefined) &&
    withinBounds(query, document)
  )
}

/** Whether a path lies in the collection, collection group or subtree that the query reads. */
export function inScope(query: Pick<Query, 'parent' | 'collectionId' | 'allDescendants'>, path: string): boolean {
  const collection = collectionOf(path)
  if (query.allDescendants) {
    if (query.collectionId !== null && idOf(collection) !== query.collectionId) return false
    return query.parent === '' || collection.startsWith(`${query.parent}/`)
  }
  if (parentOf(collection) !== query.parent) return false
  return query.collectionId === null || idOf(collection) === query.collectionId
}

/** By the query's orders; never 0 for two documents, since the last order is by name. */
export function compareDocuments(query: Query, a: StoredDocument, b: StoredDocument): number {
  for (const { path, descending } of query.orders) {
    const difference = isName(path)
      ? comparePaths(a.path, b.path)
      : compareValues(valueAt(a.fields, path)!, valueAt(b.fields, path)!)
    if (difference !== 0) return descending ? -difference : difference
  }
  return 0
}

function valueIn(query: Query, document: StoredDocument, path: FieldPath): Value | undefined {
  if (isName(path)) return { referenceValue: `${query.root}/${document.path}` }
  return valueAt(document.fields, path)
}

function satisfies(query: Query, document: StoredDocument, condition: Condition): boolean {
  if ('conditions' in condition) {
    if (condition.kind === 'AND') return condition.conditions.every((part) => satisfies(query, document, part))
    return condition.conditions.some((part) => satisfies(query, document, part))
  }
  const value = valueIn(query, document, condition.path)
  if (value === undefined) return false
  if (condition.kind === 'field') return compares(value, condition.op, condition.value)
  switch (condition.op) {
    case 'IS_NULL':
      return 'nullValue' in value
    case 'IS_NOT_NULL':
      return !('nullValue' in value)
    case 'IS_NAN':
      return isNaNValue(value)
    case 'IS_NOT_NAN':
      return !('nullValue' in value) && !isNaNValue(value)
  }
}

function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN'
}

function compares(value: Value, op: Extract<Condition, { kind: 'field' }>['op'], operand: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return equalValues(value, operand)
    case 'NOT_EQUAL':
      return !('nullValue' in value) && !equalValues(value, operand)
    case 'IN':
      return isListed(value, operand)
    case 'NOT_IN':
      return (
        !('nullValue' in value) &&
        !elementsOf(operand).some((element) => 'nullValue' in element || equalValues(value, element))
      )
    case 'ARRAY_CONTAINS':
      return elementsOf(value).some((element) => equalValues(element, operand))
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(value).some((element) => isListed(element, operand))
  }
  // Inequalities never cross types, and NaN is no number to them.
  if (typeRank(value) !== typeRank(operand) || isNaNValue(value) !== isNaNValue(operand)) return false
  const difference = compareValues(value, operand)
  if (op === 'LESS_THAN') return difference < 0
  if (op === 'LESS_THAN_OR_EQUAL') return difference <= 0
  if (op === 'GREATER_THAN') return difference > 0
  return difference >= 0
}

/** Whether a list of `in` or `array-contains-any` names the value; null and NaN in it find nothing. */
function isListed(value: Value, list: Value): boolean {
  if ('nullValue' in value || isNaNValue(value)) return false
  return elementsOf(list).some((element) => equalValues(value, element))
}

function withinBounds(query: Query, document: StoredDocument): boolean {
  if (query.startAt) {
    const position = compareToBound(query, document, query.startAt)
    if (query.startAt.before ? position < 0 : position <= 0) return false
  }
  if (query.endAt) {
    const position = compareToBound(query, document, query.endAt)
    if (query.endAt.before ? position >= 0 : position > 0) return false
  }
  return true
}

function compareToBound(query: Query, document: StoredDocument, bound: Bound): number {
  for (const [index, value] of bound.values.entries()) {
    const { path, descending } = query.orders[index]!
    const difference = compareValues(valueIn(query, document, path)!, value)
    if (difference !== 0) return descending ? -difference : difference
  }
  return 0
}
