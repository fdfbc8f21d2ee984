import { collectionOf, idOf } from '../names.ts'
import type { Query } from '../query/query.ts'

/** Finds the watchers that a changed path may concern, without asking each of them. */
export class TargetIndex<T> {
  readonly #byDocument = new Map<string, Set<T>>()
  readonly #byCollection = new Map<string, Set<T>>()
  readonly #byGroup = new Map<string, Set<T>>()
  readonly #everything = new Set<T>()

  addDocuments(paths: Iterable<string>, watcher: T): void {
    for (const path of paths) add(this.#byDocument, path, watcher)
  }

  removeDocuments(paths: Iterable<string>, watcher: T): void {
    for (const path of paths) remove(this.#byDocument, path, watcher)
  }

  addQuery(query: Query, watcher: T): void {
    if (query.collectionId === null) this.#everything.add(watcher)
    else if (query.allDescendants) add(this.#byGroup, query.collectionId, watcher)
    else add(this.#byCollection, collectionPath(query, query.collectionId), watcher)
  }

  removeQuery(query: Query, watcher: T): void {
    if (query.collectionId === null) this.#everything.delete(watcher)
    else if (query.allDescendants) remove(this.#byGroup, query.collectionId, watcher)
    else remove(this.#byCollection, collectionPath(query, query.collectionId), watcher)
  }

  *concerned(path: string): Generator<T> {
    const collection = collectionOf(path)
    yield* this.#byDocument.get(path) ?? []
    yield* this.#byCollection.get(collection) ?? []
    yield* this.#byGroup.get(idOf(collection)) ?? []
    yield* this.#everything
  }
}

function collectionPath({ parent }: Query, collectionId: string): string {
  return parent === '' ? collectionId : `${parent}/${collectionId}`
}

function add<T>(map: Map<string, Set<T>>, key: string, watcher: T): void {
  const watchers = map.get(key)
  if (watchers) watchers.add(watcher)
  else map.set(key, new Set([watcher]))
}

function remove<T>(map: Map<string, Set<T>>, key: string, watcher: T): void {
  const watchers = map.get(key)
  if (watchers?.delete(watcher) && watchers.size === 0) map.delete(key)
}
