import { UnwritableError } from '../unwritable.ts'
import type { Database } from './database.ts'

/**
 * For notes that somebody who only reads leaves behind: while nothing can be written they are left out, and the reader
 * goes on. Rejects with what `unit` throws.
 */
export async function writeIfWritable(database: Database, unit: () => void): Promise<void> {
  try {
    await database.write(unit)
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error
  }
}
