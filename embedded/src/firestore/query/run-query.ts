import type { Caller } from '../contract.ts'
import type { DocumentStore } from '../document-store.ts'
import { planIndex } from '../indexes/field-index.ts'
import type { Asker } from '../indexes/index-store.ts'
import type { StoredDocument } from '../stored-document.ts'
import { descendantRange, keyAfter, narrowed, pathKey } from '../values/value-key.ts'
import { comparePaths, elementsOf } from '../values/value-order.ts'
import { compareDocuments, matches } from './match.ts'
import { isName, type Query, requiredOf } from './query.ts'

/** A query that reads more documents than this without answering them gets an index. */
const wastedReads = 100

/** When a query is answered, and on whose account an index may be made for it. */
export interface Asked {
  /** A version of the past; null for now. */
  version: number | null
  asker: Asker
}

/** Strangers are one asker together. */
export function askerOf(caller: Caller): Asker {
  return caller.kind === 'admin' ? null : (caller.auth?.uid ?? '(nobody)')
}

const now: Asked = { version: null, asker: null }

/**
 * The documents that a query answers, in its order, now or at a version of the past. Projection is left to the caller.
 */
export function runQuery(store: DocumentStore, query: Query, { version, asker } = now): StoredDocument[] {
  const end = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit
  if (version !== null) return past(store, query, version, end, asker).slice(query.offset)
  return newest(store, query, end, asker).slice(query.offset)
}

function newest(
  store: DocumentStore,
  query: Query,
  end: number,
  asker: Asker,
  apartFrom?: ReadonlyMap<string, unknown>,
): StoredDocument[] {
  const plan = planIndex(query)
  const indexed = plan && store.inIndexes(plan, Number.isFinite(end) ? end : undefined)
  if (indexed) return take(query, indexed, true, end, apartFrom).found
  // The implied last order is the name's, so a first order by name is the only one: rows come sorted.
  const { found, read } = take(query, present(store, query), isName(query.orders[0]!.path), end, apartFrom)
  if (plan && read > found.length + wastedReads) {
    store.indexes.build(plan, (index, from) => store.inIndex(index, from), asker)
  }
  return found
}

/** What has changed since, as it was, among what has not: no more is read than an answer of today and those changes. */
function past(store: DocumentStore, query: Query, version: number, end: number, asker: Asker): StoredDocument[] {
  const states = store.changes.statesAt(version, query)
  const changed = [...states.values()].filter((document) => document !== null && matches(query, document))
  const found = [...newest(store, query, end, asker, states), ...(changed as StoredDocument[])]
  if (changed.length > 0) found.sort((a, b) => compareDocuments(query, a, b))
  return found.slice(0, end)
}

/** How many documents a query answers, without reading them when it asks for a whole collection. */
export function countQuery(store: DocumentStore, query: Query, asked: Asked): number {
  const { collectionId, where, startAt, endAt, limit, offset, orders } = query
  const whole = where === null && !startAt && !endAt && limit === null && offset === 0 && isName(orders[0]!.path)
  if (!whole || asked.version !== null || collectionId === null || query.allDescendants) {
    return runQuery(store, query, asked).length
  }
  return store.countCollection(query.parent === '' ? collectionId : `${query.parent}/${collectionId}`)
}

/** The first `end` matching documents; `sorted` says that they come in the query's order. */
function take(
  query: Query,
  documents: Iterable<StoredDocument>,
  sorted: boolean,
  end: number,
  apartFrom?: ReadonlyMap<string, unknown>,
): { found: StoredDocument[]; read: number } {
  const found: StoredDocument[] = []
  let read = 0
  if (end === 0) return { found, read }
  for (const document of documents) {
    read++
    if (!matches(query, document) || apartFrom?.has(document.path)) continue
    found.push(document)
    if (sorted && found.length >= end) break
    // Of a large collection no more is held than may still be among the first.
    if (!sorted && found.length >= 2 * end + 100) keepFirst()
  }
  if (!sorted) keepFirst()
  return { found, read }

  function keepFirst(): void {
    found.sort((a, b) => compareDocuments(query, a, b))
    if (found.length > end) found.length = end
  }
}

/** At least every document in the query's scope that lies within what it says of names. */
function present(store: DocumentStore, query: Query): Iterable<StoredDocument> {
  const listed = pathsListed(query)
  if (listed) return listed.flatMap((path) => store.get(path) ?? [])
  const range = {
    ...narrowed(namesAskedFor(query), descendantRange(query.parent)),
    descending: query.orders[0]!.descending,
  }
  if (query.collectionId === null) return store.inRange(range)
  if (query.allDescendants) return store.inGroup(query.collectionId, range)
  const collection = query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`
  return store.inCollection(collection, range)
}

/** The documents that a filter lists by name, in the order of names; null when there is none. */
function pathsListed(query: Query): string[] | null {
  const list = requiredOf(query).find((leaf) => isName(leaf.path) && leaf.op === 'IN')
  if (list?.kind !== 'field') return null
  const paths = elementsOf(list.value).flatMap((one) => ('referenceValue' in one ? [one.referenceValue] : []))
  const sorted = [...new Set(paths)].sort(comparePaths).map((name) => name.slice(query.root.length + 1))
  return query.orders[0]!.descending ? sorted.reverse() : sorted
}

/** Bounds on the key from filters on `__name__` and, when names are the first order, from cursors. */
function namesAskedFor(query: Query): { from: Buffer | null; to: Buffer | null } {
  let from: Buffer | null = null
  let to: Buffer | null = null
  const key = (reference: string) => pathKey(reference.slice(query.root.length + 1))
  const atLeast = (reference: string) => {
    const bound = key(reference)
    if (!from || Buffer.compare(bound, from) > 0) from = bound
  }
  const atMost = (reference: string) => {
    const bound = keyAfter(key(reference))
    if (!to || Buffer.compare(bound, to) < 0) to = bound
  }
  for (const leaf of requiredOf(query)) {
    if (leaf.kind !== 'field' || !isName(leaf.path) || !('referenceValue' in leaf.value)) continue
    const { op, value } = leaf
    if (op === 'EQUAL' || op.startsWith('GREATER')) atLeast(value.referenceValue)
    if (op === 'EQUAL' || op.startsWith('LESS')) atMost(value.referenceValue)
  }
  const first = query.orders[0]!
  if (isName(first.path)) {
    const start = query.startAt?.values[0]
    const end = query.endAt?.values[0]
    const [low, high] = first.descending ? [end, start] : [start, end]
    if (low && 'referenceValue' in low) atLeast(low.referenceValue)
    if (high && 'referenceValue' in high) atMost(high.referenceValue)
  }
  return { from, to }
}
