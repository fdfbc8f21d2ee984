/**
 * Bundles the server into scripts/dist: what `pnpm start` and a release run. Everything is inside, so that a start reads a
 * few files instead of a thousand and holds nothing that is not used.
 */
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const outdir = join(root, 'scripts/dist')
const ownRequire = createRequire(import.meta.url)

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

/**
 * An import of one of Node's modules runs all that it offers, of node:http a browser's fetch, which takes 10 MB, of node:fs its
 * streams and promises. `require` runs what is asked for: each name that is imported is a call that goes where nobody does.
 */
const leanBuiltins: Plugin = {
  name: 'lean-builtins',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:/ }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace: 'lean-builtins' } : { path, external: true },
    )
    onLoad({ filter: /.*/, namespace: 'lean-builtins' }, ({ path }) => ({
      contents: [
        `const all = require('${path}')`,
        'export default all',
        ...Object.keys(ownRequire(path)).map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`),
      ].join('\n'),
    }))
  },
}

/** Parts of the library of metrics that nothing here asks for; one brings Node's https, and 3 MB, with it. */
const leanMetrics: Plugin = {
  name: 'lean-metrics',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/lib\/(cluster|defaultMetrics|pushgateway)$/ }, ({ importer, path }) =>
      /prom-client[/\\]index\.js$/.test(importer) ? { path, namespace: 'lean-metrics' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'lean-metrics' }, () => ({ contents: 'module.exports = undefined' }))
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
  await build({
    ...settings,
    entryPoints: entries,
    absWorkingDir: root,
    outdir,
    plugins: [fromSources, leanBuiltins, leanMetrics],
  })
}

/** Another program that is measured as the server ships. */
export async function bundleProgram(source: string, outfile: string): Promise<void> {
  await build({
    ...settings,
    entryPoints: [source],
    outfile,
    absWorkingDir: root,
    plugins: [leanBuiltins, leanMetrics],
  })
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
