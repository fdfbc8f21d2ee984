/**
 * The fixture server in a process of its own, to be killed: `node instance-process.ts FOLDER [DELAY] [at-once]`. Says
 * its port when its functions are there, or at once. DELAY is how late triggers are delivered, in milliseconds.
 */
import { start } from '../../src/server.ts'
import { fixtureRoot } from './instance.ts'

const [, , dataDir, delay = '1500', when] = process.argv
const server = await start({
  dataDir: dataDir!,
  projectRoot: fixtureRoot,
  log: () => {},
  delivery: { plan: () => [Number(delay)] },
})
if (when !== 'at-once') await server.functions?.endpoint('whoAmI')
process.stdout.write(`${server.url}\n`)
