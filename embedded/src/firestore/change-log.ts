import type { Database } from '../sqlite/database.ts'
import { collectionOf, idOf } from './names.ts'
import type { Query } from './query/query.ts'
import type { StoredDocument } from './stored-document.ts'
import type { Fields } from './wire.ts'

/** How much of the past is kept: the newest changes up to this many, and none older than this many microseconds. */
const maxChanges = 20_000
const maxAge = 24 * 3600 * 1_000_000

/** How many changes are read at once by whoever looks through all of them. */
const changesAtOnce = 500

interface ChangeRow {
  version: number
  path: string
  fields: string | null
  created: number | null
  updated: number | null
}

/** A collection, a group of them, or with a null id everything; at least those, it may be more. */
export type Scope = Pick<Query, 'parent' | 'collectionId' | 'allDescendants'>

/**
 * What each changed document was before, so that the recent past can be read again. Rows are added at the end and deleted from the
 * beginning only, so that the order of `rowid` is that of versions.
 */
export class ChangeLog {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Only inside a database write. */
  add(version: number, path: string, before: StoredDocument | null): void {
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

  /** The version of the last change; 0 where there is none. */
  get newest(): number {
    const row = this.#database.statement('SELECT version FROM firestore_change ORDER BY rowid DESC LIMIT 1').get()
    return Number(row?.version ?? 0)
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
    const { sql } = this.#database
    let rows: Iterable<unknown>
    if (collectionId === null) {
      rows = sql.prepare('SELECT * FROM firestore_change WHERE rowid >= ? ORDER BY rowid').iterate(this.#after(version))
    } else if (allDescendants) {
      const text = 'SELECT * FROM firestore_change WHERE rowid >= ? AND collection_id = ? ORDER BY rowid'
      rows = sql.prepare(text).iterate(this.#after(version), collectionId)
    } else {
      const collection = parent === '' ? collectionId : `${parent}/${collectionId}`
      const text = 'SELECT * FROM firestore_change WHERE collection = ? AND version > ? ORDER BY version'
      rows = sql.prepare(text).iterate(collection, version)
    }
    yield* rows as Iterable<ChangeRow>
  }

  /** The first row after a version, or where it would be: found by halves, which costs writes no index. */
  #after(version: number): number {
    const ends = this.#database.statement(
      'SELECT (SELECT min(rowid) FROM firestore_change) AS low, (SELECT max(rowid) FROM firestore_change) AS high',
    )
    const at = this.#database.statement('SELECT version FROM firestore_change WHERE rowid >= ? ORDER BY rowid LIMIT 1')
    const { low: lowest, high: highest } = ends.get()!
    let [low, high] = [Number(lowest ?? 1), Number(highest ?? 0) + 1]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (Number(at.get(middle)!.version) > version) high = middle
      else low = middle + 1
    }
    return low
  }

  /** The states of documents at a version, of those that changed since. */
  statesOf(paths: readonly string[], version: number): Map<string, StoredDocument | null> {
    const change = this.#database.statement('SELECT * FROM firestore_change WHERE rowid = ?')
    const first = this.#firstOf(paths, version)
    return new Map(first.map(({ path, row }) => [path, beforeOf(change.get(row) as unknown as ChangeRow)]))
  }

  /** Which of the documents changed after a version. */
  changedAmong(paths: readonly string[], version: number): ReadonlySet<string> {
    return new Set(this.#firstOf(paths, version).map(({ path }) => path))
  }

  /** The first change of each after a version: a collection's are looked through once, however many are asked for. */
  #firstOf(paths: readonly string[], version: number): { path: string; row: number }[] {
    const first = this.#database.statement(
      `SELECT path, min(rowid) AS row FROM firestore_change
       WHERE collection = ? AND version > ? AND path IN (SELECT value FROM json_each(?)) GROUP BY path`,
    )
    const byCollection = [...Map.groupBy(paths, collectionOf)]
    return byCollection.flatMap(
      ([collection, those]) =>
        first.all(collection, version, JSON.stringify(those)) as unknown as { path: string; row: number }[],
    )
  }

  /**
   * Documents that changed after a version, in order, a portion at each step, read when it is asked for: who goes through
   * many of them may let others in between.
   */
  *changedSince(version: number): Generator<{ version: number; path: string }[], void> {
    const text = 'SELECT rowid, version, path FROM firestore_change WHERE rowid >= ? ORDER BY rowid LIMIT ?'
    for (let from = this.#after(version); ; ) {
      const rows = this.#database.statement(text).all(from, changesAtOnce)
      if (rows.length > 0) yield rows as unknown as { version: number; path: string }[]
      if (rows.length < changesAtOnce) return
      from = Number(rows.at(-1)!.rowid) + 1
    }
  }

  /** Drops what is older than is kept, in microseconds since 1970; answers the oldest version that can still be told, if it is a new one. */
  prune(now: number): number | null {
    const row = this.#database
      .statement(
        `SELECT version FROM firestore_change WHERE rowid <= (SELECT max(rowid) FROM firestore_change) - ?
         ORDER BY rowid DESC LIMIT 1`,
      )
      .get(maxChanges)
    const floor = Math.max(row ? Number(row.version) : 0, now - maxAge)
    const removed = this.#database.statement('DELETE FROM firestore_change WHERE rowid < ?').run(this.#after(floor))
    return Number(removed.changes) > 0 ? floor : null
  }
}

function beforeOf(row: ChangeRow): StoredDocument | null {
  if (row.fields === null) return null
  return { path: row.path, fields: JSON.parse(row.fields) as Fields, created: row.created!, updated: row.updated! }
}
