import { existsSync, mkdirSync, readdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from './options.ts'

/** The one file whose presence says that a folder holds a house. */
export const databaseFile = 'varanda.sqlite'

export function holdsHouse(folder: string): boolean {
  return existsSync(join(folder, databaseFile))
}

/**
 * Proves that the data folder can be used before anything is changed: it is a folder (or can become one), can be
 * written, and holds a house or nothing. Throws StartError.
 */
export function checkDataFolder(folder: string): void {
  const path = resolve(folder)
  if (!existsSync(path)) {
    checkWritable(nearestExisting(dirname(path)), path)
    return
  }
  if (!statSync(path).isDirectory())
    throw new StartError(`The data folder ${path} is a file; name a folder with --data.`)
  if (!holdsHouse(path) && readdirSync(path).length > 0) {
    throw new StartError(`The folder ${path} holds something else; name an empty or new folder with --data.`)
  }
  checkWritable(path, path)
}

/** Empties the data folder, which `checkDataFolder` has proven to be a house's or empty. */
export function resetDataFolder(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) rmSync(join(folder, name), { recursive: true })
  mkdirSync(folder, { recursive: true })
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

function checkWritable(folder: string, wanted: string): void {
  const probe = join(folder, `.varanda-${process.pid}`)
  try {
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch {
    throw new StartError(`The data folder ${wanted} cannot be written; choose another with --data.`)
  }
}
