/**
 * The embedded backend alone: no functions, no hosting.
 *
 * node ours-server.ts DATA PROJECT [fill]   "fill" puts the documents in and ends
 */
import { start } from '@varanda/embedded/server'
import { letCompilersSleep, wakeCompilersWhenBusy } from '../../../scripts/server/sleeping-compilers.ts'
import { idOf, postOf, sizes } from './contender.ts'

const [dataDir = '', projectRoot = '', mode] = process.argv.slice(2)
letCompilersSleep()
const server = await start({ dataDir, projectRoot, functions: false, hosting: false })

if (mode === 'fill') {
  for (const [collection, size] of Object.entries(sizes)) {
    for (let from = 0; from < size; from += 500) {
      const writes = Array.from({ length: Math.min(500, size - from) }, (_, index) => {
        const n = from + index
        const { author, text, at, likes, place, tags } = postOf(n, 'nobody')
        return {
          update: {
            name: `${server.firestore.database}/documents/${collection}/${idOf(n)}`,
            fields: {
              ...textFields({ author, text, place, tags }),
              at: { integerValue: String(at) },
              likes: { integerValue: String(likes) },
            },
          },
        }
      })
      await server.firestore.commit({ kind: 'admin' }, { writes })
    }
  }
  await server.stop()
} else {
  wakeCompilersWhenBusy()
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  console.log(`ready ${server.url} .`)
}

function textFields(texts: Record<string, string>) {
  return Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]))
}
