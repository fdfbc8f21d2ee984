/**
 * Carries the files of earlier builds along for a while, so that pages that are open meanwhile find what they have not
 * fetched yet. Only files that are named by their content: a name then never means two things.
 */
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of files named by their content, as firebase.json says `immutable` of them, and where they are built. */
const hashedFolders = { _astro: 'site/dist/_astro', 'member/assets': 'member-app/dist/assets' } as const
/** Milliseconds after the last build that had them. */
const keepFor = 24 * 60 * 60_000

/**
 * Copies from `previous` into `next` what `next` does not have. Copies keep their time: it says when they were last
 * new.
 */
export function keepAssets(previous: string, next: string, now: Date): void {
  for (const folder of Object.keys(hashedFolders).filter((folder) => existsSync(join(previous, folder)))) {
    for (const name of readdirSync(join(previous, folder))) {
      const [from, to] = [join(previous, folder, name), join(next, folder, name)]
      if (existsSync(to) || now.getTime() - statSync(from).mtimeMs > keepFor) continue
      cpSync(from, to, { preserveTimestamps: true })
    }
  }
}

/** Whether a file of `dist` (its path in there) is of an earlier build. `root` is where all that is built lies. */
export function isKept(root: string, path: string): boolean {
  const folder = Object.entries(hashedFolders).find(([hashed]) => path.startsWith(`${hashed}/`))
  if (!folder) return false
  const [hashed, builtIn] = folder
  const name = path.slice(hashed.length + 1).replace(/\.(?:br|gz)$/, '')
  return !existsSync(join(root, builtIn, name))
}
