/**
 * `pnpm bench NAME`: installs the peers the first time, then runs bench/src/NAME.ts, or bench/src/NAME/bench.ts where it has
 * parts. Without a name it lists them.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = join(resolve(import.meta.dirname, '..'), 'bench')
const files = new Map(
  readdirSync(join(folder, 'src')).flatMap((entry): [string, string][] => {
    if (entry.endsWith('.ts')) return [[entry.slice(0, -'.ts'.length), join('src', entry)]]
    const inside = join('src', entry, 'bench.ts')
    return existsSync(join(folder, inside)) ? [[entry, inside]] : []
  }),
)
const [name = '', ...parameters] = process.argv.slice(2)
const file = files.get(name)

if (!file) {
  console.error(`pnpm bench ${[...files.keys()].join(' | ')}`)
  process.exit(1)
}
if (!existsSync(join(folder, 'node_modules'))) {
  run('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'])
}
run(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...parameters])

function run(command: string, given: string[]): void {
  const { status } = spawnSync(command, given, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
