/**
 * Carries the files of earlier builds along for a while, so that pages that are open meanwhile find what they have not
 * fetched yet. Only files that are named by their content: a name then never means two things.
 */
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of files named by their content, as firebase.json says `immutable` of them. */
const hashedFolders = ['_astro', 'member/assets']
/** Milliseconds after the last build that had them. */
const keepFor = 24 * 60 * 60_000

/**
 * Copies from `previous` into `next` what `next` does not have. Copies keep their time: it says when they were last
 * new.
 */
export function keepAssets(previous: string, next: string, now: Date): void {
  for (const folder of hashedFolders.filter((folder) => existsSync(join(previous, folder)))) {
    for (const name of readdirSync(join(previous, folder))) {
      const [from, to] = [join(previous, folder, name), join(next, folder, name)]
      if (existsSync(to) || now.getTime() - statSync(from).mtimeMs > keepFor) continue
      cpSync(from, to, { preserveTimestamps: true })
    }
  }
}
