/**
 * An instance that a test besieges, in a process of its own: `node edge-server.ts DATA PROJECT`. It believes what this
 * machine says about who asks, so that one client may be many; its accounts are `0@example.com` and so on.
 */
import { start } from '../../src/server.ts'
import { accounts, password } from './edge-load.ts'

const [dataDir = '', projectRoot = ''] = process.argv.slice(2)
const server = await start({ dataDir, projectRoot, functions: false, trustProxy: ['127.0.0.1'] })
for (let n = 0; n < accounts; n += 1) {
  await server.auth.admin.create(`member${n}`, { email: `${n}@example.com`, password })
}
console.log(`ready ${server.url} .`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
