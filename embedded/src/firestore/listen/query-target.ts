import type { Change } from '../commits.ts'
import type { DocumentStore } from '../document-store.ts'
import type { Asker } from '../indexes/index-store.ts'
import { matches } from '../query/match.ts'
import type { Query } from '../query/query.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { DocumentEvent, QueryResults, Start, WatchTarget } from './watch-target.ts'

/**
 * Watches a query without limit: only changed documents are matched, and the rest is not looked at again, nor remembered. What a
 * document was says whether it was one of these.
 */
export class QueryTarget implements WatchTarget {
  readonly #store: DocumentStore
  readonly #query: Query
  readonly #asker: Asker

  constructor(store: DocumentStore, query: Query, asker: Asker) {
    this.#store = store
    this.#query = query
    this.#asker = asker
  }

  start(since: number | null, results: QueryResults): Start {
    const found = results.get(this.#query, JSON.stringify(this.#query), this.#asker)
    const count = found.length
    if (since === null) return { events: found.map((document) => ({ kind: 'present', document })), count }
    const events: DocumentEvent[] = []
    const past = this.#store.changes.statesAt(since, this.#query)
    const matched = new Set<string>()
    for (const { path } of found) if (past.has(path)) matched.add(path)
    for (const document of found) if (past.has(document.path)) events.push({ kind: 'present', document })
    for (const [path, before] of past) {
      if (matched.has(path) || !before || !matches(this.#query, before)) continue
      events.push(leaving(path, this.#store.get(path), false))
    }
    return { events, count }
  }

  apply(changes: readonly Change[]): DocumentEvent[] {
    const events: DocumentEvent[] = []
    for (const { path, before, after } of changes) {
      if (after && matches(this.#query, after)) events.push({ kind: 'present', document: after })
      else if (before && matches(this.#query, before)) events.push(leaving(path, after, false))
    }
    return events
  }
}

export function leaving(path: string, document: StoredDocument | null, seen: boolean): DocumentEvent {
  return document ? { kind: 'left', document, seen } : { kind: 'deleted', path }
}
