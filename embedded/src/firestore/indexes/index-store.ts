import { bytesOf } from '../../sqlite/bytes-of.ts'
import type { Database } from '../../sqlite/database.ts'
import { collectionOf, idOf } from '../names.ts'
import { inPortions } from '../portions.ts'
import type { StoredDocument } from '../stored-document.ts'
import { keyAfter, pathKey } from '../values/value-key.ts'
import { describeIndex, entryKeys, type FieldIndex, type IndexRange } from './field-index.ts'
import { documentsInOrder, type IndexEntry } from './index-union.ts'

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

/** Adds for whom each index was made. Indexes from before that was recorded are deleted, and made again when needed. */
export const indexOwnerMigration = `
  DELETE FROM firestore_index_entry;
  DELETE FROM firestore_index;
  ALTER TABLE firestore_index ADD COLUMN owner TEXT NOT NULL DEFAULT '';`

/** `next` is where the making of the index goes on, by the documents' keys; null when it is complete. */
export const indexProgressMigration = 'ALTER TABLE firestore_index ADD COLUMN next BLOB;'

/** A range in a complete index. */
export interface FoundRange extends IndexRange {
  id: number
}

/**
 * How many indexes there may be beside the declared ones: for queries of the instance itself; for those of one member;
 * of one collection that several members ask, since each costs every write there. The least used goes.
 */
const mostOfInstance = 60
const mostOfMember = 12
const mostOfCollection = 12

/** Another owner's index is not dropped when a query used it within this time, in milliseconds. */
const inUseMs = 10 * 60_000

/** Nor is a member's own that was used within this time, also in milliseconds. */
const churnMs = 60_000

/** Documents that are added to a new index at a time: a few milliseconds, for which other writes wait. */
const documentsAtOnce = 500

/** Entries of a dropped index that are deleted at a time. */
const entriesAtOnce = 2_000

/**
 * On whose account an index is made: a uid, or null for the functions and the Admin SDK, whose queries are the
 * program's own.
 */
export type Asker = string | null

/** Stands as the owner while the entries of a dropped index are being deleted. */
const dropped = '(dropped)'
/** The owner of indexes that are declared or that the functions' queries need. Never a uid. */
const instance = ''

interface Known {
  id: number
  index: FieldIndex
  /** Where its making goes on; null when it is complete. */
  next: Buffer | null
  owner: string
  isDeclared: boolean
  /** Milliseconds since 1970; 0 since the start. */
  usedAt: number
}

/** The documents of an index, by key, from a key on or all of them. */
export type Source = (index: FieldIndex, from: Buffer | undefined) => Iterable<StoredDocument>

/**
 * Indexes are made when a query was found to read much more than it answers, and kept up to date from then on, also
 * those whose making is under way. Which ones exist is known in memory; every change happens inside a database write.
 *
 * What a member asks gets an index of the one collection that was asked, if it lies below a document: it costs the
 * writes of no other, and takes the place of none but that member's.
 */
export class IndexStore {
  readonly #database: Database
  readonly #isDeclared: (index: FieldIndex) => boolean
  readonly #now: () => number
  /** By collection id, then by name. */
  #known = new Map<string, Map<string, Known>>()
  readonly #building = new Map<string, Promise<void>>()
  /** Who waits for an index that is being made: one at a time for each. */
  readonly #waiting = new Set<string>()
  #sweeping: Promise<void> | null = null

  constructor(
    database: Database,
    isDeclared: (index: FieldIndex) => boolean = () => false,
    now: () => number = Date.now,
  ) {
    this.#database = database
    this.#isDeclared = isDeclared
    this.#now = now
    this.#load()
  }

  #load(): void {
    this.#known = new Map()
    for (const { id, definition, next, owner } of this.#database.sql.prepare('SELECT * FROM firestore_index').all()) {
      if (owner === dropped) continue
      const index = JSON.parse(String(definition)) as FieldIndex
      this.#remember({
        id: Number(id),
        index,
        next: next === null ? null : Buffer.from(next as Uint8Array),
        owner: String(owner),
        isDeclared: this.#isDeclared(index),
        usedAt: 0,
      })
    }
  }

  #remember(known: Known): void {
    const { collectionId } = known.index
    const indexes = this.#known.get(collectionId) ?? new Map<string, Known>()
    indexes.set(describeIndex(known.index), known)
    this.#known.set(collectionId, indexes)
  }

  /** The index of this form, for all collections of the id or for the one that is asked. */
  #find({ index, collection }: IndexRange): Known | undefined {
    const indexes = this.#known.get(index.collectionId)
    const wide = indexes?.get(describeIndex(index))
    if (wide?.next === null || collection === null) return wide
    return indexes?.get(describeIndex({ ...index, within: collection })) ?? wide
  }

  /** Where the entries of ranges stand; null when there is no such index yet, or not all of it. */
  find(ranges: readonly IndexRange[]): FoundRange[] | null {
    const known = ranges.map((range) => this.#find(range))
    if (known.some((one) => one?.next !== null)) return null
    const usedAt = this.#now()
    return ranges.map((range, position) => {
      const one = known[position]!
      one.usedAt = usedAt
      return { ...range, id: one.id }
    })
  }

  /** The rows of the documents in the union of ranges, in their order and each once. */
  documentsIn(ranges: readonly FoundRange[]): Iterable<number> {
    return documentsInOrder(ranges.map((range) => this.#entries(range)))
  }

  *#entries({ id, from, to, prefix }: FoundRange): Generator<IndexEntry> {
    const statement = this.#database.statement(
      'SELECT key, document FROM firestore_index_entry WHERE index_id = ? AND key >= ? AND key < ? ORDER BY key LIMIT ?',
    )
    yield* inPortions<IndexEntry & { key: Buffer }>({
      sizeOf: ({ key }) => key.length,
      read(after, portion) {
        const rows = statement.all(id, after === null ? from : keyAfter(after.key), to, portion)
        return rows.map(({ key, document }) => {
          const place = bytesOf(key)
          return { key: place, place: place.subarray(prefix), document: Number(document) }
        })
      },
    })
  }

  /** Inside a database write, after the row of the document: keeps every index of its collection true. */
  change(path: string, before: StoredDocument | null, after: StoredDocument | null): void {
    const indexes = this.#known.get(idOf(collectionOf(path)))
    if (!indexes) return
    for (const { id, index } of indexes.values()) {
      const old = before ? entryKeys(index, before) : []
      const keys = after ? entryKeys(index, after) : []
      for (const key of without(old, keys)) {
        this.#database.statement('DELETE FROM firestore_index_entry WHERE index_id = ? AND key = ?').run(id, key)
      }
      for (const key of without(keys, old)) this.#insert(id, key, path)
    }
  }

  #insert(id: number, key: Buffer, path: string): void {
    // While the index is made, a write may have brought the document into it before.
    this.#database
      .statement(
        `INSERT OR IGNORE INTO firestore_index_entry
         SELECT ?, ?, id FROM firestore_document WHERE collection_id = ? AND key = ?`,
      )
      .run(id, key, idOf(collectionOf(path)), pathKey(path))
  }

  /**
   * Makes the indexes of a plan that are missing, in the background and a slice at a time, so that nobody waits long.
   * When that is interrupted, the next call goes on with it, in another process, too.
   */
  build(ranges: readonly IndexRange[], source: Source, asker: Asker = null): void {
    for (const range of ranges) {
      const known = this.#find(range)
      if (known?.next === null) continue
      const owner = asker === null || this.#isDeclared(range.index) ? instance : asker
      this.#buildOne(known?.index ?? formFor(range, owner), known?.owner ?? owner, source)
    }
    this.#sweep()
  }

  #buildOne(index: FieldIndex, owner: string, source: Source): void {
    const label = labelOf(index)
    if (this.#building.has(label) || (owner !== instance && this.#waiting.has(owner))) return
    if (owner !== instance) this.#waiting.add(owner)
    const making = this.#make(index, owner, source)
      // A query is answered without it, too; the next one tries again.
      .catch(() => {
        if (this.#database.sql.isOpen) this.#load()
      })
      .finally(() => {
        this.#building.delete(label)
        this.#waiting.delete(owner)
      })
    this.#building.set(label, making)
  }

  /** Resolves once the making of what serves this plan, if it is under way, has ended. */
  async made(ranges: readonly IndexRange[]): Promise<void> {
    const labels = ranges.flatMap(({ index, collection }) => [
      labelOf(index),
      ...(collection === null ? [] : [labelOf({ ...index, within: collection })]),
    ])
    await Promise.all(labels.map((label) => this.#building.get(label)))
  }

  get isMaking(): boolean {
    return this.#building.size > 0
  }

  async #make(index: FieldIndex, owner: string, source: Source): Promise<void> {
    const slice = () => {
      // Writes that follow in the same group must already keep it up.
      const known = this.#known.get(index.collectionId)?.get(describeIndex(index)) ?? this.#begin(index, owner)
      if (!known) return true
      this.#addSlice(known, source)
      return known.next === null
    }
    while (!(await this.#database.write(slice)));
  }

  /** Null when there is no room for it. */
  #begin(index: FieldIndex, owner: string): Known | null {
    if (!this.#makeRoom(index, owner)) return null
    const { lastInsertRowid } = this.#database
      .statement('INSERT INTO firestore_index (collection_id, name, definition, next, owner) VALUES (?, ?, ?, ?, ?)')
      .run(index.collectionId, describeIndex(index), JSON.stringify(index), start, owner)
    const known: Known = {
      id: Number(lastInsertRowid),
      index,
      next: start,
      owner,
      isDeclared: this.#isDeclared(index),
      usedAt: this.#now(),
    }
    this.#remember(known)
    return known
  }

  #makeRoom(index: FieldIndex, owner: string): boolean {
    if (owner === instance && this.#isDeclared(index)) return true
    const own = this.#all().filter((one) => one.owner === owner && !one.isDeclared)
    if (own.length >= (owner === instance ? mostOfInstance : mostOfMember)) {
      const least = leastUsed(own)!
      // Whoever asks something else each time would have indexes made and dropped without end.
      if (owner !== instance && this.#now() - least.usedAt < churnMs) return false
      this.#drop(least)
    }
    if (owner === instance) return true
    const { collectionId, within } = index
    const beside = this.#all().filter(
      (one) => one.owner !== instance && one.index.collectionId === collectionId && one.index.within === within,
    )
    if (beside.length < mostOfCollection) return true
    const least = leastUsed(beside.filter((one) => one.owner === owner || this.#now() - one.usedAt > inUseMs))
    if (least) this.#drop(least)
    return least !== null
  }

  #all(): Known[] {
    return [...this.#known.values()].flatMap((indexes) => [...indexes.values()])
  }

  /** Inside a database write. Nothing reads it or keeps it up from here on; its entries go later. */
  #drop({ id, index }: Known): void {
    this.#known.get(index.collectionId)?.delete(describeIndex(index))
    this.#database
      .statement('UPDATE firestore_index SET owner = ?, name = ? WHERE id = ?')
      .run(dropped, `${dropped} ${id}`, id)
  }

  #addSlice(known: Known, source: Source): void {
    let added = 0
    let last: Buffer | null = null
    for (const document of source(known.index, known.next ?? undefined)) {
      for (const key of entryKeys(known.index, document)) this.#insert(known.id, key, document.path)
      if (++added < documentsAtOnce) continue
      last = pathKey(document.path)
      break
    }
    known.next = last && keyAfter(last)
    this.#database.statement('UPDATE firestore_index SET next = ? WHERE id = ?').run(known.next, known.id)
  }

  /** Removes the entries of indexes that had to go, a portion at a time. */
  #sweep(): void {
    this.#sweeping ??= this.#sweepAll()
      .catch(() => {})
      .finally(() => {
        this.#sweeping = null
      })
  }

  async #sweepAll(): Promise<void> {
    const next = () => this.#database.statement('SELECT id FROM firestore_index WHERE owner = ? LIMIT 1').get(dropped)
    for (let row = next(); row; row = next()) {
      const id = Number(row.id)
      await this.#database.write(() => {
        const removed = this.#database
          .statement(
            `DELETE FROM firestore_index_entry WHERE index_id = ? AND key IN
               (SELECT key FROM firestore_index_entry WHERE index_id = ? LIMIT ${entriesAtOnce})`,
          )
          .run(id, id)
        if (Number(removed.changes) === 0) this.#database.statement('DELETE FROM firestore_index WHERE id = ?').run(id)
      })
    }
  }
}

/** Of which collections: a member's costs the one that was asked and no other, as far as it is anybody's own. */
function formFor({ index, collection }: IndexRange, owner: string): FieldIndex {
  const isOwn = owner !== instance && collection?.includes('/')
  return isOwn ? { ...index, within: collection } : index
}

function leastUsed(indexes: readonly Known[]): Known | null {
  return indexes.reduce<Known | null>((least, one) => (least && least.usedAt <= one.usedAt ? least : one), null)
}

/** An array has a key for each element: thousands are not compared with thousands. */
function without(keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] {
  if (keys.length === 0 || others.length === 0) return keys
  if (others.length === 1) return keys.filter((key) => !key.equals(others[0]!))
  const known = new Set(others.map(textOf))
  return keys.filter((key) => !known.has(textOf(key)))
}

const textOf = (key: Buffer) => key.toString('latin1')

const labelOf = (index: FieldIndex) => `${index.collectionId} ${describeIndex(index)}`

const start = Buffer.alloc(0)
