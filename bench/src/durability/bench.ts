/**
 * `pnpm bench durability`: what a power cut leaves. The engines' system calls are recorded with strace while they
 * write; then power is cut at random places of that record, and each time the instance is opened from what a forgetful
 * disk still has. The same with `synchronous = NORMAL` shows that the method finds losses. See README.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { randomFrom } from '../../../embedded/test/support/random.ts'
import { report } from '../measure/figures.ts'
import { Disk } from './disk.ts'
import { Engines, faultsIn } from './engines.ts'
import { type Call, descriptorPath, parseTrace, texts } from './trace.ts'

const commits = Number(process.env.COMMITS ?? 400)
const cuts = Number(process.env.CUTS ?? 200)
const seed = Number(process.env.SEED ?? 1)
const writer = join(import.meta.dirname, 'writer.ts')

if (spawnSync('strace', ['--version']).status !== 0) {
  console.error('This needs strace: apt-get install strace')
  process.exit(1)
}

/**
 * A disk that refuses for a while: calls of a kind, from the first to the last that fail. Source: strace(1), inject.
 */
const failures = [
  'pwrite64:error=ENOSPC:when=200..230',
  'pwrite64:error=EIO:when=300..330',
  'fsync:error=EIO:when=30..45',
]

const full = await measure('FULL')
const normal = await measure('NORMAL')
const refused: Record<string, number> = {}
let brokenByFailures = 0
for (const failure of failures) {
  const { refusals, faults } = await fail(failure)
  refused[`refusals while ${failure}`] = refusals
  if (faults.length > 0) console.log(`${failure}: ${faults.slice(0, 3).join('; ')}`)
  brokenByFailures += Number(faults.length > 0)
}
report(
  'durability',
  {
    'power cuts that lost or broke something': { value: full.broken, goal: 0 },
    'failing disks that lost or broke something': { value: brokenByFailures, goal: 0 },
  },
  {
    ...refused,
    'power cuts': cuts,
    acknowledgements: full.acknowledged,
    'completed fsyncs of the log': full.syncs,
    'acknowledgements without an fsync since their commit': full.unsynced,
    'control, synchronous = NORMAL: cuts that lost or broke something': normal.broken,
    'control: acknowledgements without an fsync since their commit': normal.unsynced,
  },
)
process.exit(full.broken + full.unsynced + brokenByFailures === 0 && normal.broken > 0 ? 0 : 1)

/**
 * Writes while the disk refuses for a time; afterwards everything acknowledged must be there, and writing must go on.
 */
async function fail(failure: string): Promise<{ refusals: number; faults: string[] }> {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-durability-')), 'house')
  await Engines.open(folder).close()
  const [name] = failure.split(':') as [string]
  const traced = ['-f', '--seccomp-bpf', '-e', `trace=${name}`, '-e', `inject=${failure}`, '-o', '/dev/null']
  const command = [...traced, process.execPath, writer, folder, String(commits), 'FULL']
  const lines = execFileSync('strace', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    .trim()
    .split('\n')
  const refusals = lines.filter((line) => line.startsWith('refused'))
  const acknowledged = new Set(lines.filter((line) => /^(?:document|object)/.test(line)))
  const faults = await faultsIn(folder, acknowledged)
  const unclear = refusals.filter((line) => !/^refused (?:UNAVAILABLE|UnwritableError)$/.test(line))
  if (refusals.length === 0) faults.push('nothing was refused')
  if (unclear.length > 0) faults.push(`told as ${unclear[0]}`)
  // Each thread counts its own calls, so that files may still fail when the database works again.
  const lastDocument = lines.findLastIndex((line) => line.startsWith('document'))
  if (lastDocument < lines.lastIndexOf('refused UNAVAILABLE')) faults.push('writing did not go on')
  rmSync(dirname(folder), { recursive: true })
  return { refusals: refusals.length, faults }
}

async function measure(synchronous: 'FULL' | 'NORMAL') {
  const work = mkdtempSync(join(tmpdir(), 'bench-durability-'))
  const folder = join(work, 'house')
  await Engines.open(folder).close()
  const disk = new Disk(folder)
  for (const path of filesIn(folder)) disk.put(path, readFileSync(path))
  const calls = record(folder, join(work, 'trace'), synchronous)
  const random = randomFrom(seed).next
  const places = Array.from({ length: cuts }, () => Math.floor(random() * calls.length)).sort((a, b) => a - b)
  const acknowledged = new Set<string>()
  let [syncs, unsynced, broken, hasWritten] = [0, 0, 0, false]
  for (const [index, call] of calls.entries()) {
    for (; places[0] === index; places.shift()) {
      const left = join(work, 'left')
      disk.cutPower(left, random)
      const faults = await faultsIn(left, acknowledged).catch((error: Error) => [error.message])
      if (faults.length > 0) broken++
      if (faults.length > 0 && synchronous === 'FULL') console.log(`cut at ${index}: ${faults.slice(0, 3).join('; ')}`)
      rmSync(left, { recursive: true, force: true })
    }
    if (call.result < 0) continue
    const path = descriptorPath(call.parameters)
    if (path.endsWith('-wal') && /^pwrite/.test(call.name)) hasWritten = true
    if (path.endsWith('-wal') && /sync$/.test(call.name)) [syncs, hasWritten] = [syncs + 1, false]
    const said = call.name === 'write' && /^(?:document|object) \d+\n$/.test(String(texts(call.parameters)[0] ?? ''))
    if (said) acknowledged.add(String(texts(call.parameters)[0]).trim())
    if (said && hasWritten) unsynced++
    follow(disk, call, path)
  }
  rmSync(work, { recursive: true })
  return { syncs, unsynced, broken, acknowledged: acknowledged.size }
}

function record(folder: string, log: string, synchronous: string): Call[] {
  const names = 'openat,write,pwrite64,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat'
  const traced = ['-f', '-y', '-xx', '-s', '4000000', '--seccomp-bpf', '-e', `trace=${names}`, '-o', log]
  execFileSync('strace', [...traced, process.execPath, writer, folder, String(commits), synchronous], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return parseTrace(readFileSync(log, 'latin1'))
}

/** Shared memory beside the log is made anew by whoever opens the file. */
function follow(disk: Disk, { name, parameters, began, ended }: Call, path: string): void {
  const named = texts(parameters).map(String)
  if (name === 'openat') {
    if (disk.holds(named[0] ?? '') && /O_CREAT/.test(parameters) && !named[0]!.endsWith('-shm'))
      disk.create(ended, named[0]!)
  } else if (/^rename/.test(name)) {
    if (disk.holds(named[0]!)) disk.rename(ended, named[0]!, named[1]!)
  } else if (/^unlink/.test(name)) {
    if (disk.holds(named[0]!)) disk.remove(ended, named[0]!)
  } else if (!disk.holds(path)) {
    return
  } else if (name === 'pwrite64') {
    disk.write(ended, path, Number(/, (\d+)$/.exec(parameters)![1]), texts(parameters)[0]!)
  } else if (name === 'ftruncate') {
    disk.cut(ended, path, Number(/, (\d+)$/.exec(parameters)![1]))
  } else if (/sync$/.test(name)) {
    disk.sync(began, path)
  } else if (name === 'write') {
    throw new Error(`A write without an offset to ${path} is not understood.`)
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !entry.name.endsWith('-shm') ? [join(entry.parentPath, entry.name)] : [],
  )
}
