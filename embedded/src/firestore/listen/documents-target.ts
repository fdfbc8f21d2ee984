import type { Change } from '../commits.ts'
import type { DocumentStore } from '../document-store.ts'
import type { DocumentEvent, Start, WatchTarget } from './watch-target.ts'

/** Watches documents by name. */
export class DocumentsTarget implements WatchTarget {
  readonly #store: DocumentStore
  readonly #paths: readonly string[]

  constructor(store: DocumentStore, paths: readonly string[]) {
    this.#store = store
    this.#paths = paths
  }

  start(since: number | null): Start {
    const all = this.#paths.map((path) => ({ path, document: this.#store.get(path) }))
    const missing = all.flatMap(({ path, document }) => (document ? [] : [path]))
    // What is there says itself when it last changed.
    const gone = since === null ? null : this.#store.changes.changedAmong(missing, since)
    const told = all.filter(({ path, document }) => !gone || (document ? document.updated > since! : gone.has(path)))
    const events = told.map(({ path, document }) => eventFor(path, document))
    return { events, count: all.length - missing.length }
  }

  apply(changes: readonly Change[]): DocumentEvent[] {
    return changes.map(({ path, after }) => eventFor(path, after))
  }
}

function eventFor(path: string, document: Change['after']): DocumentEvent {
  return document ? { kind: 'present', document } : { kind: 'deleted', path }
}
