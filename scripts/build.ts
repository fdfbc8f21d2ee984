/** Builds what changed since the last build and lays it out as `dist/`, the folder that firebase.json serves. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { layBlogPages } from './build/blog-pages.ts'
import { buildFunctions } from './build/build-functions.ts'
import { buildHostedFunctions, buildServer } from './build/build-server.ts'
import { askFunctions, manifestFile } from './build/functions-manifest.ts'
import { keepAssets } from './build/keep-assets.ts'
import { precompress } from './build/precompress.ts'
import { reserveNames } from './build/reserve-names.ts'
import { stampBuild } from './build/stamp-build.ts'

const root = new URL('..', import.meta.url).pathname
const stamps = join(root, '.cache/build')

interface Part {
  name: string
  /** Folders and files whose change means building again. */
  inputs: string[]
  output: string
  build: () => Promise<void>
}

/** What else decides what is built. */
const settings = ['SITE_URL', 'VARANDA_NO_WORKER', 'VARANDA_MEASUREMENT_ID']

const shared = ['domain/src', 'client/src', 'design/src', 'explorer/src', 'graph/src', 'pnpm-lock.yaml']

const parts: Part[] = [
  {
    name: 'functions',
    inputs: [
      'domain/src',
      'functions/src',
      'functions/package.json',
      'seed/src/blog',
      'functions/package-lock.json',
      'scripts/build/build-functions.ts',
      'scripts/build/build-server.ts',
      'scripts/build/functions-manifest.ts',
      'scripts/build/blog-pages.ts',
      'scripts/build/album-files.ts',
      'design/src/cobogo.ts',
      'design/src/fonts',
      'pnpm-lock.yaml',
    ],
    output: 'functions/dist',
    build: async () => {
      await buildFunctions()
      await Promise.all([askFunctions(manifestFile), buildHostedFunctions()])
    },
  },
  {
    name: 'server',
    inputs: [
      'domain/src',
      'embedded/src',
      'seed/src',
      'design/src',
      'functions/src',
      'scripts/server',
      'scripts/backup.ts',
      'scripts/restore.ts',
      'scripts/admin-grant.ts',
      'scripts/audit-verify.ts',
      'scripts/doctor.ts',
      'scripts/build/build-server.ts',
      'scripts/build/measurement.ts',
      'pnpm-lock.yaml',
    ],
    output: 'scripts/dist',
    build: buildServer,
  },
  {
    name: 'site',
    inputs: [...shared, 'site/src', 'site/public', 'site/astro.config.ts', 'site/package.json'],
    output: 'site/dist',
    build: () => run(join(root, 'site/node_modules/.bin/astro'), ['build'], 'site'),
  },
  {
    name: 'member-app',
    inputs: [
      ...shared,
      'member-app/src',
      'member-app/index.html',
      'member-app/app-config.ts',
      'member-app/brand-plugin.ts',
      'member-app/build.ts',
      'member-app/files-for-members.ts',
      'member-app/kept-app-plugin.ts',
      'member-app/language-plugin.ts',
      'member-app/limbo-plugin.ts',
      'member-app/shell-plugin.ts',
      'member-app/without-re2js.ts',
      'member-app/package.json',
    ],
    output: 'member-app/dist',
    build: () => run(process.execPath, ['build.ts'], 'member-app'),
  },
]

/** Answers the names of the parts that were built. Throws with the builder's own output when one fails. */
export async function buildChanged(say: (text: string) => void): Promise<string[]> {
  holdRules(say)
  const stale = parts
    .map((part) => ({ part, digest: digestOf(part) }))
    .filter(({ part, digest }) => !isBuilt(part, digest))
  if (stale.length > 0) say(`Building ${stale.map(({ part }) => part.name).join(', ')} …`)
  await Promise.all(
    stale.map(async ({ part, digest }) => {
      await part.build()
      mkdirSync(stamps, { recursive: true })
      writeFileSync(join(stamps, part.name), digest)
    }),
  )
  const isLaid = existsSync(join(root, 'dist')) && existsSync(join(root, 'functions/dist/blog'))
  // What an instance has published is asked anew each time.
  if (stale.length > 0 || !isLaid || process.env.VARANDA_BLOG_FROM) await assemble(say)
  return stale.map(({ part }) => part.name)
}

/** A fork that renamed itself has rules that reserve its name. */
function holdRules(say: (text: string) => void): void {
  const file = join(root, 'firestore.rules')
  const rules = readFileSync(file, 'utf8')
  const held = reserveNames(rules)
  if (held === rules) return
  writeFileSync(file, held)
  say('firestore.rules reserve the name of domain/src/brand.ts')
}

function isBuilt(part: Part, digest: string): boolean {
  const stamp = join(stamps, part.name)
  return existsSync(join(root, part.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
}

function digestOf(part: Part): string {
  const hash = createHash('sha256').update(JSON.stringify(settings.map((name) => process.env[name] ?? '')))
  for (const file of part.inputs.flatMap(filesUnder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!path.includes('/') || /\.[a-z]+$/.test(path)) return [path]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}

/**
 * The site at the root, the member app below /member; swapped in whole, so that nobody is served half a build. The blog
 * is the functions': a file at its addresses would be the answer even when it is no longer true.
 */
async function assemble(say: (text: string) => void): Promise<void> {
  const next = join(root, '.cache/dist')
  rmSync(next, { recursive: true, force: true })
  cpSync(join(root, 'site/dist'), next, { recursive: true })
  cpSync(join(root, 'member-app/dist'), join(next, 'member'), { recursive: true })
  const pages = await layBlogPages({
    site: next,
    functions: join(root, 'functions/dist'),
    siteUrl: process.env.SITE_URL ?? null,
    from: process.env.VARANDA_BLOG_FROM ?? null,
  })
  say(`${pages} pages of the blog are made ahead`)
  stampBuild(next, new Date())
  await precompress(next)
  keepAssets(join(root, 'dist'), next, new Date())
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  renameSync(next, join(root, 'dist'))
}

function run(command: string, parameters: string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: join(root, folder),
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${folder} did not build:\n${output}`))))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = await buildChanged(console.log)
  console.log(built.length > 0 ? `Built ${built.join(', ')} into dist/` : 'Nothing changed since the last build')
}
