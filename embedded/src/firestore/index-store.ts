import type { Database } from '../sqlite/database.ts'
import { describeIndex, entryKey, type FieldIndex, type IndexRange } from './field-index.ts'
import { collectionOf, idOf } from './names.ts'
import type { StoredDocument } from './stored-document.ts'
import { pathKey } from './value-key.ts'

/** Appended to the engine's migrations. */
export const indexMigration = `
  CREATE TABLE firestore_index (
    id INTEGER PRIMARY KEY,
    collection_id TEXT NOT NULL,
    name TEXT NOT NULL,
    definition TEXT NOT NULL,
    UNIQUE (collection_id, name)
  ) STRICT;
  CREATE TABLE firestore_index_entry (
    index_id INTEGER NOT NULL REFERENCES firestore_index (id),
    key BLOB NOT NULL,
    document BLOB NOT NULL,
    PRIMARY KEY (index_id, key)
  ) STRICT, WITHOUT ROWID;`

/** Each index costs every write of its collection; what goes beyond is answered by reading the collection. */
const maxIndexes = 40

interface Known {
  id: number
  index: FieldIndex
}

/**
 * Indexes are made when a query was found to read much more than it answers, and kept up to date from then on. Which
 * ones exist is known in memory; every change happens inside a database write.
 */
export class IndexStore {
  readonly #database: Database
  /** By collection id, then by name. */
  #known = new Map<string, Map<string, Known>>()
  readonly #building = new Set<string>()

  constructor(database: Database) {
    this.#database = database
    this.#load()
  }

  #load(): void {
    this.#known = new Map()
    for (const row of this.#database.sql.prepare('SELECT id, definition FROM firestore_index').all()) {
      this.#remember({ id: Number(row.id), index: JSON.parse(String(row.definition)) as FieldIndex })
    }
  }

  #remember(known: Known): void {
    const { collectionId } = known.index
    const indexes = this.#known.get(collectionId) ?? new Map<string, Known>()
    indexes.set(describeIndex(known.index), known)
    this.#known.set(collectionId, indexes)
  }

  /** The paths in a range of an index, in its order; null when there is no such index yet. */
  read({ index, from, to }: IndexRange): Iterable<Buffer> | null {
    const known = this.#known.get(index.collectionId)?.get(describeIndex(index))
    return known ? this.#documents(known.id, from, to) : null
  }

  *#documents(id: number, from: Buffer, to: Buffer): Generator<Buffer> {
    const statement = this.#database.sql.prepare(
      'SELECT document FROM firestore_index_entry WHERE index_id = ? AND key >= ? AND key < ? ORDER BY key',
    )
    for (const row of statement.iterate(id, from, to)) yield Buffer.from(row.document as Uint8Array)
  }

  /** Inside a database write: keeps every index of the document's collection true. */
  change(path: string, before: StoredDocument | null, after: StoredDocument | null): void {
    const indexes = this.#known.get(idOf(collectionOf(path)))
    if (!indexes) return
    for (const { id, index } of indexes.values()) {
      const old = before && entryKey(index, before)
      const key = after && entryKey(index, after)
      if (old && key?.equals(old)) continue
      if (old) {
        this.#database.statement('DELETE FROM firestore_index_entry WHERE index_id = ? AND key = ?').run(id, old)
      }
      if (key) this.#insert(id, key, path)
    }
  }

  #insert(id: number, key: Buffer, path: string): void {
    this.#database.statement('INSERT INTO firestore_index_entry VALUES (?, ?, ?)').run(id, key, pathKey(path))
  }

  /** Makes an index in the background, from the documents that `read` lists when it is made. */
  build(index: FieldIndex, read: () => Iterable<StoredDocument>): void {
    const name = describeIndex(index)
    const indexes = this.#known.get(index.collectionId)
    const label = `${index.collectionId} ${name}`
    if (indexes?.has(name) || this.#building.has(label) || (indexes?.size ?? 0) >= maxIndexes) return
    this.#building.add(label)
    this.#database
      .write(() => {
        const { lastInsertRowid } = this.#database
          .statement('INSERT INTO firestore_index (collection_id, name, definition) VALUES (?, ?, ?)')
          .run(index.collectionId, name, JSON.stringify(index))
        const id = Number(lastInsertRowid)
        for (const document of read()) {
          const key = entryKey(index, document)
          if (key) this.#insert(id, key, document.path)
        }
        // Writes that follow in the same group must already keep it up.
        this.#remember({ id, index })
      })
      // A query is answered without it, too; the next one tries again.
      .catch(() => this.#load())
      .finally(() => this.#building.delete(label))
  }
}
