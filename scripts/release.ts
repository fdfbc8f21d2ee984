/**
 * `pnpm release [x64|arm64]`: one archive a platform in `releases/`, with everything inside, Node included. Node's programs and
 * sharp's libraries are those of the versions that are installed here, packed by npm from the registry.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { isKept } from './build/keep-assets.ts'
import { buildChanged } from './build.ts'
import { allocatorWords, heapFlags } from './server/heap-flags.ts'

const root = resolve(import.meta.dirname, '..')
const target = join(root, 'releases')
const architectures = ['x64', 'arm64'] as const
type Architecture = (typeof architectures)[number]

/** What a running instance reads, at the places where its bundles look for it. */
const parts = [
  ...[
    'dist',
    'firebase.json',
    'firestore.rules',
    'firestore.indexes.json',
    'storage.rules',
    'LICENSE',
    'docs/operations.md',
  ],
  ...['seed/photos', 'seed/covers', 'functions/dist/hosted.js', 'functions/dist/hosted.js.LEGAL.txt'],
  'functions/dist/functions.yaml',
  ...['functions/dist/package.json', 'functions/dist/blog', 'functions/dist/album', 'functions/dist/mail'],
]

await buildChanged(console.log)
const { version } = manifestOf(root)
const asked = process.argv.slice(2)
for (const architecture of architectures) {
  if (asked.length === 0 || asked.includes(architecture)) console.log(await release(architecture))
}

/** The archive's file. It is called by the version and by what was built, so that no two are alike. */
async function release(architecture: Architecture): Promise<string> {
  const hash = createHash('sha256')
  const programs = globSync('scripts/dist/*.js', { cwd: root }).sort()
  const settings = ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules']
  for (const file of [
    'dist/builds/latest.json',
    'functions/dist/hosted.js',
    'scripts/release/varanda.sh',
    ...programs,
    ...settings,
  ]) {
    hash.update(readFileSync(join(root, file)))
  }
  const name = `${version}-${hash.digest('hex').slice(0, 8)}`
  const scratch = mkdtempSync(join(tmpdir(), 'varanda-release-'))
  const top = join(scratch, 'varanda')
  const folder = join(top, 'versions', name)
  mkdirSync(folder, { recursive: true })
  // Whoever builds all day has many earlier builds' files there; in another place nobody has a page of them open.
  const isOfThisBuild = (source: string) => !isKept(root, relative(join(root, 'dist'), source))
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), { recursive: true, ...(part === 'dist' && { filter: isOfThisBuild }) })
  }
  for (const file of globSync('*.{js,LEGAL.txt}', { cwd: join(root, 'scripts/dist') })) {
    cpSync(join(root, 'scripts/dist', file), join(folder, 'scripts/dist', file))
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', version }))
  layNode(folder, architecture, scratch)
  laySharp(folder, architecture, scratch)
  const program = readFileSync(join(root, 'scripts/release/varanda.sh'), 'utf8')
    .replace('HEAP_FLAGS', heapFlags.join(' '))
    .replace('ALLOCATOR_SETTINGS', allocatorWords.join(' '))
  writeFileSync(join(top, 'varanda'), program)
  chmodSync(join(top, 'varanda'), 0o755)
  for (const file of ['varanda.service', 'Caddyfile', 'Dockerfile'])
    cpSync(join(root, 'scripts/release', file), join(top, file))
  symlinkSync(`versions/${name}`, join(top, 'current'))
  mkdirSync(target, { recursive: true })
  const archive = join(target, `varanda-${name}-linux-${architecture}.tar.gz`)
  execFileSync('tar', ['--owner=0', '--group=0', '-czf', archive, '-C', scratch, 'varanda'])
  rmSync(scratch, { recursive: true })
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`)
  return archive
}

function manifestOf(folder: string): { version: string; optionalDependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function layNode(folder: string, architecture: Architecture, scratch: string): void {
  const from = packed(`node-linux-${architecture}@${process.versions.node}`, scratch)
  mkdirSync(join(folder, 'bin'))
  cpSync(join(from, 'bin/node'), join(folder, 'bin/node'))
  cpSync(join(from, 'LICENSE'), join(folder, 'bin/LICENSE'))
}

/** What sharp is and loads, as npm would lay it out on that platform. */
function laySharp(folder: string, architecture: Architecture, scratch: string): void {
  const modules = join(folder, 'node_modules')
  const installed = join(root, 'node_modules/sharp')
  const beside = resolve(execFileSync('realpath', [installed], { encoding: 'utf8' }).trim(), '..')
  cpSync(installed, join(modules, 'sharp'), { recursive: true, dereference: true })
  for (const name of ['detect-libc', 'semver', '@img/colour']) {
    cpSync(join(beside, name), join(modules, name), { recursive: true, dereference: true })
  }
  const { optionalDependencies = {} } = manifestOf(installed)
  for (const name of [`@img/sharp-linux-${architecture}`, `@img/sharp-libvips-linux-${architecture}`]) {
    cpSync(packed(`${name}@${optionalDependencies[name]}`, scratch), join(modules, name), { recursive: true })
  }
}

/** The folder of a package that npm fetched and checked. */
function packed(specifier: string, scratch: string): string {
  const into = mkdtempSync(join(scratch, 'packed-'))
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', specifier, '--json', '--pack-destination', into], { encoding: 'utf8', cwd: into }),
  ) as [{ filename: string }]
  execFileSync('tar', ['-xzf', join(into, filename), '-C', into])
  return join(into, 'package')
}
