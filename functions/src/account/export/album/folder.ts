import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Lies beside the bundle: scripts/build/album-files.ts. */
const folder = fileURLToPath(new URL('./album/', import.meta.url))

/** The files that every page of the album needs, fonts among them. */
export const albumFiles = ['album.css', 'wall.svg', 'OFL.txt'] as const

export function albumFile(name: (typeof albumFiles)[number]): Buffer {
  return readFileSync(folder + name)
}
