import { randomBytes } from 'node:crypto'
import type { Database } from '../sqlite/database.ts'

/**
 * Makes every document of a restored file a new version, inside a database write. Browsers may remember newer versions
 * from the time that was lost, and believe those against anything older; and what they remember of the change log
 * leads nowhere, so their resume tokens must be another file's.
 */
export function renewVersions(database: Database, nowMs: number): void {
  const { sql } = database
  const state = (name: string) => sql.prepare('SELECT value FROM firestore_state WHERE name = ?').get(name)?.value
  const set = sql.prepare(
    'INSERT INTO firestore_state VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  const changed = sql.prepare('SELECT max(version) AS newest FROM firestore_change').get()?.newest
  const last = Math.max(...[state('last_version'), state('log_floor'), changed].map((one) => Number(one ?? 0)))
  const version = Math.max(last + 1, Math.floor(nowMs) * 1000)
  sql.prepare('UPDATE firestore_document SET updated = ?').run(version)
  sql.exec('DELETE FROM firestore_change')
  set.run('last_version', String(version))
  set.run('log_floor', String(version))
  set.run('incarnation', randomBytes(6).toString('base64url'))
}
