/** Bundles functions/ into functions/dist: what `firebase deploy` uploads and what the embedded host loads. */
import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'

const external = ['firebase-admin', 'firebase-functions', '@google-cloud/firestore'] as const

/** The versions that are installed here are the ones that run there. */
function installedVersion(name: string): string {
  const manifest = new URL(`../functions/node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

export async function buildFunctions(): Promise<void> {
  const root = new URL('../functions/', import.meta.url).pathname
  await build({
    entryPoints: [`${root}src/index.ts`],
    outfile: `${root}dist/index.js`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    external: external.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  })
  const manifest = {
    name: 'varanda-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries(external.map((name) => [name, installedVersion(name)])),
  }
  writeFileSync(`${root}dist/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
