import { existsSync, mkdirSync, readdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { lockFolder } from '@varanda/embedded/server/folder-lock'
import { StartError } from './options.ts'

/** The one file whose presence says that a folder holds an instance. */
export const databaseFile = 'varanda.sqlite'

/** Taken by whoever uses the folder; it outlives every reset, because a taken lock must stay where it is. */
export const lockFile = 'lock'

/** What was planted in it, and the logins to show at the start. */
export const demoFile = 'demo.json'

/** Present while a folder is being filled or emptied: what it holds is nobody's. */
const unfinishedFile = 'demo.unfinished'

export function holdsInstance(folder: string): boolean {
  return existsSync(join(folder, databaseFile))
}

/** Whether a start or a reset was ended half-way: such a folder holds nothing of anybody's. */
export function isUnfinished(folder: string): boolean {
  return existsSync(join(folder, unfinishedFile))
}

/** Must be said before the first document is written. */
export function markUnfinished(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, unfinishedFile), '')
}

export function markFinished(folder: string): void {
  rmSync(join(folder, unfinishedFile))
}

/**
 * Proves that the data folder can be used before anything is changed: it is a folder (or can become one), can be
 * written, and holds an instance or nothing. Throws StartError.
 */
export function checkDataFolder(folder: string): void {
  const path = resolve(folder)
  if (!existsSync(path)) {
    checkWritable(nearestExisting(dirname(path)), path)
    return
  }
  if (!statSync(path).isDirectory())
    throw new StartError(`The data folder ${path} is a file; name a folder with --data.`)
  const foreign = readdirSync(path).some((name) => name !== lockFile)
  if (foreign && !holdsInstance(path) && !isUnfinished(path)) {
    throw new StartError(`The folder ${path} holds something else; name an empty or new folder with --data.`)
  }
  checkWritable(path, path)
}

/**
 * Empties the data folder, which `checkDataFolder` has proven to be an instance's or empty. Throws UnusableDataError
 * when a running instance uses it.
 */
export function resetDataFolder(folder: string): void {
  if (!existsSync(folder)) return
  const unlock = lockFolder(folder)
  try {
    // Ended half-way, the next start goes on.
    markUnfinished(folder)
    const rest = readdirSync(folder).filter((name) => name !== lockFile && name !== unfinishedFile)
    for (const name of rest) rmSync(join(folder, name), { recursive: true })
    markFinished(folder)
  } finally {
    unlock()
  }
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
