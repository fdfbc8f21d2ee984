/**
 * An instance's own note of its last backup, in its data folder: who keeps the instance is told of it, and members too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const note = 'last-backup'

/** `at`: an ISO date. */
export function noteBackup(dataDir: string, at: string): void {
  writeFileSync(join(dataDir, note), at, { mode: 0o600 })
}

/** An ISO date; null for none that is known. */
export function lastBackupAt(dataDir: string): string | null {
  try {
    const at = Date.parse(readFileSync(join(dataDir, note), 'utf8'))
    return Number.isNaN(at) ? null : new Date(at).toISOString()
  } catch {
    return null
  }
}
