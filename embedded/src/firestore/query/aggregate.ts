import { FirestoreError } from '../error.ts'
import type { StoredDocument } from '../stored-document.ts'
import { type FieldPath, parseFieldPath } from '../values/field-path.ts'
import { valueAt } from '../values/fields.ts'
import { add, doubleValue } from '../values/transform.ts'
import { isObject } from '../values/value-check.ts'
import { toDouble } from '../values/value-order.ts'
import type { Value } from '../wire.ts'
import { isName, type Query } from './query.ts'

/** count, sum and avg over a query's documents. Source: the REST reference, StructuredAggregationQuery.Aggregation. */
export type CheckedAggregation =
  | { alias: string; kind: 'count'; upTo: number }
  | { alias: string; kind: 'sum' | 'avg'; path: FieldPath }

/** Between one and five aggregations from the wire; missing aliases become field_1, field_2… */
export function parseAggregations(input: unknown): CheckedAggregation[] {
  if (!Array.isArray(input) || input.length === 0) throw bad('needs one to five aggregations')
  if (input.length > 5) throw bad(`the maximum number of aggregations is 5, not ${input.length}`)
  let unnamed = 0
  const parsed = input.map((item): CheckedAggregation => {
    if (!isObject(item)) throw bad('an aggregation must be an object')
    const alias = item.alias === undefined || item.alias === '' ? `field_${++unnamed}` : item.alias
    if (typeof alias !== 'string') throw bad('alias must be a string')
    const kinds = ['count', 'sum', 'avg'].filter((kind) => item[kind] !== undefined)
    const content = item[kinds[0]!]
    if (kinds.length !== 1 || !isObject(content)) throw bad('an aggregation must be one of count, sum and avg')
    if (kinds[0] === 'count') return { alias, kind: 'count', upTo: parseUpTo(content.upTo) }
    if (!isObject(content.field)) throw bad(`${kinds[0]} needs a field`)
    const path = parseFieldPath(content.field.fieldPath)
    if (isName(path)) throw bad(`${kinds[0]} of __name__ is not supported`)
    return { alias, kind: kinds[0] as 'sum' | 'avg', path }
  })
  if (new Set(parsed.map(({ alias }) => alias)).size !== parsed.length) throw bad('has the same alias twice')
  return parsed
}

/** The fields that are summed or averaged. A projection may not stand beside them. */
export function aggregatedFields(aggregations: readonly CheckedAggregation[], select: Query['select']): FieldPath[] {
  const paths = aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.path]))
  if (paths.length > 0 && select !== null) throw bad('select cannot be combined with sum and avg')
  return paths
}

function parseUpTo(input: unknown): number {
  const content = isObject(input) ? input.value : input
  if (content === undefined) return Number.POSITIVE_INFINITY
  const upTo = Number(content)
  if (!Number.isSafeInteger(upTo) || upTo <= 0) throw bad('upTo must be an integer above 0')
  return upTo
}

/** Only documents that have every field of the sums and averages count, also for count. */
export function aggregate(found: readonly StoredDocument[], aggregations: CheckedAggregation[]): Record<string, Value> {
  const documents = found.filter(({ fields }) =>
    aggregations.every((one) => one.kind === 'count' || valueAt(fields, one.path) !== undefined),
  )
  return Object.fromEntries(
    aggregations.map((aggregation): [string, Value] => {
      if (aggregation.kind === 'count') {
        return [aggregation.alias, countValue(documents.length, aggregation.upTo)]
      }
      const numbers = documents
        .map((document) => valueAt(document.fields, aggregation.path))
        .filter((value): value is Value => value !== undefined && ('integerValue' in value || 'doubleValue' in value))
      return [aggregation.alias, aggregation.kind === 'sum' ? sum(numbers) : average(numbers)]
    }),
  )
}

/** When counts are all that is asked, the documents need not be there. */
export function aggregateCount(count: number, aggregations: CheckedAggregation[]): Record<string, Value> {
  return Object.fromEntries(
    aggregations.map((one) => [one.alias, countValue(count, one.kind === 'count' ? one.upTo : count)]),
  )
}

function countValue(count: number, upTo: number): Value {
  return { integerValue: String(Math.min(count, upTo)) }
}

/** An integer as long as all are integers and the sum fits 64 bits, else a double. */
function sum(numbers: Value[]): Value {
  if (numbers.every((value) => 'integerValue' in value)) {
    const total = numbers.reduce((sofar, value) => sofar + BigInt((value as { integerValue: string }).integerValue), 0n)
    return BigInt.asIntN(64, total) === total ? { integerValue: total.toString() } : doubleValue(Number(total))
  }
  return numbers.reduce((sofar, value) => add(sofar, value), doubleValue(0))
}

function average(numbers: Value[]): Value {
  if (numbers.length === 0) return { nullValue: null }
  return doubleValue(toDouble(sum(numbers)) / numbers.length)
}

function bad(problem: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Invalid aggregation: ${problem}.`)
}
