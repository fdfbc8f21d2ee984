/** `pnpm start`: builds what changed and becomes the server that was built of it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildChanged } from './build.ts'
import { checkDataFolder } from './server/data-folder.ts'
import { allocatorSettings, heapFlags } from './server/heap-flags.ts'
import { readOptions } from './server/options.ts'
import { choosePort } from './server/ports.ts'
import { endSaying } from './server/say-known.ts'

const root = resolve(import.meta.dirname, '..')
const parameters = process.argv.slice(2)

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

try {
  // Whatever cannot be is said before anything is built.
  const options = readOptions(parameters, process.env)
  await choosePort(options.port, options.host)
  checkDataFolder(resolve(root, options.data))
  await buildChanged(console.log)
} catch (error) {
  endSaying(error)
}

const server = join(root, 'scripts/dist/serve.js')
Object.assign(process.env, allocatorSettings)
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
// The same process goes on as the server, so that signals find it and nothing of the builder stays in memory.
if (process.execve)
  process.execve(process.execPath, [process.execPath, ...heapFlags, server, ...parameters], process.env)
// Windows knows no such exchange.
await import(server)
