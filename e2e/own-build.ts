/**
 * An instance whose build is its own: it can be another one than everybody's, and be changed while the instance is
 * open.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from './fixtures.ts'
import { openInstanceHere } from './instance-here.ts'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

interface OwnBuildOptions {
  /** The site is built again for an instance that counts visits with this id, and may speak to these origins. */
  analytics?: { measurementId: string; hosts: readonly string[] }
}

/** `dist` is the folder that the instance serves. */
export function ownBuild({ analytics }: OwnBuildOptions = {}) {
  return base.extend<object, { dist: string }>({
    dist: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
      async ({}, use) => {
        // Beside the project's own: Astro moves files into it, which no two disks allow.
        mkdirSync(join(projectRoot, '.cache'), { recursive: true })
        const root = mkdtempSync(join(projectRoot, '.cache/build-'))
        for (const name of ['firestore.rules', 'storage.rules', 'firestore.indexes.json', 'functions'])
          symlinkSync(join(projectRoot, name), join(root, name))
        cpSync(join(projectRoot, 'firebase.json'), join(root, 'firebase.json'))
        cpSync(join(projectRoot, 'dist'), join(root, 'dist'), { recursive: true })
        if (analytics) buildSite(join(root, 'dist'), { VARANDA_MEASUREMENT_ID: analytics.measurementId })
        await use(join(root, 'dist'))
        rmSync(root, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    instance: [
      async ({ dist }, use) => {
        const data = join(dist, '../data')
        cpSync(process.env.VARANDA_E2E_TEMPLATE!, data, { recursive: true })
        const options = { projectRoot: join(dist, '..'), ...(analytics && { analytics }) }
        const instance = await openInstanceHere(data, 'at-once', options)
        await use(instance)
        await instance.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })
}

function buildSite(dist: string, settings: Record<string, string>): void {
  const folder = join(dist, '../site')
  const site = join(projectRoot, 'site')
  execFileSync(join(site, 'node_modules/.bin/astro'), ['build', '--outDir', folder], {
    cwd: site,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...settings },
    stdio: 'pipe',
  })
  cpSync(folder, dist, { recursive: true })
}
