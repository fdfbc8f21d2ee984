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
    const events: DocumentEvent[] = []
    let count = 0
    for (const path of this.#paths) {
      const document = this.#store.get(path)
      if (document) count++
      if (since === null || this.#store.changes.hasChanged(path, since)) events.push(eventFor(path, document))
    }
    return { events, count }
  }

  apply(changes: readonly Change[]): DocumentEvent[] {
    return changes.map(({ path, after }) => eventFor(path, after))
  }
}

function eventFor(path: string, document: Change['after']): DocumentEvent {
  return document ? { kind: 'present', document } : { kind: 'deleted', path }
}
