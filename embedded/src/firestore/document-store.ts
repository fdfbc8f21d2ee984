import { randomBytes } from 'node:crypto'
import type { StatementSync } from 'node:sqlite'
import { bytesOf } from '../sqlite/bytes-of.ts'
import type { Database } from '../sqlite/database.ts'
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
import { inPortions } from './portions.ts'
import type { Query } from './query/query.ts'
import type { StoredDocument } from './stored-document.ts'
import { descendantRange, keyAfter, pathKey } from './values/value-key.ts'
import type { Fields } from './wire.ts'

/**
 * Documents as rows. `key` orders by name; `collection` and `collection_id` narrow to a collection or a group.
 * `firestore_change` holds what each changed document was before, so that the recent past can be read again.
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
]

/** How much of the past is kept: the newest changes up to this many, and none older than this many microseconds. */
const maxChanges = 20_000
const maxAge = 24 * 3600 * 1_000_000

/** As a list: objects of rows take node:sqlite a fifth longer. */
type Row = [path: string, fields: string, created: number, updated: number]
type MissingRow = [path: null, ...unknown[]]
/** Of a row beside its fields. */
const rowBytes = 100

interface ChangeRow {
  version: number
  path: string
  fields: string | null
  created: number | null
  updated: number | null
}

/** A collection, a group of them, or with a null id everything; at least those, it may be more. */
export type Scope = Pick<Query, 'parent' | 'collectionId' | 'allDescendants'>

/** Which rows to read, in key order. */
export interface KeyRange {
  from?: Buffer
  to?: Buffer
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

  /** `isDeclared` tells the indexes that firestore.indexes.json asks for: those are never given up. */
  constructor(database: Database, isDeclared?: (index: FieldIndex) => boolean) {
    this.#database = database
    this.#everybodys = database.sql
    database.migrate('firestore', migrations)
    this.indexes = new IndexStore(database, isDeclared)
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
        `INSERT INTO firestore_document VALUES (?, ?, ?, ?, ?, ?, ?)
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
  *inCollection(collection: string, range: KeyRange = {}): Generator<StoredDocument> {
    yield* this.#read(
      `SELECT path, fields, created, updated FROM firestore_document
       WHERE collection = ? AND key >= ? AND key < ? ORDER BY key`,
      range,
      collection,
    )
  }

  countCollection(collection: string): number {
    const text = 'SELECT count(*) AS n FROM firestore_document WHERE collection = ?'
    return Number(this.#database.statement(text).get(collection)!.n)
  }

  /** The documents of every collection with this id, below a document or anywhere. */
  *inGroup(collectionId: string, range: KeyRange): Generator<StoredDocument> {
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
    return only && more.length === 0 ? this.#inOneIndex(only, wanted) : this.#byKeys(this.indexes.keysIn(ranges))
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

  *#byKeys(keys: Iterable<Buffer>): Generator<StoredDocument> {
    for (const key of keys) {
      const document = this.byKey(key)
      if (document) yield document
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
  *inRange(range: KeyRange): Generator<StoredDocument> {
    yield* this.#read(
      'SELECT path, fields, created, updated FROM firestore_document WHERE key >= ? AND key < ? ORDER BY key',
      range,
    )
  }

  *#read(text: string, { from = lowest, to = highest, descending }: KeyRange, ...first: string[]) {
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

  logChange(version: number, path: string, before: StoredDocument | null): void {
    const collection = collectionOf(path)
    this.#database
      .statement('INSERT INTO firestore_change VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(
        version,
        path,
        collection,
        idOf(collection),
        before && JSON.stringify(before.fields),
        before?.created ?? null,
        before?.updated ?? null,
      )
  }

  /** What each document changed after `version` was at `version`: its first change since says it. */
  statesAt(version: number, scope: Scope): Map<string, StoredDocument | null> {
    const states = new Map<string, StoredDocument | null>()
    for (const row of this.#changes(version, scope)) {
      if (!states.has(row.path)) states.set(row.path, beforeOf(row))
    }
    return states
  }

  *#changes(version: number, { parent, collectionId, allDescendants }: Scope): Generator<ChangeRow> {
    const order = 'ORDER BY version, rowid'
    const { sql } = this.#database
    let rows: Iterable<unknown>
    if (collectionId === null) {
      rows = sql.prepare(`SELECT * FROM firestore_change WHERE version > ? ${order}`).iterate(version)
    } else if (allDescendants) {
      const text = `SELECT * FROM firestore_change WHERE collection_id = ? AND version > ? ${order}`
      rows = sql.prepare(text).iterate(collectionId, version)
    } else {
      const collection = parent === '' ? collectionId : `${parent}/${collectionId}`
      const text = `SELECT * FROM firestore_change WHERE collection = ? AND version > ? ${order}`
      rows = sql.prepare(text).iterate(collection, version)
    }
    yield* rows as Iterable<ChangeRow>
  }

  stateAt(path: string, version: number): StoredDocument | null {
    const row = this.#database
      .statement('SELECT * FROM firestore_change WHERE path = ? AND version > ? ORDER BY version, rowid LIMIT 1')
      .get(path, version)
    return row ? beforeOf(row as unknown as ChangeRow) : this.get(path)
  }

  /** Paths of a scope that changed after a version. */
  changedSince(version: number, scope: Scope): string[] {
    return [...this.#changes(version, scope)].map(({ path }) => path)
  }

  /** Whether a document changed after a version. */
  hasChanged(path: string, version: number): boolean {
    const text = 'SELECT 1 FROM firestore_change WHERE path = ? AND version > ? LIMIT 1'
    return this.#database.statement(text).get(path, version) !== undefined
  }

  /** The oldest version whose state can still be told. */
  get floor(): number {
    return Number(this.state('log_floor') ?? 0)
  }

  /** Drops the old end of the change log. */
  prune(now: number): void {
    const row = this.#database
      .statement('SELECT version FROM firestore_change ORDER BY version DESC LIMIT 1 OFFSET ?')
      .get(maxChanges)
    const floor = Math.max(row ? Number(row.version) : 0, now - maxAge)
    const removed = this.#database.statement('DELETE FROM firestore_change WHERE version <= ?').run(floor)
    if (Number(removed.changes) > 0) this.setState('log_floor', String(floor))
  }
}

const pageOfIndex = `
  SELECT path, fields, created, updated
  FROM firestore_index_entry AS entry LEFT JOIN firestore_document AS document ON document.key = entry.document
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

function beforeOf(row: ChangeRow): StoredDocument | null {
  if (row.fields === null) return null
  return { path: row.path, fields: JSON.parse(row.fields) as Fields, created: row.created!, updated: row.updated! }
}
