import { fileURLToPath } from 'node:url'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { buildTargets } from '@varanda/domain/site/browser-floor'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { brandPlugin } from './brand-plugin.ts'
import { type KeptApp, keptAppPlugin } from './kept-app-plugin.ts'
import { languagePlugin } from './language-plugin.ts'
import { limboPlugin } from './limbo-plugin.ts'
import { pureSchemasPlugin } from './pure-schemas-plugin.ts'
import { shellPlugin } from './shell-plugin.ts'

interface Build {
  locale: Locale
  outDir: string
  /** A build without a worker sends away those that earlier ones left. */
  hasWorker: boolean
  /** Is told what a device keeps of it. */
  onBuilt: (app: KeptApp) => void
}

/** The app in one language. Pages come from /user and /admin by rewrite, their files from /member/. */
export function appConfig({ locale, outDir, hasWorker, onBuilt }: Build): InlineConfig {
  return {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    base: '/member/',
    define: { __WORKER__: JSON.stringify(hasWorker) },
    // The regular expressions of Firestore's pipelines are a third of its SDK, and nothing here asks by pipeline.
    resolve: { alias: { re2js: fileURLToPath(new URL('./without-re2js.ts', import.meta.url)) } },
    plugins: [
      react(),
      brandPlugin(),
      languagePlugin(locale),
      limboPlugin(),
      pureSchemasPlugin(),
      shellPlugin(locale),
      keptAppPlugin(localizedPath(locale, '/index.html').slice(1), onBuilt),
    ],
    build: {
      outDir,
      // Both languages lie there.
      emptyOutDir: false,
      // Nothing is inlined: the page's policy allows no data: fonts or styles.
      assetsInlineLimit: 0,
      // Firestore is one library and loads after the first paint.
      chunkSizeWarningLimit: 600,
      target: buildTargets,
      rolldownOptions: {
        input: ['index.html', 'src/main/ahead.ts'],
        output: {
          codeSplitting: {
            // What the first page needs comes in three files, not in fifty that each wait for the line: what asks for
            // its posts, as small as it can be; what others wrote, which stays the same from build to build; and what we
            // wrote.
            groups: [
              { name: 'ahead', test: /\/src\/main\/ahead\.ts$/, priority: 1 },
              { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
              { name: 'first', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  }
}
