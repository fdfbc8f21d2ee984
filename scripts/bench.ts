/** `pnpm bench NAME`: installs the peers the first time, then runs bench/src/NAME.ts. Without a name it lists them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = join(resolve(import.meta.dirname, '..'), 'bench')
const names = readdirSync(join(folder, 'src'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const [name, ...parameters] = process.argv.slice(2)

if (!name || !names.includes(name)) {
  console.error(`pnpm bench ${names.join(' | ')}`)
  process.exit(1)
}
if (!existsSync(join(folder, 'node_modules'))) {
  run('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'])
}
run(process.execPath, ['--disable-warning=ExperimentalWarning', join('src', `${name}.ts`), ...parameters])

function run(command: string, given: string[]): void {
  const { status } = spawnSync(command, given, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
