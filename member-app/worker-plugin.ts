import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildTargets } from '@varanda/domain/site/browser-floor'
import { build, type Plugin } from 'vite'
import { filesForMembers } from './files-for-members.ts'

/**
 * Builds the workers beside the app: `sw.js` with the list of the app's files in it, and `share.js`; when `retired`, what
 * goes stands in the place of both.
 */
export function workerPlugin({ retired }: { retired: boolean }): Plugin {
  let app = { name: '', entry: '', files: [] as string[] }
  let folder = ''
  let base = '/'
  return {
    name: 'varanda-worker',
    apply: 'build',
    config: () => ({ define: { __WORKER__: JSON.stringify(!retired) } }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      base = config.base
    },
    writeBundle(_, bundle) {
      const parts = Object.values(bundle)
      const entry = parts.find(
        (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/index.html'),
      )?.fileName
      if (!entry) this.error("No script is the page's")
      const files = filesForMembers(bundle, (module) => this.getModuleInfo(module)?.dynamicImporters ?? [])
      // The files are named by what is in them; the page is not.
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, 'index.html')))
        .update(files.sort().join())
      app = { name: hash.digest('hex').slice(0, 16), entry: base + entry, files: files.map((file) => base + file) }
    },
    async closeBundle() {
      const define = { __APP__: JSON.stringify(app) }
      await buildWorker('sw.js', retired ? 'retire.ts' : 'worker.ts', folder, define)
      await buildWorker('share.js', retired ? 'retire.ts' : 'share.ts', folder)
    },
  }
}

async function buildWorker(file: string, source: string, folder: string, define: Record<string, string> = {}) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: folder,
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
