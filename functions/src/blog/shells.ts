import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlogShells } from '@varanda/domain/blog/blog-page'
import type { Locale } from '@varanda/domain/locale'
import mustache from 'mustache'

export type ShellName = keyof BlogShells

const kept = new Map<string, string>()
const writer = new mustache.Writer()

/**
 * Fills a page of the site's build, which `folder` holds as `shells/{locale}/{name}.html`. Throws when it is not there.
 */
export function fillShell<Name extends ShellName>(
  folder: string,
  locale: Locale,
  name: Name,
  view: BlogShells[Name],
): string {
  const path = join(folder, 'shells', locale, `${name}.html`)
  let shell = kept.get(path)
  if (shell === undefined) {
    shell = readFileSync(path, 'utf8')
    kept.set(path, shell)
  }
  return writer.render(shell, view, undefined, { escape: escaped })
}

/** Safe in text and in quoted attributes; addresses stay readable. */
function escaped(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
