import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type CommitObserved, CommitQueue, type LongWriter, type WriteOptions } from './commit-queue.ts'
import { migrateComponent } from './migrate.ts'

/** The file or its folder cannot be used: not a folder, not writable, not a database, locked by someone else. */
export class UnusableDataError extends Error {
  constructor(path: string, cause: unknown) {
    super(`The data file ${path} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause })
    this.name = 'UnusableDataError'
  }
}

/**
 * One SQLite file, shared by every engine. Reading is direct and synchronous through `sql` or `statement`; writing goes
 * through `write`, so that units that arrive together share one fsync.
 *
 * ```ts
 * const database = openDatabase('data/varanda.sqlite')
 * database.migrate('mail', ['CREATE TABLE outbox_mail (id TEXT PRIMARY KEY, message TEXT NOT NULL) STRICT'])
 * await database.write(() => database.statement('INSERT INTO outbox_mail VALUES (?, ?)').run(id, message))
 * ```
 */
export interface Database {
  readonly path: string
  readonly sql: DatabaseSync
  /** A prepared statement, kept for the life of the connection; `text` must be a constant of the program. */
  statement(text: string): StatementSync
  /**
   * Runs `unit` inside a transaction together with the other units that are waiting, each in its own savepoint: a unit
   * that throws is undone alone and its promise rejects with what it threw. Resolves with the unit's result after
   * COMMIT has returned, that is, after fsync. `unit` must be synchronous, and must not write outside SQLite, since a
   * failing COMMIT (a full disk) rejects the unit after it has run, with UnwritableError; so is a unit refused that
   * could not even begin, since another program holds the file.
   */
  write<T>(unit: () => T, options?: WriteOptions<T>): Promise<T>
  /**
   * The same for a unit of many steps, in a transaction of its own: others go on reading what was before while it
   * works, and their units wait for it. `unit` yields between its steps, and reads and writes through `sql` or
   * `statement`, asked anew after each.
   */
  writeLong<T>(unit: () => Generator<void, T>, options?: WriteOptions<T>): Promise<T>
  /**
   * Brings one component's tables forward: step n runs once, in order, and is remembered. Steps may only be appended.
   * Throws NewerDatabaseError when the file has more steps than we know. Call before the first `write`.
   */
  migrate(component: string, steps: readonly string[]): void
  /** Units that wait for the next transaction. */
  waiting(): number
  /** The one who is told of each transaction, how long it took and whether it failed. */
  observeCommits(observer: (commit: CommitObserved) => void): void
  /** Lets go of the pages that are kept for whoever reads them next. */
  giveBack(): void
  /** Commits what is queued, then closes the file. */
  close(): Promise<void>
}

/** Opens or creates the file. Throws UnusableDataError. `:memory:` is for tests of pure logic only. */
export function openDatabase(path: string): Database {
  const main = connectionTo(connect(path))
  let writer: Connection | null = null
  let active = main
  const long = (): LongWriter => {
    writer ??= connectionTo(configured(new DatabaseSync(path, { timeout: busyMs })))
    const { sql } = writer
    return { sql, within: (step) => on(writer!, step) }
  }
  function on<T>(connection: Connection, step: () => T): T {
    active = connection
    try {
      return step()
    } finally {
      active = main
    }
  }
  const queue = new CommitQueue(main.sql, path === ':memory:' ? null : long)
  return {
    path,
    get sql() {
      return active.sql
    },
    statement: (text) => active.statement(text),
    write: (unit, options) => queue.add(unit, options),
    writeLong: (unit, options) => queue.addLong(unit, options),
    waiting: () => queue.waiting,
    observeCommits: (observer) => queue.observe(observer),
    migrate: (component, steps) => migrateComponent(main.sql, component, steps),
    giveBack() {
      for (const connection of [writer, main]) connection?.sql.exec('PRAGMA shrink_memory')
    },
    async close() {
      await queue.close()
      for (const connection of [writer, main]) if (connection?.sql.isOpen) connection.sql.close()
    },
  }
}

/**
 * How long SQLite waits, in milliseconds, for another program that writes. A start may meet one that is just ending;
 * later it is a shell on the data file, and the event loop stands still for as long.
 */
const startBusyMs = 5_000
const busyMs = 1_000

interface Connection {
  sql: DatabaseSync
  statement(text: string): StatementSync
}

function connectionTo(sql: DatabaseSync): Connection {
  const statements = new Map<string, StatementSync>()
  return {
    sql,
    statement(text) {
      let statement = statements.get(text)
      if (!statement) {
        statement = sql.prepare(text)
        statements.set(text, statement)
      }
      return statement
    },
  }
}

/** Makes the file what it must be at a start. Throws UnusableDataError. */
function connect(path: string): DatabaseSync {
  let sql: DatabaseSync | undefined
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    sql = new DatabaseSync(path, { timeout: startBusyMs })
    // The files beside it get the same mode from SQLite.
    if (path !== ':memory:') chmodSync(path, 0o600)
    configured(sql)
    // A folder without write permission, or a file that is no database, only shows when something is written.
    sql.exec(
      'BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS schema_version (component TEXT PRIMARY KEY, steps INTEGER NOT NULL) STRICT; COMMIT',
    )
    sql.exec(`PRAGMA busy_timeout = ${busyMs}`)
    return sql
  } catch (error) {
    if (sql?.isOpen) sql.close()
    throw new UnusableDataError(path, error)
  }
}

/** What each connection is told before it works. Throws what SQLite throws, and closes the connection then. */
function configured(sql: DatabaseSync): DatabaseSync {
  try {
    sql.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA temp_store = MEMORY;
      PRAGMA cache_size = -8192;
      PRAGMA wal_autocheckpoint = 2000;
    `)
    return sql
  } catch (error) {
    sql.close()
    throw error
  }
}
