/**
 * The embedded backend alone, open to everybody on loopback.
 *
 * node server.ts DATA PROJECT [BYTES]   with BYTES it grows its file to about that size and ends
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '@varanda/embedded/server'

const [dataDir = '', projectRoot = '', bytes] = process.argv.slice(2)
const server = await start({ dataDir, projectRoot, functions: false, hosting: false })

if (bytes) {
  const text = 'x'.repeat(10_000)
  for (let n = 0; statSync(join(dataDir, 'varanda.sqlite')).size < Number(bytes); n += 100) {
    const writes = Array.from({ length: 100 }, (_, index) => ({
      update: {
        name: `${server.firestore.database}/documents/ballast/b${n + index}`,
        fields: { text: { stringValue: text }, n: { integerValue: String(n + index) } },
      },
    }))
    await server.firestore.commit({ kind: 'admin' }, { writes })
  }
  await server.stop()
} else {
  console.log(`ready ${server.url} .`)
}
