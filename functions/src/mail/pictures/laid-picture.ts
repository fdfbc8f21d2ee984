import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Lies beside the bundle: scripts/build/mail-pictures.ts. */
const folder = fileURLToPath(new URL('./mail/', import.meta.url))
const read = new Map<string, Buffer | undefined>()

/** One of the pictures that were laid there, PNG; undefined where there is none of that name. */
export function laidPicture(name: string): Buffer | undefined {
  if (!read.has(name)) read.set(name, existsSync(folder + name) ? readFileSync(folder + name) : undefined)
  return read.get(name)
}
