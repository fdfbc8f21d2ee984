/** What a source file of ours imports. */
import { dirname, join, normalize } from 'node:path'

const importPattern =
  /(?:^|\s)(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm

/** The specifiers of a file's imports, in their order. */
export function importsIn(text: string): string[] {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** Path of an import within the repository; undefined for packages that are not ours. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const ours = /^@varanda\/([^/]+)(?:\/(.*))?$/.exec(specifier)
  return ours ? `${ours[1]}/src/${ours[2] ?? ''}` : undefined
}
