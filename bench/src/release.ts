/**
 * `pnpm bench release [ARCHIVE]`: the archive of this machine's platform in a folder with the C library, a shell and nothing
 * else, as root of a process without network: the first page, memory from outside, a new version and one that never comes
 * up, power cut at moments of the change. Needs root, and `pnpm release` before. See README.md.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { arch, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, report } from './measure/figures.ts'

const releases = resolve(import.meta.dirname, '../../releases')
const archive = resolve(process.argv[2] ?? join(releases, newest()))
const cuts = Number(process.env.CUTS ?? 8)
const port = 4433
const programs = [
  'sh',
  'readlink',
  'dirname',
  'cat',
  'sed',
  'ls',
  'tar',
  'gzip',
  'ln',
  'mv',
  'mkdir',
  'rm',
  'sync',
  'date',
  'sleep',
]
const begun = new Set<number>()

const scratch = mkdtempSync(join(tmpdir(), 'bench-release-'))
const empty = join(scratch, 'empty')
layEmpty()
execFileSync('tar', ['-xzf', archive, '-C', empty])

const figures: Record<string, number> = { 'archive MB': statSync(archive).size / 1e6 }
try {
  const fresh = await serve({ options: ['--data', '/fresh'] })
  figures['page of a new instance ms'] = fresh.page
  await fresh.stop()
  // This start plants the demo family, so that there is something to lose.
  const first = await serve({ options: ['--demo'] })
  figures['page of a new instance with the demo family ms'] = first.page
  await first.stop()
  const starts = []
  for (let n = 0; n < 5; n++) {
    const again = await serve()
    starts.push(again.page)
    if (n === 4) {
      await sleep(15_000)
      figures['idle MB'] = again.megabytes()
    }
    await again.stop()
  }
  figures['page of a later start ms, median'] = median(starts)
  const old = said('version')
  const before = holds()

  upgrade('broken', (folder) => writeFileSync(join(folder, 'scripts/dist/serve.js'), 'process.exit(1)'))
  await (await serve()).stop()
  if (said('version') !== old || holds() !== before) throw new Error('The old version did not come back whole')

  let lost = 0
  for (let n = 0; n < cuts; n++) {
    const name = `next${n}`
    upgrade(name)
    const cut = await serve({ cutAfter: (n * 2_000) / cuts })
    await cut.kill()
    const after = await serve()
    if (holds() !== before) lost++
    await after.stop()
    if (said('version') !== name) lost++
  }
  report(
    'release',
    {
      'archive, of 90 MB': { value: figures['archive MB']! / 90, goal: 1 },
      'first page, of 3 s': { value: figures['page of a new instance ms']! / 3_000, goal: 1 },
      'idle, of 70 MB': { value: figures['idle MB']! / 70, goal: 1 },
      'changes cut off that lost something': { value: lost, goal: 0 },
    },
    { ...figures, 'changes cut off': cuts },
  )
} finally {
  for (const pid of begun) kill(pid)
  rmSync(scratch, { recursive: true })
}
process.exit(0)

function newest(): string {
  const ours = readdirSync(releases).filter((file) => file.endsWith(`-linux-${arch()}.tar.gz`))
  const latest = ours.sort((a, b) => statSync(join(releases, b)).mtimeMs - statSync(join(releases, a)).mtimeMs)[0]
  if (!latest) throw new Error('`pnpm release` first')
  return latest
}

/** The C library with what Node and a shell need of it, as every Debian has. */
function layEmpty(): void {
  mkdirSync(join(empty, 'bin'), { recursive: true })
  for (const folder of ['dev', 'proc', 'tmp', 'etc']) mkdirSync(join(empty, folder))
  writeFileSync(join(empty, 'etc/hosts'), '127.0.0.1 localhost\n')
  writeFileSync(join(empty, 'dev/null'), '')
  chmodSync(join(empty, 'dev/null'), 0o666)
  const files = programs.map((name) => execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim())
  for (const file of files) copyFileSync(file, join(empty, 'bin', file.split('/').at(-1)!))
  const needed = spawnSync('ldd', [...files, process.execPath], { encoding: 'utf8' }).stdout
  for (const [library] of needed.matchAll(/\/lib\S+/g)) {
    const there = join(empty, library.replace(/:$/, ''))
    if (!existsSync(library) || existsSync(there)) continue
    mkdirSync(dirname(there), { recursive: true })
    copyFileSync(library, there)
  }
}

function within(parameters: string[]): [string, string[]] {
  const start = `ip link set lo up 2>/dev/null; exec chroot ${empty} /bin/sh /varanda/varanda ${parameters.join(' ')}`
  return ['unshare', ['--net', 'sh', '-c', start]]
}

function said(...parameters: string[]): string {
  const [program, given] = within(parameters)
  return execFileSync(program, given, { encoding: 'utf8', env: { PATH: '/bin:/usr/sbin:/sbin' } }).trim()
}

/** By a backup's own count; documents come and go by themselves while an instance runs. */
function holds(): string {
  const [, accounts, files] = /(\d+) accounts, \d+ documents, (\d+) files/.exec(said('backup')) ?? []
  return `${accounts} accounts and ${files} files`
}

/** This archive under another name, and changed where asked. */
function upgrade(name: string, change: (folder: string) => void = () => {}): void {
  const copy = mkdtempSync(join(scratch, 'copy-'))
  execFileSync('tar', ['-xzf', archive, '-C', copy])
  const versions = join(copy, 'varanda/versions')
  renameSync(join(versions, readdirSync(versions)[0]!), join(versions, name))
  change(join(versions, name))
  execFileSync('tar', ['-I', 'gzip -1', '-cf', join(empty, 'tmp/next.tar.gz'), '-C', copy, 'varanda'])
  rmSync(copy, { recursive: true })
  said('upgrade', '/tmp/next.tar.gz')
}

interface Serving {
  page: number
  megabytes(): number
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Until its page comes; or for so many milliseconds, where it is to be cut off. */
async function serve({ cutAfter, options = [] }: { cutAfter?: number; options?: string[] } = {}): Promise<Serving> {
  const began = performance.now()
  const [program, given] = within(['start', '--port', String(port), ...options])
  const child = spawn(program, given, { stdio: 'ignore', detached: true, env: { PATH: '/bin:/usr/sbin:/sbin' } })
  const pid = child.pid!
  begun.add(pid)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const over = async (how: NodeJS.Signals) => {
    // What was cut off goes as a whole, as when the power does.
    if (how === 'SIGKILL') kill(pid)
    else process.kill(pid, how)
    await ended
    begun.delete(pid)
  }
  const serving = { megabytes: () => residentOfGroup(pid), stop: () => over('SIGTERM'), kill: () => over('SIGKILL') }
  if (cutAfter !== undefined) {
    await sleep(cutAfter)
    return { page: 0, ...serving }
  }
  const ask = `fetch('http://127.0.0.1:${port}/').then(a=>a.text()).then(t=>process.exit(t.includes('<title>')?0:1),()=>process.exit(1))`
  while (
    spawnSync('nsenter', ['-t', String(pid), '-n', process.execPath, '-e', ask], { stdio: 'ignore' }).status !== 0
  ) {
    if (child.exitCode !== null || performance.now() - began > 60_000) throw new Error('No page came')
  }
  return { page: performance.now() - began, ...serving }
}

function kill(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {}
}

/** Of all processes that a start made. */
function residentOfGroup(leader: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const kilobytes = all.map((pid) => {
    try {
      const group = Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[2],
      )
      return group === leader ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) : 0
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}
