/**
 * `node prepare plant|lock DATA`: what the demo family needs done in a folder that nobody serves. A process of its own, so
 * that the server never held what this takes.
 */
import { resolve } from 'node:path'
import { start } from '@varanda/embedded/server'
import { markUnfinished } from './data-folder.ts'
import { lockDemo, plantDemo } from './demo.ts'
import { readDemo } from './demo-file.ts'
import { endSaying } from './say-known.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const [deed, data = ''] = process.argv.slice(2)

try {
  const demo = readDemo(data)
  // No trigger may fire for what is planted: the world holds what functions would have written.
  if (deed === 'plant') markUnfinished(data)
  const server = await start({ dataDir: data, projectRoot, port: 0, functions: false, hosting: false })
  if (deed === 'plant') await plantDemo(server, data, console.log)
  else if (demo) await lockDemo(server, data, demo)
  await server.stop()
  // The Admin SDK holds idle connections open for a minute.
  process.exit(0)
} catch (error) {
  endSaying(error)
}
