import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The table whose screens are fetched when an administrator opens them, and by nobody else. */
const adminTable = '/src/main/admin-table.tsx'

/**
 * The files that every member's device keeps: all of the build but what only the admin area's screens need.
 * `importersOf` answers who imports a module when it is needed.
 */
export function filesForMembers(
  bundle: Rolldown.OutputBundle,
  importersOf: (module: string) => readonly string[],
): string[] {
  const parts = Object.values(bundle)
  const chunks = new Map(parts.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
  const reached = new Set<Chunk>()
  const reach = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const next of chunk.imports) reach(next)
    for (const next of chunk.dynamicImports) if (!isForAdministrators(chunks.get(next), importersOf)) reach(next)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk.fileName)

  const unreached = [...chunks.values()].filter((chunk) => !reached.has(chunk))
  const without = new Set(unreached.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)]))
  for (const style of [...reached].flatMap(stylesOf)) without.delete(style)
  return parts.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/') && !without.has(name))
}

function isForAdministrators(chunk: Chunk | undefined, importersOf: (module: string) => readonly string[]): boolean {
  const importers = chunk?.facadeModuleId ? importersOf(chunk.facadeModuleId) : []
  return importers.length > 0 && importers.every((module) => module.endsWith(adminTable))
}

function stylesOf(chunk: Chunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])]
}
