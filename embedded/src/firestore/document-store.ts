import { randomBytes } from 'node:crypto'
import type { StatementSync } from 'node:sqlite'
import { bytesOf } from '../sqlite/bytes-of.ts'
import type { Database } from '../sqlite/database.ts'
import { ChangeLog } from './change-log.ts'
import { DocumentCache, type ReadDocument } from './document-cache.ts'
import { documentMigrations, isNested } from './document-migrations.ts'
import type { FieldIndex, IndexRange } from './indexes/field-index.ts'
import { type FoundRange, IndexStore } from './indexes/index-store.ts'
import { merged } from './indexes/merged.ts'
import { collectionOf, idOf } from './names.ts'
import { giveOneName } from './one-name.ts'
import { inPortions } from './portions.ts'
import type { StoredDocument } from './stored-document.ts'
import { descendantRange, type KeyRange, keyAfter, narrowed, pathKey } from './values/value-key.ts'
import { comparePaths } from './values/value-order.ts'
import type { Fields } from './wire.ts'

/** As a list: objects of rows take node:sqlite a fifth longer. */
type Row = [id: number, path: string, fields: string, created: number, updated: number]
type MissingRow = [id: null, ...unknown[]]
/** Of a row beside its fields. */
const rowBytes = 100

/** Which rows to read, in key order. */
interface Rows extends Partial<KeyRange> {
  descending?: boolean
  /** How many will hardly be too few. */
  wanted?: number
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
    database.migrate('firestore', documentMigrations)
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
    // A long commit reads what it wrote itself, by a connection of its own.
    if (this.#database.sql !== this.#everybodys) return this.#rowOf(path)?.document ?? null
    const known = this.#cache.get(path)
    if (known) return known
    const found = this.#rowOf(path)
    if (found) this.#keep(found)
    return found?.document ?? null
  }

  #rowOf(path: string): ReadDocument | null {
    const statement = this.#lists(rowByName)
    const row = statement.get(idOf(collectionOf(path)), pathKey(path)) as unknown as Row | undefined
    return row ? fromRow(row) : null
  }

  /**
   * What a transaction sees may still be undone. Outside of one, no statement of this connection may stay half-read while others
   * write: what it holds on to would be read and kept as what is now.
   */
  #keep(found: ReadDocument): void {
    if (!this.#everybodys.isTransaction) this.#cache.keep(found)
  }

  /**
   * To be called right after the COMMIT of what was replaced: while a long commit is under way, others are still given what was
   * before it, and it is kept for them.
   */
  committed(paths: Iterable<string>): void {
    for (const path of paths) this.#cache.forget(path)
  }

  /** Replaces what was `before` at a path; null for absent. Only inside a database write. */
  replace(path: string, before: StoredDocument | null, after: StoredDocument | null): void {
    this.#cache.forget(path)
    if (after) this.#put(after)
    else this.#delete(path)
    this.indexes.change(path, before, after)
  }

  #delete(path: string): void {
    this.#database
      .statement('DELETE FROM firestore_document WHERE collection_id = ? AND key = ?')
      .run(idOf(collectionOf(path)), pathKey(path))
  }

  #put(document: StoredDocument): void {
    const collection = collectionOf(document.path)
    this.#database
      .statement(
        `INSERT INTO firestore_document VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (collection_id, key) DO UPDATE SET fields = excluded.fields, created = excluded.created, updated = excluded.updated`,
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
      `SELECT ${columns} FROM firestore_document
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
      `SELECT ${columns} FROM firestore_document
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

  *#inOneIndex({ id, from, to }: FoundRange, wanted?: number): Generator<StoredDocument> {
    const nth = this.#database.statement(nthOfIndex)
    let [begin, read] = [from, 0]
    const found = inPortions<ReadDocument | null>({
      ...{ wanted, sizeOf },
      read: (_, portion) => {
        if (read > 0) begin = keyAfter(bytesOf(nth.get(id, begin, to, read - 1)?.key))
        const page = this.#page([id, begin, to, portion])
        read = page.length
        return page
      },
    })
    for (const one of found) if (one) yield one.document
  }

  /**
   * A portion of an index. Rows alone come out of SQLite for a fraction of what documents do, so these are asked for where they
   * are not known; then all with one statement, since bytes that come out by themselves cost more than their document does.
   */
  #page(range: [index: number, from: Buffer, to: Buffer, portion: number]): (ReadDocument | null)[] {
    if (this.#database.sql === this.#everybodys) {
      const ids = this.#lists(idsOfIndex).all(...range) as unknown as [id: number][]
      const known: ReadDocument[] = []
      for (const [id] of ids) {
        const one = this.#cache.byId(id)
        if (!one) break
        known.push(one)
      }
      if (known.length === ids.length) return known
    }
    const rows = this.#lists(pageOfIndex).all(...range) as unknown as (Row | MissingRow)[]
    return rows.map((row) => (row[0] === null ? null : this.#ofRow(row)))
  }

  #lists(text: string): StatementSync {
    const statement = this.#database.statement(text)
    statement.setReturnArrays(true)
    return statement
  }

  /** A row that was read now, as the document that is known of it already where there is one. */
  #ofRow(row: Row): ReadDocument {
    if (this.#database.sql !== this.#everybodys) return fromRow(row)
    const known = this.#cache.byId(row[0])
    if (known) return known
    const found = fromRow(row)
    this.#keep(found)
    return found
  }

  *#byIds(ids: Iterable<number>): Generator<StoredDocument> {
    for (const id of ids) {
      const known = this.#database.sql === this.#everybodys && this.#cache.byId(id)
      if (known) {
        yield known.document
        continue
      }
      const statement = this.#lists(rowById)
      const row = statement.get(id) as unknown as Row | undefined
      if (row) yield this.#ofRow(row).document
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
    const sign = range.descending ? -1 : 1
    const order = (a: StoredDocument, b: StoredDocument) => sign * comparePaths(a.path, b.path)
    yield* merged(
      // Each is begun, however few are asked for.
      this.#groups().map((name) => this.inGroup(name, { ...range, wanted: 1 })),
      order,
    )
  }

  #groups(): string[] {
    const named = `${groupNames} SELECT name FROM collection_group WHERE name IS NOT NULL`
    return this.#database
      .statement(named)
      .all()
      .map(({ name }) => String(name))
  }

  *#read(text: string, { from = lowest, to = highest, descending, wanted }: Rows, ...first: string[]) {
    // Asked for at each portion: a long commit has a connection of its own.
    const statement = () => this.#lists(`${text}${descending ? ' DESC' : ''} LIMIT ?`)
    const rows = inPortions<Row>({
      ...{ sizeOf: rowSize, wanted },
      read(last, portion) {
        const key = last && pathKey(last[1])
        const range = key === null ? [from, to] : descending ? [from, key] : [keyAfter(key), to]
        return statement().all(...first, ...range, portion) as unknown as Row[]
      },
    })
    for (const row of rows) yield fromRow(row).document
  }

  /** Ids of the collections directly below a document or the root, found without reading the documents in them. */
  collectionIds(parent: string): string[] {
    const depth = parent === '' ? 0 : parent.split('/').length
    const { from, to } = descendantRange(parent)
    const next = this.#database.statement(
      'SELECT path FROM firestore_document WHERE collection_id = ? AND key >= ? AND key < ? ORDER BY key LIMIT 1',
    )
    const ids = new Set<string>()
    for (const group of this.#groups()) {
      for (let cursor = from; ; ) {
        const path = next.get(group, cursor, to)?.path
        if (path === undefined) break
        const segments = String(path)
          .split('/')
          .slice(0, depth + 1)
        ids.add(segments.at(-1)!)
        cursor = descendantRange(segments.join('/')).to
      }
    }
    return [...ids].sort(comparePaths)
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
      .statement(
        `${groupNames}
         SELECT path FROM collection_group JOIN firestore_document AS document ON collection_id = name
           AND document.key = (
             SELECT min(key) FROM firestore_document WHERE collection_id = name AND key >= ? AND key < ?
           )
         ORDER BY document.key LIMIT 1`,
      )
      .get(from, to)
    return row ? String(row.path) : null
  }

  /** Documents as they were at a version. */
  statesAt(paths: readonly string[], version: number): (StoredDocument | null)[] {
    const past = this.changes.statesOf(paths, version)
    return paths.map((path) => (past.has(path) ? past.get(path)! : this.get(path)))
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

const columns = 'id, path, fields, created, updated'
const rowByName = `SELECT ${columns} FROM firestore_document WHERE collection_id = ? AND key = ?`
const rowById = `SELECT ${columns} FROM firestore_document WHERE id = ?`
const pageOfIndex = `
  SELECT ${columns}
  FROM firestore_index_entry AS entry LEFT JOIN firestore_document AS document ON document.id = entry.document
  WHERE index_id = ? AND entry.key >= ? AND entry.key < ? ORDER BY entry.key LIMIT ?`
const idsOfIndex = `
  SELECT document FROM firestore_index_entry WHERE index_id = ? AND key >= ? AND key < ? ORDER BY key LIMIT ?`
const nthOfIndex = `
  SELECT key FROM firestore_index_entry WHERE index_id = ? AND key >= ? AND key < ? ORDER BY key LIMIT 1 OFFSET ?`
/** One look for each name, however many documents there are; the last is null. */
const groupNames = `
  WITH RECURSIVE collection_group (name) AS (
    SELECT min(collection_id) FROM firestore_document
    UNION ALL
    SELECT (SELECT min(collection_id) FROM firestore_document WHERE collection_id > name) FROM collection_group
      WHERE name IS NOT NULL
  )`

const rowSize = ([, , fields]: Row) => fields.length + rowBytes
const sizeOf = (found: ReadDocument | null) => (found?.bytes ?? 0) + rowBytes

const lowest = Buffer.alloc(0)
const highest = Buffer.from([255])

function fromRow([id, path, fields, created, updated]: Row): ReadDocument {
  return { id, document: { path, fields: JSON.parse(fields) as Fields, created, updated }, bytes: fields.length }
}
