/** `pnpm seed`: fills an empty data folder with an instance of any size, the same each time, for measuring. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { start } from '@varanda/embedded/server'
import {
  checkDataFolder,
  demoFile,
  holdsInstance,
  isUnfinished,
  markFinished,
  markUnfinished,
  resetDataFolder,
} from '../../../scripts/server/data-folder.ts'
import { StartError } from '../../../scripts/server/options.ts'
import { fillInstance } from './fill-instance.ts'
import { buildScaleWorld, type ScaleWorld } from './scale-world.ts'
import { readSeedOptions } from './seed-options.ts'

const root = resolve(import.meta.dirname, '../../..')
const say = (text: string) => console.log(text)

try {
  const options = readSeedOptions(process.argv.slice(2), Date.now())
  const data = resolve(root, options.data)
  checkDataFolder(data)
  if (holdsInstance(data) && !isUnfinished(data) && !options.reset)
    throw new StartError(
      `The folder ${data} holds an instance; name an empty or new folder with --data, or add --reset.`,
    )
  resetDataFolder(data)
  const begun = performance.now()
  const world = buildScaleWorld(options)
  say(`${options.members} members, ${options.posts} posts: ${world.size} documents`)
  markUnfinished(data)
  await fill(data, world, options.until)
  const { logins, administrator } = world
  writeFileSync(join(data, demoFile), JSON.stringify({ logins, administrator }))
  markFinished(data)
  say(`\nFilled in ${seconds(performance.now() - begun)}. Logins:`)
  for (const { label, email, password } of logins) say(`  ${label.padEnd(16)}  ${email.padEnd(40)} ${password}`)
  say(`\nServe it with: pnpm start --no-demo --data ${options.data}`)
} catch (error) {
  const known = error instanceof StartError || (error instanceof Error && error.name === 'UnusableDataError')
  console.error(known ? (error as Error).message : error)
  process.exit(1)
}

/**
 * The instance's clock stands at the world's end meanwhile, so that the times of writing are the same each time, too.
 */
async function fill(data: string, world: ScaleWorld, until: number): Promise<void> {
  const now = () => until
  const server = await start({ dataDir: data, projectRoot: root, port: 0, functions: false, hosting: false, now })
  const begun = performance.now()
  let told = begun
  await fillInstance(server, world, (done) => {
    const time = performance.now()
    if (time - told < 2000) return
    told = time
    const perSecond = (done / (time - begun)) * 1000
    const left = ((world.size - done) / perSecond) * 1000
    say(
      `${Math.floor((100 * done) / world.size)} %, ${Math.round(perSecond)} documents a second, ${seconds(left)} left`,
    )
  })
  await server.stop()
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`
}
