/**
 * One process a data folder: engines keep state in memory that a second one would not see. SQLite's own file lock is
 * used, which the system lets go of however the process ends.
 */
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UnusableDataError } from '../sqlite/database.ts'

/** Gives the function that unlocks. Throws UnusableDataError. */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(folder, { recursive: true })
    // Keys and everybody's words lie in it. What an operator allows later, in an instance that stands, stays allowed.
    if (!existsSync(join(folder, 'lock'))) chmodSync(folder, 0o700)
    lock = new DatabaseSync(join(folder, 'lock'))
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    if (lock?.isOpen) lock.close()
    const isTaken = error instanceof Error && /locked|busy/.test(error.message)
    throw new UnusableDataError(folder, isTaken ? new Error('another server is using it') : error)
  }
  const held = lock
  return () => held.close()
}
