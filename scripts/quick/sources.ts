/** Reads from the work tree what was changed since the last commit, and what imports what. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsIn, targetOf } from '../imports.ts'
import type { Sources } from './touched-tests.ts'

/** What a file starts as a process or thread of its own. */
const started = /new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g

const git = (root: string, ...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)

/** Every file that differs from the last commit, new and deleted ones too. */
export function changedFiles(root: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', 'HEAD')
  return [...tracked, ...git(root, 'ls-files', '--others', '--exclude-standard', '-z')]
}

export function readSources(root: string): Sources {
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
  const all = new Set(files)
  const gone = new Set(git(root, 'ls-files', '--deleted', '-z'))
  const found = (target: string) => ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => all.has(file))
  const imports = new Map<string, string[]>()
  for (const file of files) {
    if (gone.has(file) || !/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    const targets = [
      ...importsIn(text).map((specifier) => targetOf(file, specifier)),
      ...[...text.matchAll(started)].map(([, path]) => normalize(join(dirname(file), path!))),
    ]
    imports.set(
      file,
      targets.flatMap((target) => (target === undefined ? [] : (found(target) ?? []))),
    )
  }
  return { imports }
}
