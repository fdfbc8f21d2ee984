/** Bundles functions/ into functions/dist: what `firebase deploy` uploads and what the embedded host loads. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { build, type Plugin } from 'esbuild'
import { layAlbumFiles } from './album-files.ts'
import { layMailPictures } from './mail-pictures.ts'

const external = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore', 'sharp'] as const

/** Libraries that ask for Node's own modules by their old names ask for the same ones. */
const nodesOwn: Plugin = {
  name: 'nodes-own',
  setup({ onResolve }) {
    const old = new Set(builtinModules.filter((name) => !name.startsWith('node:')))
    onResolve({ filter: /^[a-z_/]+$/ }, ({ path, kind }) =>
      kind === 'import-statement' && old.has(path) ? { path: `node:${path}`, external: true } : undefined,
    )
  },
}

/** The versions that are installed here are the ones that run there. */
function installedVersion(name: string): string {
  const manifest = new URL(`../../functions/node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

export async function buildFunctions(): Promise<void> {
  const root = new URL('../../functions/', import.meta.url).pathname
  const { outputFiles } = await build({
    entryPoints: [`${root}src/index.ts`],
    outfile: `${root}dist/index.js`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    // CommonJS inside the bundle still asks for Node's own modules by require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    external: external.flatMap((name) => [name, `${name}/*`]),
    plugins: [nodesOwn],
    logLevel: 'warning',
    write: false,
  })
  const manifest = {
    name: 'varanda-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries(external.map((name) => [name, installedVersion(name)])),
  }
  mkdirSync(`${root}dist`, { recursive: true })
  layAlbumFiles(`${root}dist/album`)
  await layMailPictures(`${root}dist/mail`)
  for (const { path, contents } of outputFiles) replaceFile(path, contents)
  replaceFile(`${root}dist/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  // What npm installs where they are deployed; a pnpm-lock.yaml there would ask Google's builder for another framework.
  replaceFile(`${root}dist/package-lock.json`, readFileSync(`${root}package-lock.json`))
}

/** In one step: an instance that starts meanwhile finds the old file or the new one, never a half. */
function replaceFile(path: string, content: Uint8Array | string): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, path)
}
