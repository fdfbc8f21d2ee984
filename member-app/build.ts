/**
 * Builds the app once in each language, so that nobody waits for words of the other, and the workers that keep it on a
 * device, into `dist` or the folder that is named. With `VARANDA_NO_WORKER` what goes stands in the workers' place.
 */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Locale, locales } from '@varanda/domain/locale'
import { buildTargets } from '@varanda/domain/site/browser-floor'
import { build } from 'vite'
import { appConfig } from './app-config.ts'
import type { KeptApp } from './kept-app-plugin.ts'

const outDir = resolve(process.argv[2] ?? join(import.meta.dirname, 'dist'))
const hasWorker = !process.env.VARANDA_NO_WORKER

rmSync(outDir, { recursive: true, force: true })
const apps: Partial<Record<Locale, KeptApp>> = {}
for (const locale of locales) {
  const onBuilt = (app: KeptApp) => {
    apps[locale] = app
  }
  await build(appConfig({ locale, outDir, hasWorker, onBuilt }))
}
await buildWorker('sw.js', hasWorker ? 'worker.ts' : 'retire.ts', { __APPS__: JSON.stringify(apps) })
await buildWorker('share.js', hasWorker ? 'share.ts' : 'retire.ts')

async function buildWorker(file: string, source: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: buildTargets,
      rollupOptions: {
        input: join(import.meta.dirname, 'src/worker', source),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  })
}
