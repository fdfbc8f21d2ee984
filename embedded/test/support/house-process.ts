/** The fixture server in a process of its own, to be killed: `node house-process.ts FOLDER`. Says its ports when ready. */
import { start } from '../../src/server.ts'
import { fixtureRoot } from './house.ts'

const server = await start({
  dataDir: process.argv[2]!,
  projectRoot: fixtureRoot,
  log: () => {},
  delivery: { plan: () => [1500] },
})
await server.functions?.endpoint('whoAmI')
process.stdout.write(`${server.url}\n`)
