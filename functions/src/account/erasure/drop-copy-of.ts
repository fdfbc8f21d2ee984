import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { dropExport } from '../export/drop-export.ts'

/**
 * Takes away the copy of their data that somebody's is being made or lies ready, in which words of who is erased stand;
 * they may ask for another at once. What they have downloaded is theirs.
 */
export async function dropCopyOf(other: unknown): Promise<void> {
  if (typeof other !== 'string' || other === '') return
  if ((await db.doc(paths.ownExport(other)).get()).exists) await dropExport(other)
}
