/** Which files could hold a message at all: looking into the types of all others takes as long again. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importsIn, targetOf } from '../../imports.ts'

/** Those of `files` (absolute, below `root`) that are messages, or that import some through whatever other files. */
export function reachingMessages(files: readonly string[], root: string): string[] {
  const all = new Set(files)
  const found = (target: string) => ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => all.has(file))
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const specifier of importsIn(readFileSync(file, 'utf8'))) {
      const target = targetOf(relative(root, file), specifier)
      const imported = target === undefined ? undefined : found(join(root, target))
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  const reaching = new Set(files.filter((file) => /\/messages\/(?:pt|en)\//.test(file)))
  // A set goes on to what is added while it is gone through.
  for (const file of reaching) for (const importer of importers.get(file) ?? []) reaching.add(importer)
  return [...reaching]
}
