import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { filesForMembers } from './files-for-members.ts'

/** What a device keeps of a build: its name, the script that its page begins with, and addresses. */
export interface KeptApp {
  name: string
  entry: string
  files: string[]
}

/** Lays the page at `page`, and tells what belongs to it. */
export function keptAppPlugin(page: string, onBuilt: (app: KeptApp) => void): Plugin {
  let base = '/'
  return {
    name: 'kept-app',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        bundle['index.html']!.fileName = page
      },
    },
    writeBundle(_, bundle) {
      const parts = Object.values(bundle)
      const html = parts.find((part): part is Rolldown.OutputAsset => part.fileName === page)
      const entry = parts.find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/index.html'))
      if (!html || !entry) this.error('The build has no page, or its page no script')
      const files = filesForMembers(bundle, (module) => this.getModuleInfo(module)?.dynamicImporters ?? [])
      // The files are named by what is in them; the page is not.
      const hash = createHash('sha256').update(html.source).update(files.sort().join())
      onBuilt({
        name: hash.digest('hex').slice(0, 16),
        entry: base + entry.fileName,
        files: files.map((file) => base + file),
      })
    },
  }
}
