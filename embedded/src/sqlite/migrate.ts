import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** The file was written by a later version of the program; opening it with this one could lose data. */
export class NewerDatabaseError extends Error {
  constructor(component: string, found: number, known: number) {
    super(
      `This data was written by a newer version of this program (${component}: schema ${found}, this one knows ${known}); start that version instead.`,
    )
    this.name = 'NewerDatabaseError'
  }
}

/**
 * Runs the steps that the file has not seen, all in one transaction, and remembers how many it has. What is sorted for
 * an index of many rows, some 150 bytes each, lies in files of SQLite's beside the data meanwhile, not in memory.
 */
export function migrateComponent(sql: DatabaseSync, component: string, steps: readonly string[]): void {
  const row = sql.prepare('SELECT steps FROM schema_version WHERE component = ?').get(component)
  const done = row ? Number(row.steps) : 0
  if (done > steps.length) throw new NewerDatabaseError(component, done, steps.length)
  if (done === steps.length) return
  sortInFiles(sql)
  sql.exec('BEGIN IMMEDIATE')
  try {
    for (const step of steps.slice(done)) sql.exec(step)
    sql
      .prepare(
        'INSERT INTO schema_version (component, steps) VALUES (?, ?) ON CONFLICT (component) DO UPDATE SET steps = excluded.steps',
      )
      .run(component, steps.length)
    sql.exec('COMMIT')
  } catch (error) {
    if (sql.isTransaction) sql.exec('ROLLBACK')
    throw error
  } finally {
    sql.exec(`PRAGMA temp_store = MEMORY; PRAGMA temp_store_directory = ''`)
  }
}

/** SQLite knows one folder for the whole process. Its usual ones may lie in memory, or not be there on a read-only system. */
function sortInFiles(sql: DatabaseSync): void {
  const file = sql.location()
  if (file === null) return
  sql.exec(`PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${dirname(file).replaceAll("'", "''")}'`)
}
