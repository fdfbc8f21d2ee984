/**
 * Takes an instance's state while the instance is running: one read transaction of SQLite (`VACUUM INTO`,
 * sqlite.org/lang_vacuum.html), which no writer waits for, and the files that its rows point to.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { blobFile, blobsIn, checkBackup, contentsIn } from './check.ts'
import { copyDurably, sha256Of, sync } from './files.ts'
import { noteBackup } from './last-backup.ts'
import { BackupError, type Manifest, names } from './manifest.ts'

/** Somebody may delete an object between the state that was taken and its file's turn; then a newer state is taken. */
const attempts = 5

/**
 * Writes a whole backup of `dataDir` as the new folder `to`, or nothing: it bears its name only after it was checked,
 * and the instance notes when it was made.
 * Throws BackupError; a backup that could only not be noted is whole.
 */
export async function backUp(options: {
  dataDir: string
  to: string
  /** Milliseconds since 1970. */
  now: number
  /** Names of further files of the data folder; those that are not there are left out. */
  also?: readonly string[]
  /** Told, in a sentence, what is not as it should be with a backup that is made. */
  warn?: (sentence: string) => void
}): Promise<Manifest> {
  const { dataDir, to, now, also = [], warn = () => {} } = options
  if (!existsSync(join(dataDir, names.database))) throw new BackupError(`There is no instance in ${dataDir}.`)
  if (existsSync(to)) throw new BackupError(`${to} is there already; a backup is a new folder.`)
  const partial = `${to}.partial`
  try {
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new BackupError(`${to} cannot be made: ${sentence(error)}.`, error)
  }
  let manifest: Manifest
  try {
    await copyBlobs(dataDir, partial, blobsIn(dataDir))
    const counts = await takeState(dataDir, partial)
    manifest = {
      format: 1,
      at: new Date(now).toISOString(),
      database: await sha256Of(join(partial, names.database)),
      ...counts,
      also: await copyAlso(dataDir, partial, also),
    }
    writeFileSync(join(partial, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    await syncTree(partial)
    await checkBackup(partial)
    renameSync(partial, to)
    await sync(dirname(to))
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error instanceof BackupError
      ? error
      : new BackupError(`The backup could not be made: ${sentence(error)}.`, error)
  }
  try {
    noteBackup(dataDir, manifest.at)
  } catch (error) {
    warn(`The backup is whole, but the instance could not note when it was made: ${sentence(error)}.`)
  }
  return manifest
}

async function takeState(dataDir: string, partial: string) {
  const file = join(partial, names.database)
  for (let attempt = 0; attempt < attempts; attempt++) {
    rmSync(file, { force: true })
    const live = new DatabaseSync(join(dataDir, names.database), { readOnly: true, timeout: 5_000 })
    try {
      live.prepare('VACUUM INTO ?').run(file)
    } finally {
      live.close()
    }
    const taken = new DatabaseSync(file)
    try {
      const wanted = contentsIn(taken)
      const there = new Set(blobsIn(partial))
      const missing = await copyBlobs(
        dataDir,
        partial,
        [...wanted.keys()].filter((hash) => !there.has(hash)),
      )
      if (missing > 0) continue
      for (const hash of there) if (!wanted.has(hash)) rmSync(blobFile(partial, hash))
      const count = (table: string) => Number(taken.prepare(`SELECT count(*) AS n FROM ${table}`).get()!.n)
      const size = statSync(file).size + [...wanted.values()].reduce((sum, one) => sum + one, 0)
      return {
        documents: count('firestore_document'),
        accounts: count('auth_accounts'),
        objects: count('storage_object'),
        bytes: size,
      }
    } finally {
      taken.close()
    }
  }
  throw new BackupError('Photos were deleted faster than they could be copied; try again.')
}

/** Answers how many were gone. */
async function copyBlobs(dataDir: string, partial: string, hashes: readonly string[]): Promise<number> {
  let gone = 0
  for (const hash of hashes) {
    try {
      await copyDurably(blobFile(dataDir, hash), blobFile(partial, hash))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      gone++
    }
  }
  return gone
}

async function copyAlso(dataDir: string, partial: string, also: readonly string[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const name of also) {
    if (!existsSync(join(dataDir, name))) continue
    await copyDurably(join(dataDir, name), join(partial, name))
    hashes[name] = await sha256Of(join(partial, name))
  }
  return hashes
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else await sync(path)
  }
  await sync(folder)
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
