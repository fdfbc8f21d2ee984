/**
 * Names a build that is laid out: writes `builds/latest.json` and tells every page which build it is of. The names are
 * digests of what is served, so building the same again is no new version.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildMeta, type LatestBuild, latestBuildPath } from '@varanda/domain/instance/build'

/** Where the member app lies in a build. */
const memberFolder = 'member/'
/** Hexadecimal digits of a digest that make a name. */
const nameLength = 16

/** Throws when a page does not begin with its charset, behind which the name is put. */
export function stampBuild(folder: string, now: Date): LatestBuild {
  const files = filesIn(folder)
  const build: LatestBuild = {
    id: nameOf(folder, files),
    member: nameOf(
      folder,
      files.filter((file) => file.startsWith(memberFolder)),
    ),
    at: now.toISOString(),
  }
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const name = file.startsWith(memberFolder) ? build.member : build.id
    writeFileSync(join(folder, file), withName(readFileSync(join(folder, file), 'utf8'), name, file))
  }
  const latest = join(folder, latestBuildPath)
  mkdirSync(dirname(latest), { recursive: true })
  writeFileSync(latest, JSON.stringify(build))
  return build
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

function nameOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex').slice(0, nameLength)
}

function withName(html: string, name: string, file: string): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i
  if (!charset.test(html)) throw new Error(`${file} does not begin with its charset, so it cannot be told its build.`)
  return html.replace(charset, (meta) => `${meta}<meta name="${buildMeta}" content="${name}">`)
}
