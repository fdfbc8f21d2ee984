/** How far a move has come, beside its backup: what goes on from it writes nothing twice that it has to see. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sync } from '@varanda/embedded/backup/files'
import { ExportError } from './export-error.ts'

export interface Checkpoint {
  format: 1
  /** SHA-256 of the backup's database. */
  backup: string
  project: string
  bucket: string
  /** What was taken last of each, in the backup's order; null before the first. */
  accounts: string | null
  files: string | null
  documents: number | null
  /** Why the project refused some accounts, by uid; they are tried once more. */
  refused: Record<string, string>
  /** With which code the project refused some documents, by path; they are tried once more. */
  refusedDocuments: Record<string, number>
}

/** The one that goes on, or null where none has begun. Throws ExportError for one of something else. */
export function readCheckpoint(
  file: string,
  { backup, project, bucket }: Pick<Checkpoint, 'backup' | 'project' | 'bucket'>,
): Checkpoint | null {
  if (!existsSync(file)) return null
  const found = JSON.parse(readFileSync(file, 'utf8')) as Checkpoint
  if (found.format === 1 && found.backup === backup && found.project === project && found.bucket === bucket) {
    // One of before knows of none.
    return { ...found, refusedDocuments: found.refusedDocuments ?? {} }
  }
  throw new ExportError(`${file} is of another backup, project or bucket.`)
}

/** On disk when it resolves: the last one, or the one before. */
export async function keepCheckpoint(file: string, checkpoint: Checkpoint): Promise<void> {
  const next = `${file}.next`
  writeFileSync(next, `${JSON.stringify(checkpoint, null, 2)}\n`, { mode: 0o600 })
  await sync(next)
  renameSync(next, file)
  await sync(dirname(file))
}
