import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { sha256Of } from './files.ts'
import { BackupError, type Manifest, names, readManifest } from './manifest.ts'

/**
 * Proves that a backup is whole: every byte is the one that was written, the database holds together, and each object
 * has its content and no more is there. Throws BackupError with the first thing that is wrong.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  if ((await sha256Of(join(folder, names.database)).catch(() => '')) !== manifest.database) {
    throw new BackupError(`The database of ${folder} is missing or not as it was written.`)
  }
  for (const [name, hash] of Object.entries(manifest.also)) {
    if ((await sha256Of(join(folder, name)).catch(() => '')) !== hash) {
      throw new BackupError(`${name} of ${folder} is missing or not as it was written.`)
    }
  }
  const sql = databaseOf(folder)
  try {
    checkStructure(sql, folder)
    await checkObjects(sql, folder)
  } finally {
    sql.close()
  }
  return manifest
}

/** Immutable: SQLite then writes nothing beside it. */
export function databaseOf(folder: string): DatabaseSync {
  return new DatabaseSync(`${pathToFileURL(join(folder, names.database)).href}?immutable=1`, { readOnly: true })
}

/** Objects by the hash of their content, with its size. */
export function contentsIn(sql: DatabaseSync): Map<string, number> {
  const rows = sql.prepare('SELECT DISTINCT hash, size FROM storage_object').all()
  return new Map(rows.map(({ hash, size }) => [String(hash), Number(size)]))
}

export const blobFile = (folder: string, hash: string) => join(folder, names.blobs, hash.slice(0, 2), hash)

function checkStructure(sql: DatabaseSync, folder: string): void {
  const [integrity] = sql.prepare('PRAGMA integrity_check').all()
  if (integrity?.integrity_check !== 'ok' || sql.prepare('PRAGMA foreign_key_check').all().length > 0) {
    throw new BackupError(`The database of ${folder} does not hold together.`)
  }
}

async function checkObjects(sql: DatabaseSync, folder: string): Promise<void> {
  const wanted = contentsIn(sql)
  for (const [hash, size] of wanted) {
    const path = blobFile(folder, hash)
    if (!existsSync(path) || statSync(path).size !== size || (await sha256Of(path)) !== hash) {
      throw new BackupError(`The file ${hash} of ${folder} is missing or not as it was written.`)
    }
  }
  for (const hash of blobsIn(folder)) {
    if (!wanted.has(hash)) throw new BackupError(`The file ${hash} of ${folder} belongs to nothing.`)
  }
}

/** Hashes of the files that are there. */
export function blobsIn(folder: string): string[] {
  const blobs = join(folder, names.blobs)
  if (!existsSync(blobs)) return []
  return readdirSync(blobs).flatMap((part) => readdirSync(join(blobs, part)))
}
