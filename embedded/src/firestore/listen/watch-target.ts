import type { Change } from '../commits.ts'
import type { DocumentStore } from '../document-store.ts'
import type { Asker } from '../indexes/index-store.ts'
import { orderKey } from '../indexes/order-key.ts'
import type { Query } from '../query/query.ts'
import { runQuery } from '../query/run-query.ts'
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
  start(since: number | null, results: QueryResults): Start
  apply(changes: readonly Change[], results: QueryResults): DocumentEvent[]
}

/** A document's place in a query's order, without the document. Keys compare as strings. */
export interface Place {
  readonly path: string
  readonly key: string
}

export function placeOf(query: Query, document: StoredDocument): Place {
  return { path: document.path, key: orderKey(query, document).toString('latin1') }
}

/** What was read from one version, so that a thousand equal listeners ask once and share what they keep. */
export class QueryResults {
  readonly #store: DocumentStore
  readonly #found = new Map<string, StoredDocument[]>()
  readonly #windows = new Map<string, readonly Place[]>()
  readonly #documents = new Map<string, StoredDocument | null>()

  constructor(store: DocumentStore) {
    this.#store = store
  }

  /** `key` is the same for equal queries; whoever asks first may have an index made. */
  get(query: Query, key: string, asker: Asker = null): readonly StoredDocument[] {
    let found = this.#found.get(key)
    if (!found) {
      found = runQuery(this.#store, query, { version: null, asker })
      this.#found.set(key, found)
    }
    return found
  }

  window(query: Query, key: string, asker: Asker = null): readonly Place[] {
    let window = this.#windows.get(key)
    if (!window) {
      const found = this.get(query, key, asker)
      window = found.map((document) => placeOf(query, document))
      this.#windows.set(key, window)
      for (const document of found) this.#documents.set(document.path, document)
    }
    return window
  }

  document(path: string): StoredDocument | null {
    let document = this.#documents.get(path)
    if (document === undefined) {
      document = this.#store.get(path)
      this.#documents.set(path, document)
    }
    return document
  }
}
