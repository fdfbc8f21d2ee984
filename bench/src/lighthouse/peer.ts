/** The peer of `pnpm bench lighthouse`: Starlight's start page, built here and served by the same code as our pages. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseHostingConfig } from '../../../embedded/src/hosting/config.ts'
import { hosting } from '../../../embedded/src/hosting/hosting.ts'
import { listen } from '../../../embedded/src/http/listen.ts'
import { precompress } from '../../../scripts/build/precompress.ts'

const bench = join(import.meta.dirname, '../..')
const folder = join(bench, 'peers/starlight')

/** Builds the peer. Throws with the builder's output when that fails. */
export async function buildPeer(): Promise<void> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(join(bench, 'node_modules/.bin/astro'), ['build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The peer did not build:\n${stdout}${stderr}`)
  await precompress(join(folder, 'dist'))
}

/** Compressed and cached for a year where the name says what is inside, as our own pages are. */
export const servePeer = () =>
  listen(
    hosting({
      root: join(folder, 'dist'),
      config: parseHostingConfig({
        public: 'dist',
        cleanUrls: true,
        headers: [
          {
            source: '/_astro/**',
            headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
          },
        ],
      }),
      callFunction: async () => ({ status: 404, headers: {}, body: '' }),
    }),
    { host: '127.0.0.1', port: 0, log: () => {} },
  )
