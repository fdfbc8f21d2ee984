/**
 * Prevents imports against the arrows of docs/architecture.md: what a folder may import is listed here, and nothing
 * else of ours is allowed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importsIn, targetOf } from '../imports.ts'

const root = new URL('../..', import.meta.url).pathname

/** Folder (longest match wins) → folders it may import from, besides itself. `*` stands for one folder's own name. */
const allowed: Record<string, string[]> = {
  domain: [],
  client: ['domain'],
  design: [],
  graph: ['domain'],
  explorer: ['design', 'domain', 'graph'],
  site: ['client', 'design', 'domain', 'explorer', 'graph'],
  'member-app/src/main': ['member-app/src/*', 'member-app/src/data', 'member-app/src/ui', 'client', 'design', 'domain'],
  // A noun's screens; what it keeps and fetches, every noun may ask for.
  'member-app/src/*': [
    'member-app/src/*/data',
    'member-app/src/data',
    'member-app/src/ui',
    'client',
    'design',
    'domain',
    'explorer',
    'graph',
  ],
  'member-app/src/*/data': ['member-app/src/*/data', 'member-app/src/data', 'client', 'domain', 'graph'],
  'member-app/src/data': ['client', 'domain', 'graph'],
  'member-app/src/ui': ['client', 'design', 'domain'],
  'member-app/src/worker': ['domain', 'member-app/src/data/share'],
  'member-app': ['design', 'domain'],
  functions: ['design', 'domain'],
  'functions/test': ['design', 'domain', 'functions', 'scripts', 'embedded', 'seed'],
  'embedded/src/rules': [],
  'embedded/src/sqlite': ['embedded/src/unwritable.ts'],
  'embedded/src/http': ['embedded/src/log.ts', 'embedded/src/unwritable.ts'],
  'embedded/src/firestore': ['embedded/src/sqlite', 'embedded/src/rules', 'embedded/src/unwritable.ts'],
  'embedded/src/auth': [
    'embedded/src/sqlite',
    'embedded/src/firestore/contract.ts',
    'embedded/src/mail',
    'embedded/src/log.ts',
  ],
  'embedded/src/storage': [
    'embedded/src/sqlite',
    'embedded/src/rules/contract.ts',
    'embedded/src/rules/library/crc32c.ts',
    'embedded/src/firestore/contract.ts',
    'embedded/src/unwritable.ts',
  ],
  'embedded/src/mail': [
    'embedded/src/sqlite',
    'embedded/src/firestore/contract.ts',
    'embedded/src/http',
    'embedded/src/log.ts',
  ],
  'embedded/src/hosting': ['embedded/src/http', 'embedded/src/log.ts'],
  'embedded/src/functions': [
    'embedded/src/sqlite',
    'embedded/src/storage',
    'embedded/src/firestore',
    'embedded/src/http',
    'embedded/src/log.ts',
  ],
  'embedded/src/protocols': [
    'embedded/src/firestore',
    'embedded/src/auth',
    'embedded/src/functions',
    'embedded/src/mail',
    'embedded/src/storage',
    'embedded/src/http',
    'embedded/src/log.ts',
  ],
  'embedded/src': ['embedded'],
  embedded: ['embedded', 'domain', 'scripts'],
  seed: ['domain'],
  'seed/src/world.test.ts': ['seed', 'domain', 'design'],
  'seed/src/plant/plant.test.ts': ['seed', 'domain', 'embedded', 'scripts/checks'],
  'rules-tests': ['domain', 'embedded'],
  e2e: [
    'domain',
    'embedded',
    'seed',
    'scripts',
    'functions/test/harness/digest/plant-digest.ts',
    'functions/test/harness/push-service.ts',
  ],
  bench: [
    'domain',
    'embedded',
    'seed',
    'scripts',
    'functions/src/signup/proof.ts',
    'functions/test/harness',
    'e2e/chromium.ts',
    'e2e/first-load.ts',
    'e2e/instance-process.ts',
    'e2e/open-browser.ts',
    'e2e/photo-file.ts',
    'e2e/steps.ts',
    'e2e/words.ts',
    'explorer',
    'graph',
  ],
  scripts: ['design', 'domain', 'embedded', 'explorer', 'functions', 'graph', 'seed', 'e2e'],
}

/** Whether a folder of the table, in which `*` stands for any one name, holds this file. */
function holds(folder: string, file: string): boolean {
  const names = file.split('/')
  return folder.split('/').every((name, at) => name === names[at] || (name === '*' && at < names.length - 1))
}

/** Longest folder of the table that holds this file; of two as long, the one that names it. */
function homeOf(file: string): string | undefined {
  const stars = (folder: string) => folder.split('*').length
  return Object.keys(allowed)
    .filter((folder) => holds(folder, file))
    .sort((a, b) => b.split('/').length - a.split('/').length || stars(a) - stars(b))[0]
}

function mayImport(file: string, target: string): boolean {
  const home = homeOf(file)
  if (!home) return true
  const own = file.split('/').slice(0, home.split('/').length).join('/')
  return [own, ...(allowed[home] ?? [])].some((folder) => holds(folder, target))
}

/** Firebase's SDK for browsers is known to client/ and to the member app's data/ only. */
function mayUseFirebase(file: string): boolean {
  return /^(client\/src|member-app\/src\/(?:[\w-]+\/)?data|embedded\/test|rules-tests|e2e)\//.test(file)
}

/** Every import that goes against an arrow, as `file: specifier`. */
export function findWrongArrows(): string[] {
  const wrong: string[] = []
  for (const folder of new Set(Object.keys(allowed).map((key) => key.split('/')[0]!))) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = relative(root, join(entry.parentPath, entry.name))
      if (!entry.isFile() || !/\.(ts|tsx|astro)$/.test(file) || /node_modules|(^|\/)dist\//.test(file)) continue
      for (const specifier of importsIn(readFileSync(join(root, file), 'utf8'))) {
        const target = targetOf(file, specifier)
        if (target !== undefined && !mayImport(file, target)) wrong.push(`${file}: ${specifier}`)
        if (/^firebase\//.test(specifier) && !mayUseFirebase(file)) wrong.push(`${file}: ${specifier}`)
      }
    }
  }
  return wrong
}

const wrong = findWrongArrows()
for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exit(1)
