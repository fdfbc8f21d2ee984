/** What a backup says about itself, so that anybody can tell later whether it is whole. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** A backup cannot be made, is not whole, or cannot be restored here; the message is for whoever typed the command. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}

/** Names inside a backup; the same as in a data folder. */
export const names = { database: 'varanda.sqlite', storage: 'storage', blobs: 'storage/blobs', manifest: 'backup.json' }

const manifest = v.object({
  format: v.literal(1),
  /** When the state was taken; RFC 3339. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 of the database file. */
  database: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  documents: v.number(),
  accounts: v.number(),
  objects: v.number(),
  /** Of the database and all objects. */
  bytes: v.number(),
  /** Other files of the data folder that were taken along. */
  also: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
})
export type Manifest = v.InferOutput<typeof manifest>

/** Throws BackupError when the folder is no backup. */
export function readManifest(folder: string): Manifest {
  try {
    return v.parse(manifest, JSON.parse(readFileSync(join(folder, names.manifest), 'utf8')))
  } catch (error) {
    throw new BackupError(`${folder} is not a finished backup.`, error)
  }
}
