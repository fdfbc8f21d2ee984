import type { DocumentStore } from './document-store.ts'
import { compareDocuments, matches } from './match.ts'
import { isName, leaves, type Query } from './query.ts'
import type { StoredDocument } from './stored-document.ts'
import { descendantRange, pathKey } from './value-key.ts'

/** The documents that a query answers, in its order, now or at a version of the past. Projection is left to the caller. */
export function runQuery(store: DocumentStore, query: Query, version: number | null = null): StoredDocument[] {
  const end = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit
  const found: StoredDocument[] = []
  // The implied last order is the name's, so a first order by name is the only one: rows come sorted.
  const sorted = version === null && isName(query.orders[0]!.path)
  for (const document of candidates(store, query, version)) {
    if (sorted && found.length >= end) break
    if (matches(query, document)) found.push(document)
  }
  if (!sorted) found.sort((a, b) => compareDocuments(query, a, b))
  return found.slice(query.offset, end)
}

function* candidates(store: DocumentStore, query: Query, version: number | null): Generator<StoredDocument> {
  if (version === null) {
    yield* present(store, query)
    return
  }
  const past = store.statesAt(version)
  for (const document of past.values()) if (document) yield document
  for (const document of present(store, query)) if (!past.has(document.path)) yield document
}

/** At least every document in the query's scope that lies within what it says of names. */
function present(store: DocumentStore, query: Query): Iterable<StoredDocument> {
  const scope = descendantRange(query.parent)
  const { from, to } = namesAskedFor(query)
  const range = {
    from: from && Buffer.compare(from, scope.from) > 0 ? from : scope.from,
    to: to && Buffer.compare(to, scope.to) < 0 ? to : scope.to,
    descending: query.orders[0]!.descending,
  }
  if (query.collectionId === null) return store.inRange(range)
  if (query.allDescendants) return store.inGroup(query.collectionId, range)
  const collection = query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`
  return store.inCollection(collection, range)
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
    // A key ends in 0, so the next possible key is higher than this one with a 0 more.
    const bound = Buffer.concat([key(reference), Buffer.from([0])])
    if (!to || Buffer.compare(bound, to) < 0) to = bound
  }
  const { where } = query
  const required = where === null ? [] : where.kind === 'AND' ? where.conditions : [where]
  for (const leaf of required.flatMap((part) => (part.kind === 'OR' || part.kind === 'AND' ? [] : [...leaves(part)]))) {
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
