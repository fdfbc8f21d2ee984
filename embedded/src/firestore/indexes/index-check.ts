import { FirestoreError } from '../error.ts'
import { conjunctions, isName, type Leaf, type Query } from '../query/query.ts'
import { formatFieldPath } from '../values/field-path.ts'
import type { CompositeIndex, IndexDefinitions, IndexedField, Mode, Scope } from './index-definitions.ts'

/**
 * Refuses what production would refuse for want of an index. Every conjunction of the query's disjunctive normal form
 * has to be answerable: from one field's own index, from several of those merged when all are equalities, or from
 * composite indexes whose ends are the query's order and whose beginnings together are its equalities.
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function checkIndexes(definitions: IndexDefinitions, query: Query): void {
  const { collectionId } = query
  if (collectionId === null) return
  const scope: Scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION'
  for (const conjunction of conjunctions(query.where)) {
    const need = needOf(query, conjunction)
    if (!isServed(definitions, collectionId, scope, need)) throw missing(collectionId, scope, need)
  }
}

/** What one conjunction asks of indexes. */
interface Need {
  /** Fields found by equality or membership, in any order. */
  exact: Map<string, 'ORDER' | 'CONTAINS'>
  /** Fields whose order matters, without `__name__`. */
  ordered: IndexedField[]
  nameDescending: boolean
}

function needOf(query: Query, conjunction: Leaf[]): Need {
  const exact: Need['exact'] = new Map()
  for (const leaf of conjunction) {
    if (isName(leaf.path)) continue
    const path = formatFieldPath(leaf.path)
    if (leaf.op === 'ARRAY_CONTAINS' || leaf.op === 'ARRAY_CONTAINS_ANY') exact.set(path, 'CONTAINS')
    else if (leaf.op === 'EQUAL' || leaf.op === 'IN' || leaf.op === 'IS_NULL' || leaf.op === 'IS_NAN') {
      exact.set(path, 'ORDER')
    }
  }
  const ordered = query.orders
    .filter(({ path }) => !isName(path) && exact.get(formatFieldPath(path)) !== 'ORDER')
    .map(({ path, descending }): IndexedField => ({ path: formatFieldPath(path), mode: direction(descending) }))
  return { exact, ordered, nameDescending: query.orders.at(-1)!.descending }
}

function isServed(definitions: IndexDefinitions, collectionId: string, scope: Scope, need: Need): boolean {
  const { exact, ordered, nameDescending } = need
  if (exact.size === 0 && ordered.length === 0) return true
  const hasField = (path: string, modes: Mode[]) =>
    fieldIndexes(definitions, collectionId, path).some((index) => index.scope === scope && modes.includes(index.mode))
  if (exact.size === 0 && ordered.length === 1) {
    const [only] = ordered as [IndexedField]
    if (nameDescending === (only.mode === 'DESCENDING') && hasField(only.path, ['ASCENDING', 'DESCENDING'])) return true
  }
  const uncovered = new Set(exact.keys())
  if (ordered.length === 0 && !nameDescending) {
    for (const [path, kind] of exact) {
      if (hasField(path, kind === 'CONTAINS' ? ['CONTAINS'] : ['ASCENDING', 'DESCENDING'])) uncovered.delete(path)
    }
    if (uncovered.size === 0) return true
  }
  let found = false
  for (const index of definitions.composites) {
    if (index.collectionGroup !== collectionId || index.scope !== scope) continue
    const prefix = prefixServing(index, need)
    if (prefix === null) continue
    found = true
    for (const { path } of prefix) uncovered.delete(path)
  }
  return found && uncovered.size === 0
}

/** The part of an index before the query's order, if the rest is that order; else null. Firestore reads none of them backwards. */
function prefixServing({ fields }: CompositeIndex, { exact, ordered, nameDescending }: Need): IndexedField[] | null {
  const last = fields.at(-1)
  if (!last) return null
  const full = last.path === '__name__' ? fields : [...fields, { path: '__name__', mode: nameModeAfter(last) }]
  const wanted = [...ordered, { path: '__name__', mode: direction(nameDescending) }]
  const prefix = full.slice(0, -wanted.length)
  const suffix = full.slice(-wanted.length)
  if (suffix.length < wanted.length) return null
  if (!suffix.every(({ path, mode }, i) => path === wanted[i]!.path && mode === wanted[i]!.mode)) return null
  const fits = prefix.every(
    ({ path, mode }) => exact.has(path) && (exact.get(path) === 'CONTAINS') === (mode === 'CONTAINS'),
  )
  return fits ? prefix : null
}

/** A field's own indexes: those of its override, else of the collection's `*`, else the automatic ones. */
function fieldIndexes({ overrides }: IndexDefinitions, collectionId: string, path: string) {
  const of = (name: string) =>
    overrides.find((override) => override.collectionGroup === collectionId && override.path === name)
  return (of(path) ?? of('*'))?.indexes ?? automatic
}

const automatic = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
  scope: 'COLLECTION' as const,
  mode,
}))

function nameModeAfter({ mode }: IndexedField): Mode {
  return mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING'
}

function direction(descending: boolean): Mode {
  return descending ? 'DESCENDING' : 'ASCENDING'
}

/** Names the entry that firestore.indexes.json lacks, ready to be pasted. */
function missing(collectionId: string, scope: Scope, { exact, ordered, nameDescending }: Need): FirestoreError {
  const equal = [...exact].sort(([a], [b]) => (a < b ? -1 : 1))
  const impliedName = (ordered.at(-1)?.mode ?? 'ASCENDING') === 'DESCENDING'
  if (equal.length + ordered.length === 1 && impliedName === nameDescending) {
    const fieldPath = equal[0]?.[0] ?? ordered[0]!.path
    const entry =
      equal[0]?.[1] === 'CONTAINS' ? { arrayConfig: 'CONTAINS' } : { order: ordered[0]?.mode ?? 'ASCENDING' }
    const indexes = scope === 'COLLECTION' ? own : [...own, { ...entry, queryScope: scope }]
    return refusal('fieldOverrides', { collectionGroup: collectionId, fieldPath, indexes })
  }
  const fields = [
    ...equal.map(([fieldPath, kind]) =>
      kind === 'CONTAINS' ? { fieldPath, arrayConfig: 'CONTAINS' } : { fieldPath, order: 'ASCENDING' },
    ),
    ...ordered.map(({ path, mode }) => ({ fieldPath: path, order: mode })),
  ]
  if (impliedName !== nameDescending) fields.push({ fieldPath: '__name__', order: direction(nameDescending) })
  return refusal('indexes', { collectionGroup: collectionId, queryScope: scope, fields })
}

/** An override replaces the automatic indexes, so it has to repeat them. */
const own = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
]

function refusal(section: string, entry: object): FirestoreError {
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add to "${section}" in firestore.indexes.json: ${JSON.stringify(entry)}`,
  )
}
