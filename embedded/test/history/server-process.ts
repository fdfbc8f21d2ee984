/**
 * The server in a process of its own, to be paused and killed: `node server-process.ts FOLDER PORT`. Says its ports.
 */
import { join } from 'node:path'
import { start } from '../../src/server.ts'

const [folder = '', port = '0'] = process.argv.slice(2)
const server = await start({
  dataDir: join(folder, 'data'),
  projectRoot: folder,
  projectId: 'demo',
  port: Number(port),
  functions: false,
  hosting: false,
  log: () => {},
})
// Whoever started it is gone.
process.stdin.on('end', () => process.exit()).resume()
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
process.stdout.write(`${server.url} ${server.adminUrl} ${server.adminSecret}\n`)
