/**
 * Bundles the server into scripts/dist: what `pnpm start` and a release run. Everything is inside, so that a start reads a
 * few files instead of a thousand and holds nothing that is not used.
 */
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const outdir = join(root, 'scripts/dist')

/** CommonJS inside a bundle still asks for Node's own modules by require, and some for where it lies. */
const commonJs = `import { createRequire as bundleRequire } from 'node:module';
import { fileURLToPath as bundlePath } from 'node:url';
const require = bundleRequire(import.meta.url), __filename = bundlePath(import.meta.url), __dirname = bundlePath(new URL('.', import.meta.url));`

/** For both kinds of bundle: names are kept, since errors are told apart by them. */
const settings = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  minifyWhitespace: true,
  minifySyntax: true,
  // V8 holds a text with one letter beyond Latin-1 in twice the memory.
  charset: 'ascii',
  legalComments: 'linked',
  banner: { js: commonJs },
  // It brings a library of its own for each platform.
  external: ['sharp'],
  logLevel: 'warning',
} as const satisfies BuildOptions

/** Each starts a process of its own. */
const entries = {
  serve: 'scripts/server/serve.ts',
  prepare: 'scripts/server/prepare.ts',
  greet: 'scripts/server/greet.ts',
  'in-use': 'scripts/server/in-use.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  'admin-grant': 'scripts/admin-grant.ts',
  'audit-verify': 'scripts/audit-verify.ts',
  doctor: 'scripts/doctor.ts',
  'functions-worker': 'embedded/src/functions/worker/main.ts',
}

/** An import of node:http runs all that it offers, a browser's fetch among it, which takes 10 MB; `require` does not. */
const leanHttp: Plugin = {
  name: 'lean-http',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:http$/ }, ({ kind, path }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'lean-http' },
    )
    onLoad({ filter: /.*/, namespace: 'lean-http' }, () => ({ contents: "module.exports = require('node:http')" }))
  },
}

/** Pictures and settings are found from where the sources of a file lie, not from its bundle. */
const fromSources: Plugin = {
  name: 'from-sources',
  setup({ onLoad, onResolve }) {
    // Only where sources lie is anything built.
    onResolve({ filter: /\/build-functions\.ts$/ }, ({ path }) => ({ path, external: true }))
    onLoad({ filter: /\/(?:scripts|seed)\/[^.]+\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!/\bimport\.meta\b/.test(source) || path.includes('node_modules')) return undefined
      const inBundle = (place: string) => JSON.stringify(relative(outdir, place))
      const contents = source
        .replaceAll('import.meta.url', `new URL(${inBundle(path)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `bundlePath(new URL(${inBundle(dirname(path))}, import.meta.url))`)
      return { contents, loader: 'ts' }
    })
  },
}

export async function buildServer(): Promise<void> {
  rmSync(outdir, { recursive: true, force: true })
  await build({ ...settings, entryPoints: entries, absWorkingDir: root, outdir, plugins: [fromSources, leanHttp] })
}

/** Another program that is measured as the server ships. */
export async function bundleProgram(source: string, outfile: string): Promise<void> {
  await build({ ...settings, entryPoints: [source], outfile, absWorkingDir: root, plugins: [leanHttp] })
}

/** The functions with all that they import, for the embedded host; beside their own bundle, whose folders they read. */
export async function buildHostedFunctions(): Promise<void> {
  const folder = join(root, 'functions')
  await build({
    ...settings,
    entryPoints: ['src/index.ts'],
    absWorkingDir: folder,
    outfile: join(folder, 'dist/hosted.js'),
  })
}
