import type { Change } from '../commits.ts'
import type { DocumentStore } from '../document-store.ts'
import type { Query } from '../query.ts'
import { runQuery } from '../run-query.ts'
import type { StoredDocument } from '../stored-document.ts'

/**
 * What happened to a document as one target sees it. `left`: it no longer belongs, but exists; `seen` says that its
 * content is no news to the client, so that no rule needs to be asked before it is sent.
 */
export type DocumentEvent =
  | { kind: 'present'; document: StoredDocument }
  | { kind: 'left'; document: StoredDocument; seen: boolean }
  | { kind: 'deleted'; path: string }

/** Where a target begins: with everything, or with what has happened since a version. */
export interface Start {
  events: DocumentEvent[]
  /** How many documents the target has now. */
  count: number
}

/** One thing that is watched. It remembers what its client has, and turns changes into events. */
export interface WatchTarget {
  start(since: number | null): Start
  apply(changes: readonly Change[], results: QueryResults): DocumentEvent[]
}

/** Results of queries within one round of publishing, so that a thousand equal listeners ask once. */
export class QueryResults {
  readonly #store: DocumentStore
  readonly #known = new Map<string, StoredDocument[]>()

  constructor(store: DocumentStore) {
    this.#store = store
  }

  get(query: Query, key: string): StoredDocument[] {
    let documents = this.#known.get(key)
    if (!documents) {
      documents = runQuery(this.#store, query)
      this.#known.set(key, documents)
    }
    return documents
  }

  document(path: string): StoredDocument | null {
    return this.#store.get(path)
  }
}
