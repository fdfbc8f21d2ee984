import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { renewVersions } from '../firestore/renew-versions.ts'
import { openDatabase } from '../sqlite/database.ts'
import { blobFile, blobsIn, checkBackup } from './check.ts'
import { copyDurably, sync } from './files.ts'
import { BackupError, type Manifest, names } from './manifest.ts'

/** What a restore has copied so far; a folder that holds it is no instance. */
const restoring = 'restoring'

/**
 * Makes an empty data folder the instance that the backup `from` holds, as of now: checked before and after copying,
 * and there only when all of it is. The caller holds the folder's lock. Throws BackupError.
 */
export async function restore(options: {
  from: string
  dataDir: string
  /** Milliseconds since 1970. */
  now: number
  /** What an empty folder may hold. */
  ignore?: readonly string[]
}): Promise<Manifest> {
  const { from, dataDir, now, ignore = [] } = options
  const manifest = await checkBackup(from)
  const foreign = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name !== restoring && !ignore.includes(name))
    : []
  if (foreign.length > 0) throw new BackupError(`The folder ${dataDir} is not empty: it holds ${foreign[0]}.`)
  const folder = join(dataDir, restoring)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await copyDurably(join(from, names.database), join(folder, names.database))
  await copyDurably(join(from, names.manifest), join(folder, names.manifest))
  for (const name of Object.keys(manifest.also)) await copyDurably(join(from, name), join(folder, name))
  for (const hash of blobsIn(from)) await copyDurably(blobFile(from, hash), blobFile(folder, hash))
  await checkBackup(folder)

  const database = openDatabase(join(folder, names.database))
  await database.write(() => renewVersions(database, now))
  await database.close()

  rmSync(join(folder, names.manifest))
  // The database comes last: until then nobody takes the folder for an instance.
  const last = (name: string) => Number(name === names.database)
  for (const name of readdirSync(folder).sort((a, b) => last(a) - last(b))) {
    renameSync(join(folder, name), join(dataDir, name))
    await sync(dataDir)
  }
  rmSync(folder, { recursive: true })
  return manifest
}
