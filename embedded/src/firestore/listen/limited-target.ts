import type { Change } from '../commits.ts'
import type { DocumentStore } from '../document-store.ts'
import type { Asker } from '../indexes/index-store.ts'
import { matches } from '../query/match.ts'
import type { Query } from '../query/query.ts'
import { runQuery } from '../query/run-query.ts'
import type { StoredDocument } from '../stored-document.ts'
import { leaving } from './query-target.ts'
import {
  type DocumentEvent,
  type Place,
  placeOf,
  type QueryResults,
  type Start,
  type WatchTarget,
} from './watch-target.ts'

/**
 * Watches a query with a limit: the first so many documents form a window. A document that comes pushes the last one
 * out; when one goes, whoever waits behind the window is only known by asking again.
 */
export class LimitedTarget implements WatchTarget {
  readonly #store: DocumentStore
  readonly #query: Query
  readonly #asker: Asker
  readonly #limit: number
  readonly #queryKey: string
  #window: readonly Place[] = []

  constructor(store: DocumentStore, query: Query, asker: Asker) {
    this.#store = store
    this.#query = query
    this.#asker = asker
    this.#limit = query.limit ?? Number.POSITIVE_INFINITY
    this.#queryKey = JSON.stringify(query)
  }

  start(since: number | null, results: QueryResults): Start {
    const found = results.get(this.#query, this.#queryKey, this.#asker)
    this.#window = results.window(this.#query, this.#queryKey, this.#asker)
    const count = found.length
    if (since === null) return { events: found.map((document) => ({ kind: 'present', document })), count }
    const past = this.#store.changes.statesAt(since, this.#query)
    const had = new Set(
      runQuery(this.#store, this.#query, { version: since, asker: this.#asker }).map(({ path }) => path),
    )
    const events: DocumentEvent[] = []
    for (const document of found) {
      if (!had.delete(document.path) || past.has(document.path)) events.push({ kind: 'present', document })
    }
    for (const path of had) events.push(leaving(path, this.#store.get(path), !past.has(path)))
    return { events, count }
  }

  apply(changes: readonly Change[], results: QueryResults): DocumentEvent[] {
    const changed = new Map(changes.map((change) => [change.path, change.after]))
    const before = this.#window
    const arrivals = changes.flatMap(({ after }) => (after && matches(this.#query, after) ? [after] : []))
    if (arrivals.length === 0 && !before.some(({ path }) => changed.has(path)) && this.#query.offset === 0) return []
    this.#window = this.#windowAfter(changed, arrivals) ?? results.window(this.#query, this.#queryKey, this.#asker)
    const now = new Map(this.#window.map((placed) => [placed.path, placed]))
    const had = new Set(before.map(({ path }) => path))
    const events: DocumentEvent[] = []
    for (const path of now.keys()) {
      if (had.has(path) && !changed.has(path)) continue
      const document = changed.get(path) ?? results.document(path)
      if (document) events.push({ kind: 'present', document })
    }
    for (const path of had) {
      if (now.has(path)) continue
      events.push(
        changed.has(path) ? leaving(path, changed.get(path)!, false) : leaving(path, results.document(path), true),
      )
    }
    return events
  }

  /** The new window, if it follows from the old one; null when documents behind the old window may have to come in. */
  #windowAfter(changed: Map<string, StoredDocument | null>, arrivals: StoredDocument[]): Place[] | null {
    if (this.#query.offset > 0) return null
    const last = this.#window.length < this.#limit ? null : (this.#window.at(-1)?.key ?? null)
    const candidates = this.#window.filter(({ path }) => !changed.has(path))
    candidates.push(...arrivals.map((document) => placeOf(this.#query, document)))
    candidates.sort((a, b) => (a.key < b.key ? -1 : 1))
    const window = candidates.slice(0, this.#limit)
    if (last === null) return window
    // Everything up to the old last place is known; what lies beyond is not.
    return window.length === this.#limit && window.at(-1)!.key <= last ? window : null
  }
}
