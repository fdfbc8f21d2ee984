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

/** `next` is where the making of the index goes on, by the documents' keys; null when it is complete. */
export const indexProgressMigration = 'ALTER TABLE firestore_index ADD COLUMN next BLOB;'

/** Each index costs every write of its collection; what goes beyond is answered by reading the collection. */
const maxIndexes = 40

/** So many documents are brought into a new index at a time: a few milliseconds, for which other writes wait. */
const documentsAtOnce = 500

interface Known {
  id: number
  index: FieldIndex
  /** Where its making goes on; null when it is complete. */
  next: Buffer | null
}

/** The documents of an index's collection id, by key, from a key on or all of them. */
type Source = (from: Buffer | undefined) => Iterable<StoredDocument>

/**
 * Indexes are made when a query was found to read much more than it answers, and kept up to date from then on, also
 * those whose making is under way. Which ones exist is known in memory; every change happens inside a database write.
 */
export class IndexStore {
  readonly #database: Database
  /** By collection id, then by name. */
  #known = new Map<string, Map<string, Known>>()
  readonly #building = new Map<string, Promise<void>>()

  constructor(database: Database) {
    this.#database = database
    this.#load()
  }

  #load(): void {
    this.#known = new Map()
    for (const { id, definition, next } of this.#database.sql.prepare('SELECT * FROM firestore_index').all()) {
      const index = JSON.parse(String(definition)) as FieldIndex
      this.#remember({ id: Number(id), index, next: next === null ? null : Buffer.from(next as Uint8Array) })
    }
  }

  #remember(known: Known): void {
    const { collectionId } = known.index
    const indexes = this.#known.get(collectionId) ?? new Map<string, Known>()
    indexes.set(describeIndex(known.index), known)
    this.#known.set(collectionId, indexes)
  }

  /** The paths in a range of an index, in its order; null when there is no such index yet, or not all of it. */
  read({ index, from, to }: IndexRange): Iterable<Buffer> | null {
    const known = this.#known.get(index.collectionId)?.get(describeIndex(index))
    return known && known.next === null ? this.#documents(known.id, from, to) : null
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
    // While the index is made, a write may have brought the document into it before.
    this.#database.statement('INSERT OR IGNORE INTO firestore_index_entry VALUES (?, ?, ?)').run(id, key, pathKey(path))
  }

  /**
   * Makes an index in the background, a slice at a time, so that nobody waits long. When it is interrupted, the next
   * call goes on with it, in another process, too.
   */
  build(index: FieldIndex, source: Source): void {
    const name = describeIndex(index)
    const indexes = this.#known.get(index.collectionId)
    const known = indexes?.get(name)
    const label = labelOf(index)
    if (known?.next === null || this.#building.has(label)) return
    if (!known && (indexes?.size ?? 0) >= maxIndexes) return
    const making = this.#make(index, source)
      // A query is answered without it, too; the next one tries again.
      .catch(() => {
        if (this.#database.sql.isOpen) this.#load()
      })
      .finally(() => this.#building.delete(label))
    this.#building.set(label, making)
  }

  /** Resolves once the making of this index, if it is under way, has ended. */
  async made(index: FieldIndex): Promise<void> {
    await this.#building.get(labelOf(index))
  }

  get isMaking(): boolean {
    return this.#building.size > 0
  }

  async #make(index: FieldIndex, source: Source): Promise<void> {
    const slice = () => {
      // Writes that follow in the same group must already keep it up.
      const known = this.#known.get(index.collectionId)?.get(describeIndex(index)) ?? this.#begin(index)
      this.#addSlice(known, source)
      return known.next === null
    }
    while (!(await this.#database.write(slice)));
  }

  #begin(index: FieldIndex): Known {
    const { lastInsertRowid } = this.#database
      .statement('INSERT INTO firestore_index (collection_id, name, definition, next) VALUES (?, ?, ?, ?)')
      .run(index.collectionId, describeIndex(index), JSON.stringify(index), start)
    const known = { id: Number(lastInsertRowid), index, next: start }
    this.#remember(known)
    return known
  }

  #addSlice(known: Known, source: Source): void {
    let added = 0
    let last: Buffer | null = null
    for (const document of source(known.next ?? undefined)) {
      const key = entryKey(known.index, document)
      if (key) this.#insert(known.id, key, document.path)
      if (++added < documentsAtOnce) continue
      last = pathKey(document.path)
      break
    }
    // A key ends in 0, so the next possible key is higher than this one with a 0 more.
    known.next = last && Buffer.concat([last, Buffer.from([0])])
    this.#database.statement('UPDATE firestore_index SET next = ? WHERE id = ?').run(known.next, known.id)
  }
}

const labelOf = (index: FieldIndex) => `${index.collectionId} ${describeIndex(index)}`

const start = Buffer.alloc(0)
