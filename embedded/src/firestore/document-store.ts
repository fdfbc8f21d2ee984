import { randomBytes } from 'node:crypto'
import type { StatementSync } from 'node:sqlite'
import { bytesOf } from '../sqlite/bytes-of.ts'
import type { Database } from '../sqlite/database.ts'
import { ChangeLog } from './change-log.ts'
import { DocumentCache } from './document-cache.ts'
import type { FieldIndex, IndexRange } from './indexes/field-index.ts'
import {
  type FoundRange,
  IndexStore,
  indexMigration,
  indexOwnerMigration,
  indexProgressMigration,
} from './indexes/index-store.ts'
import { collectionOf, idOf } from './names.ts'
import { giveOneName } from './one-name.ts'
import { inPortions } from './portions.ts'
import type { StoredDocument } from './stored-document.ts'
import { descendantRange, type KeyRange, keyAfter, narrowed, pathKey } from './values/value-key.ts'
import type { Fields } from './wire.ts'

/** Lies deeper in a collection of the same id, or in a document of that id. Files hold it in an index, so it stays as it is. */
const isNested =
  "instr('/' || substr(collection, 1, length(collection) - length(collection_id)), '/' || collection_id || '/') > 0"

/**
 * Documents as rows. `key` orders by name; `collection` and `collection_id` narrow to a collection or a group.
 */
const migrations = [
  `CREATE TABLE firestore_document (
     key BLOB NOT NULL UNIQUE,
     path TEXT NOT NULL,
     collection TEXT NOT NULL,
     collection_id TEXT NOT NULL,
     fields TEXT NOT NULL,
     created INTEGER NOT NULL,
     updated INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX firestore_document_collection ON firestore_document (collection, key);
   CREATE INDEX firestore_document_group ON firestore_document (collection_id, key);
   CREATE TABLE firestore_change (
     version INTEGER NOT NULL,
     path TEXT NOT NULL,
     fields TEXT,
     created INTEGER,
     updated INTEGER
   ) STRICT;
   CREATE INDEX firestore_change_version ON firestore_change (version);
   CREATE INDEX firestore_change_path ON firestore_change (path, version);
   CREATE TABLE firestore_state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  indexMigration,
  // The change log tells where a change happened, so that a resuming listener reads its own collection's only.
  `DROP TABLE firestore_change;
   CREATE TABLE firestore_change (
     version INTEGER NOT NULL,
     path TEXT NOT NULL,
     collection TEXT NOT NULL,
     collection_id TEXT NOT NULL,
     fields TEXT,
     created INTEGER,
     updated INTEGER
   ) STRICT;
   CREATE INDEX firestore_change_version ON firestore_change (version);
   CREATE INDEX firestore_change_path ON firestore_change (path, version);
   INSERT INTO firestore_state SELECT 'log_floor', value FROM firestore_state WHERE name = 'last_version'
     ON CONFLICT (name) DO UPDATE SET value = excluded.value;`,
  indexProgressMigration,
  // A resuming listener reads what has changed in its collection since, and nothing older.
  'CREATE INDEX firestore_change_collection ON firestore_change (collection, version);',
  indexOwnerMigration,
  // Each index costs every write a place in a tree of its own, and two can be done without. A collection is a range of names of its
  // group, less what lies deeper in collections of the same id; for counting, those few have an index. And entries of indexes tell
  // the row instead of the name, by which it would be looked for in one tree more.
  `CREATE TABLE firestore_document_by_id (
     id INTEGER PRIMARY KEY,
     key BLOB NOT NULL UNIQUE,
     path TEXT NOT NULL,
     collection TEXT NOT NULL,
     collection_id TEXT NOT NULL,
     fields TEXT NOT NULL,
     created INTEGER NOT NULL,
     updated INTEGER NOT NULL
   ) STRICT;
   INSERT INTO firestore_document_by_id
     SELECT rowid, key, path, collection, collection_id, fields, created, updated FROM firestore_document ORDER BY rowid;
   CREATE TABLE firestore_index_entry_by_id (
     index_id INTEGER NOT NULL REFERENCES firestore_index (id),
     key BLOB NOT NULL,
     document INTEGER NOT NULL,
     PRIMARY KEY (index_id, key)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO firestore_index_entry_by_id
     SELECT index_id, entry.key, document.rowid FROM firestore_index_entry AS entry
     JOIN firestore_document AS document ON document.key = entry.document ORDER BY index_id, entry.key;
   DROP TABLE firestore_index_entry;
   ALTER TABLE firestore_index_entry_by_id RENAME TO firestore_index_entry;
   DROP TABLE firestore_document;
   ALTER TABLE firestore_document_by_id RENAME TO firestore_document;
   CREATE INDEX firestore_document_group ON firestore_document (collection_id, key);
   CREATE INDEX firestore_document_nested ON firestore_document (collection_id, key) WHERE ${isNested};
   DROP INDEX firestore_change_version;`,
]

/** As a list: objects of rows take node:sqlite a fifth longer. */
type Row = [path: string, fields: string, created: number, updated: number]
type MissingRow = [path: null, ...unknown[]]
/** Of a row beside its fields. */
const rowBytes = 100

/** Which rows to read, in key order. */
interface Rows extends Partial<KeyRange> {
  descending?: boolean
}

export class DocumentStore {
  readonly #database: Database
  readonly #cache = new DocumentCache()
  /** The connection by which all read and short commits write. */
  readonly #everybodys: Database['sql']
  /** Random, made with the file: a resume token of another database is told from one of ours by it. */
  readonly incarnation: string
  readonly indexes: IndexStore
  readonly changes: ChangeLog

  /** `isDeclared` tells the indexes that firestore.indexes.json asks for: those are never given up. */
  constructor(database: Database, isDeclared?: (index: FieldIndex) => boolean) {
    this.#database = database
    this.#everybodys = database.sql
    database.migrate('firestore', migrations)
    // Once: it looks at every name, which takes a while where there are many.
    if (!this.state('one_name')) {
      giveOneName(database)
      this.setState('one_name', 'given')
    }
    this.indexes = new IndexStore(database, isDeclared)
    this.changes = new ChangeLog(database)
    const known = this.state('incarnation')
    this.incarnation = known ?? randomBytes(6).toString('base64url')
    if (!known) this.setState('incarnation', this.incarnation)
  }

  state(name: string): string | null {
    const row = this.#database.statement('SELECT value FROM firestore_state WHERE name = ?').get(name)
    return row ? String(row.value) : null
  }

  setState(name: string, value: string): void {
    this.#database
      .statement('INSERT INTO firestore_state VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
      .run(name, value)
  }

  get(path: string): StoredDocument | null {
    return this.byKey(pathKey(path))
  }

  byKey(key: Buffer): StoredDocument | null {
    const { sql } = this.#database
    // A long commit reads what it wrote itself, by a connection of its own.
    if (sql !== this.#everybodys) return this.#rowOf(key)?.document ?? null
    const place = placeOf(key)
    const known = this.#cache.get(place)
    if (known) return known
    const found = this.#rowOf(key)
    // What a transaction sees may still be undone.
    if (found && !sql.isTransaction) this.#cache.keep(place, found.document, found.bytes)
    return found?.document ?? null
  }

  #rowOf(key: Buffer): { document: StoredDocument; bytes: number } | null {
    const statement = this.#lists('SELECT path, fields, created, updated FROM firestore_document WHERE key = ?')
    const row = statement.get(key) as unknown as Row | undefined
    return row ? { document: fromRow(row), bytes: row[1].length } : null
  }

  /**
   * To be called right after the COMMIT of what was replaced: while a long commit is under way, others are still given what was
   * before it, and it is kept for them.
   */
  committed(paths: Iterable<string>): void {
    for (const path of paths) this.#forget(path)
  }

  #forget(path: string): void {
    this.#cache.forget(placeOf(pathKey(path)))
  }

  /** Replaces what was `before` at a path; null for absent. Only inside a database write. */
  replace(path: string, before: StoredDocument | null, after: StoredDocument | null): void {
    this.#forget(path)
    if (after) this.#put(after)
    else this.#database.statement('DELETE FROM firestore_document WHERE key = ?').run(pathKey(path))
    this.indexes.change(path, before, after)
  }

  #put(document: StoredDocument): void {
    const collection = collectionOf(document.path)
    this.#database
      .statement(
        `INSERT INTO firestore_document VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET fields = excluded.fields, created = excluded.created, updated = excluded.updated`,
      )
      .run(
        pathKey(document.path),
        document.path,
        collection,
        idOf(collection),
        JSON.stringify(document.fields),
        document.created,
        document.updated,
      )
  }

  /** The documents of one collection, by name. */
  *inCollection(collection: string, range: Rows = {}): Generator<StoredDocument> {
    yield* this.#read(
      `SELECT path, fields, created, updated FROM firestore_document
       WHERE collection_id = ? AND collection = ? AND key >= ? AND key < ? ORDER BY key`,
      { ...range, ...narrowed(range, descendantRange(collection)) },
      idOf(collection),
      collection,
    )
  }

  /** Without reading documents, but for those in collections of the same id that lie in one another. */
  countCollection(collection: string): number {
    const { from, to } = descendantRange(collection)
    const count = (text: string, ...more: string[]) =>
      Number(this.#database.statement(text).get(idOf(collection), from, to, ...more)!.n)
    const inGroup = 'SELECT count(*) AS n FROM firestore_document WHERE collection_id = ? AND key >= ? AND key < ?'
    return count(inGroup) - count(`${inGroup} AND ${isNested} AND collection <> ?`, collection)
  }

  /** The documents of every collection with this id, below a document or anywhere. */
  *inGroup(collectionId: string, range: Rows): Generator<StoredDocument> {
    yield* this.#read(
      `SELECT path, fields, created, updated FROM firestore_document
       WHERE collection_id = ? AND key >= ? AND key < ? ORDER BY key`,
      range,
      collectionId,
    )
  }

  /**
   * The documents in ranges of indexes, in their order and each once; null where an index is not there yet. `wanted` is how many
   * will be asked for.
   */
  inIndexes(plan: readonly IndexRange[], wanted?: number): Iterable<StoredDocument> | null {
    const ranges = this.indexes.find(plan)
    if (!ranges) return null
    const [only, ...more] = ranges
    return only && more.length === 0 ? this.#inOneIndex(only, wanted) : this.#byIds(this.indexes.documentsIn(ranges))
  }

  /** With the entries at once: bytes that come out of SQLite by themselves cost more than their document does. */
  *#inOneIndex({ id, from, to }: FoundRange, wanted?: number): Generator<StoredDocument> {
    const page = this.#lists(pageOfIndex)
    const nth = this.#database.statement(nthOfIndex)
    let [begin, read] = [from, 0]
    const rows = inPortions<Row | MissingRow>({
      ...{ wanted, sizeOf },
      read(last, portion) {
        if (last) begin = keyAfter(bytesOf(nth.get(id, begin, to, read - 1)?.key))
        const found = page.all(id, begin, to, portion) as unknown as (Row | MissingRow)[]
        read = found.length
        return found
      },
    })
    for (const row of rows) if (row[0] !== null) yield this.#ofRow(row)
  }

  #lists(text: string): StatementSync {
    const statement = this.#database.statement(text)
    statement.setReturnArrays(true)
    return statement
  }

  /** A row that was read now, as the document that is known of it already where there is one. */
  #ofRow(row: Row): StoredDocument {
    const { sql } = this.#database
    if (sql !== this.#everybodys) return fromRow(row)
    const place = placeOf(pathKey(row[0]))
    const known = this.#cache.get(place)
    if (known) return known
    const document = fromRow(row)
    if (!sql.isTransaction) this.#cache.keep(place, document, row[1].length)
    return document
  }

  *#byIds(ids: Iterable<number>): Generator<StoredDocument> {
    for (const id of ids) {
      const statement = this.#lists('SELECT path, fields, created, updated FROM firestore_document WHERE id = ?')
      const row = statement.get(id) as unknown as Row | undefined
      if (row) yield this.#ofRow(row)
    }
  }

  /** Whatever may belong into an index, from a key on. */
  inIndex({ collectionId, within }: FieldIndex, from: Buffer | undefined): Generator<StoredDocument> {
    return within === null ? this.inGroup(collectionId, { from }) : this.inCollection(within, { from })
  }

  /** The names of a group's documents below a parent, in order, without their content. */
  pathsInGroup(collectionId: string, parent: string): string[] {
    const { from, to } = descendantRange(parent)
    return this.#database.sql
      .prepare('SELECT path FROM firestore_document WHERE collection_id = ? AND key >= ? AND key < ? ORDER BY key')
      .all(collectionId, from, to)
      .map(({ path }) => String(path))
  }

  /** Every document in a range of names. */
  *inRange(range: Rows): Generator<StoredDocument> {
    yield* this.#read(
      'SELECT path, fields, created, updated FROM firestore_document WHERE key >= ? AND key < ? ORDER BY key',
      range,
    )
  }

  *#read(text: string, { from = lowest, to = highest, descending }: Rows, ...first: string[]) {
    // Asked for at each portion: a long commit has a connection of its own.
    const statement = () => this.#lists(`${text}${descending ? ' DESC' : ''} LIMIT ?`)
    const rows = inPortions<Row>({
      sizeOf,
      read(last, portion) {
        const key = last && pathKey(last[0])
        const range = key === null ? [from, to] : descending ? [from, key] : [keyAfter(key), to]
        return statement().all(...first, ...range, portion) as unknown as Row[]
      },
    })
    for (const row of rows) yield fromRow(row)
  }

  /** Ids of the collections directly below a document or the root, found without reading the documents in them. */
  collectionIds(parent: string): string[] {
    const depth = parent === '' ? 0 : parent.split('/').length
    const ids: string[] = []
    const { from, to } = descendantRange(parent)
    for (let cursor = from; ; ) {
      const path = this.#nextPath(cursor, to)
      if (path === null) return ids
      const segments = path.split('/').slice(0, depth + 1)
      ids.push(segments.at(-1)!)
      cursor = descendantRange(segments.join('/')).to
    }
  }

  /** Paths of the documents of a collection after `start`, with those that are missing but have descendants. */
  *childPaths(collection: string, start: string | null): Generator<string> {
    const depth = collection.split('/').length + 1
    const { from, to } = descendantRange(collection)
    for (let cursor = start === null ? from : descendantRange(start).to; ; ) {
      const path = this.#nextPath(cursor, to)
      if (path === null) return
      const child = path.split('/').slice(0, depth).join('/')
      yield child
      cursor = descendantRange(child).to
    }
  }

  #nextPath(from: Buffer, to: Buffer): string | null {
    const row = this.#database
      .statement('SELECT path FROM firestore_document WHERE key >= ? AND key < ? ORDER BY key LIMIT 1')
      .get(from, to)
    return row ? String(row.path) : null
  }

  stateAt(path: string, version: number): StoredDocument | null {
    const past = this.changes.stateAt(path, version)
    return past === undefined ? this.get(path) : past
  }

  /** The oldest version whose state can still be told. */
  get floor(): number {
    return Number(this.state('log_floor') ?? 0)
  }

  /** Drops the old end of the change log. */
  prune(now: number): void {
    const floor = this.changes.prune(now)
    if (floor !== null) this.setState('log_floor', String(floor))
  }
}

const pageOfIndex = `
  SELECT path, fields, created, updated
  FROM firestore_index_entry AS entry LEFT JOIN firestore_document AS document ON document.id = entry.document
  WHERE index_id = ? AND entry.key >= ? AND entry.key < ? ORDER BY entry.key LIMIT ?`
const nthOfIndex = `
  SELECT key FROM firestore_index_entry WHERE index_id = ? AND key >= ? AND key < ? ORDER BY key LIMIT 1 OFFSET ?`

const sizeOf = ([, fields]: Row | MissingRow) => (typeof fields === 'string' ? fields.length : 0) + rowBytes

const placeOf = (key: Buffer) => key.toString('latin1')

const lowest = Buffer.alloc(0)
const highest = Buffer.from([255])

function fromRow([path, fields, created, updated]: Row): StoredDocument {
  return { path, fields: JSON.parse(fields) as Fields, created, updated }
}
