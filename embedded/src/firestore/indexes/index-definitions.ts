import { isName, type Order } from '../query/query.ts'
import { type FieldPath, formatFieldPath, parseFieldPath } from '../values/field-path.ts'
import { isObject } from '../values/value-check.ts'

/**
 * What firestore.indexes.json declares.
 * Source: https://firebase.google.com/docs/reference/firestore/indexes
 */
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP'
export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS'

export interface IndexedField {
  /** Canonical spelling. */
  path: string
  mode: Mode
}

export interface CompositeIndex {
  collectionGroup: string
  scope: Scope
  fields: IndexedField[]
}

export interface FieldOverride {
  collectionGroup: string
  /** Canonical spelling, or `*`. */
  path: string
  indexes: { scope: Scope; mode: Mode }[]
  /** Documents go when the timestamp in this field lies in the past. */
  ttl: boolean
}

export interface IndexDefinitions {
  composites: CompositeIndex[]
  overrides: FieldOverride[]
}

/** Reads the parsed JSON of the file; throws an Error that says which entry is wrong. */
export function parseIndexDefinitions(input: unknown): IndexDefinitions {
  if (!isObject(input)) throw new Error('firestore.indexes.json: must be an object.')
  return {
    composites: list(input.indexes, 'indexes').map((entry, position) => {
      const where = `indexes[${position}]`
      return {
        collectionGroup: text(entry.collectionGroup, `${where}.collectionGroup`),
        scope: scope(entry.queryScope, where),
        fields: list(entry.fields, `${where}.fields`).map((field) => ({
          path: canonical(text(field.fieldPath, `${where}.fieldPath`), where),
          mode: mode(field, where),
        })),
      }
    }),
    overrides: list(input.fieldOverrides, 'fieldOverrides').map((entry, position) => {
      const where = `fieldOverrides[${position}]`
      return {
        collectionGroup: text(entry.collectionGroup, `${where}.collectionGroup`),
        path: canonical(text(entry.fieldPath, `${where}.fieldPath`), where),
        indexes: list(entry.indexes, `${where}.indexes`).map((index) => ({
          scope: scope(index.queryScope, where),
          mode: mode(index, where),
        })),
        ttl: flag(entry.ttl, `${where}.ttl`),
      }
    }),
  }
}

/** Whether an index is one of those that are declared, or the same read backwards. */
export function isDeclared(
  { composites }: IndexDefinitions,
  index: { collectionId: string; group: boolean; contains?: FieldPath; equal: FieldPath[]; orders: Order[] },
): boolean {
  const orders = index.orders.filter(({ path }) => !isName(path))
  const exact = new Map<string, boolean>(index.equal.map((path) => [formatFieldPath(path), false]))
  if (index.contains) exact.set(formatFieldPath(index.contains), true)
  return composites.some(({ collectionGroup, scope, fields }) => {
    if (collectionGroup !== index.collectionId || (scope === 'COLLECTION_GROUP') !== index.group) return false
    const named = fields.filter(({ path }) => path !== '__name__')
    if (named.length !== exact.size + orders.length) return false
    const ends = named.slice(exact.size)
    const isReverse = (ends[0]?.mode === 'DESCENDING') !== (orders[0]?.descending ?? false)
    return (
      named.slice(0, exact.size).every(({ path, mode }) => exact.get(path) === (mode === 'CONTAINS')) &&
      ends.every(({ path, mode }, position) => {
        const { path: asked, descending } = orders[position]!
        return path === formatFieldPath(asked) && (mode === 'DESCENDING') === (descending !== isReverse)
      })
    )
  })
}

function list(input: unknown, where: string): Record<string, unknown>[] {
  if (input === undefined) return []
  if (!Array.isArray(input) || !input.every(isObject)) throw wrong(where, 'must be a list of objects')
  return input
}

function text(input: unknown, where: string): string {
  if (typeof input !== 'string' || input === '') throw wrong(where, 'must be a name')
  return input
}

function flag(input: unknown, where: string): boolean {
  if (input === undefined || typeof input === 'boolean') return input ?? false
  throw wrong(where, 'must be true or false')
}

function canonical(path: string, where: string): string {
  if (path === '*') return path
  try {
    return formatFieldPath(parseFieldPath(path))
  } catch {
    throw wrong(where, `"${path}" is not a field path`)
  }
}

function scope(input: unknown, where: string): Scope {
  if (input === undefined || input === 'COLLECTION') return 'COLLECTION'
  if (input === 'COLLECTION_GROUP') return input
  throw wrong(where, 'has an unknown queryScope')
}

function mode(entry: Record<string, unknown>, where: string): Mode {
  if (entry.arrayConfig === 'CONTAINS') return 'CONTAINS'
  if (entry.order === 'ASCENDING' || entry.order === 'DESCENDING') return entry.order
  throw wrong(where, 'needs an order or an arrayConfig')
}

function wrong(where: string, problem: string): Error {
  return new Error(`firestore.indexes.json: ${where} ${problem}.`)
}
