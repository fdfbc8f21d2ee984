/**
 * `pnpm bench migration`: an instance from before sources (MEMBERS, POSTS) becomes one with them, killed KILLS times on
 * its way, and must then be equal to one that was planted with them. See README.md.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import type { Entry } from '@varanda/domain/post/entry'
import { start } from '@varanda/embedded/server'
import { beforeSources, type WorldBefore } from '@varanda/seed/before-sources'
import { p95, report } from '../measure/figures.ts'
import { fillInstance } from '../scale/fill-instance.ts'
import { buildScaleWorld, type ScaleWorld } from '../scale/scale-world.ts'
import { type Outcome, visitMark } from './outcome.ts'

const members = Number(process.env.MEMBERS ?? 10_000)
const posts = Number(process.env.POSTS ?? 200_000)
const kills = Number(process.env.KILLS ?? 10)
const until = Date.now()
const projectRoot = new URL('../../..', import.meta.url).pathname
const script = join(import.meta.dirname, 'server.ts')
/** What the two forms differ in, and what hangs on it. */
const compared = /^(users\/[^/]+\/(connections|posts|log|feed|grants|private\/(roster|mutual))(\/|$)|posts\/|circles\/)/

const beginning = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'bench-migration-'))
const [before, after] = [join(folder, 'before'), join(folder, 'after')]
const world = buildScaleWorld({ members, posts, seed: 'migration', until })
console.log(`${members} members, ${posts} posts: ${world.size} documents`)
await fill(after, world)
await fill(before, await asBefore(world))
const planted = performance.now() - beginning

let killed = 0
let spent = 0
const outcomes: Outcome[] = []
try {
  for (;;) {
    const round = performance.now()
    const ended = await serve(killed === kills ? null : pauseOf(killed))
    spent += performance.now() - round
    if (ended === 'over') break
    console.log(`killed ${++killed}, at the step ${outcomes.at(-1)?.step ?? 'before the first'}`)
  }
  const different = differences()
  const sum = (kind: 'reads' | 'writes') => outcomes.reduce((total, one) => total + one[kind], 0)
  report(
    'migration',
    { different: { value: different, goal: 0 } },
    {
      members,
      posts,
      documents: world.size,
      killed,
      'seconds, planting': planted / 1000,
      'seconds, its starts included': spent / 1000,
      'posts a second': posts / (spent / 1000),
      'reads a post': sum('reads') / posts,
      'writes a post': sum('writes') / posts,
      'a feed meanwhile, p95 ms': p95(outcomes.flatMap(({ feeds }) => feeds)),
      'a post meanwhile, p95 ms': p95(outcomes.flatMap((one) => one.posts)),
      'megabytes of memory': Math.max(...outcomes.map(({ residentMegabytes }) => residentMegabytes)),
      'megabytes on disk': statSync(join(before, 'varanda.sqlite')).size / 2 ** 20,
    },
  )
  process.exitCode = different === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}

/** One start of the server, killed after `pauseMs` or left until it is done. */
function serve(pauseMs: number | null): Promise<'over' | 'killed'> {
  const child = spawn(process.execPath, [script, before, world.administrator], { stdio: ['ignore', 'pipe', 'inherit'] })
  let timer: NodeJS.Timeout | undefined
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{')) outcomes.push(JSON.parse(line) as Outcome)
    if (line.startsWith('ready') && pauseMs !== null) timer = setTimeout(() => child.kill('SIGKILL'), pauseMs)
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (signal === 'SIGKILL') resolve('killed')
      else if (code === 0) resolve('over')
      else reject(new Error(`The server ended with ${code}`))
    })
  })
}

/** Past the functions, as at a first start. */
async function fill(dataDir: string, filled: ScaleWorld): Promise<void> {
  const server = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  // Nobody signs in but the one who visits.
  const accounts = filled.accounts.filter(({ uid }) => uid === filled.administrator)
  await fillInstance(server, { ...filled, accounts }, () => {})
  await server.stop()
}

async function asBefore(now: ScaleWorld): Promise<ScaleWorld> {
  const names = new Map(now.accounts.map(({ uid, name }) => [uid, name]))
  const holders = new Map<string, string[]>()
  for await (const { path, data } of now.documents()) {
    const [, uid = '', below, id = ''] = path.split('/')
    if (below !== 'feed' || (data as Entry).author.uid === uid) continue
    const held = holders.get(id)
    if (held) held.push(uid)
    else holders.set(id, [uid])
  }
  const told: WorldBefore = { nameOf: (uid) => names.get(uid)!, holdersOf: (postId) => holders.get(postId) ?? [] }
  async function* documents() {
    for await (const one of now.documents()) {
      const then = beforeSources(one, told)
      if (then) yield then
    }
  }
  return { ...now, documents }
}

/** At another step each time, and early enough that it is not over. Milliseconds. */
function pauseOf(round: number): number {
  return 1000 + (round * (posts / 2500) * 1000) / kills
}

/** Documents that one of the two has and the other has not, or not so. */
function differences(): number {
  const rows = (dataDir: string) => {
    const database = new DatabaseSync(join(dataDir, 'varanda.sqlite'), { readOnly: true })
    return database.prepare('SELECT path, fields FROM firestore_document ORDER BY path').iterate() as Iterator<Stored>
  }
  const [ours, wanted] = [rows(before), rows(after)]
  const next = (all: Iterator<Stored>) => {
    for (let { value, done } = all.next(); !done; { value, done } = all.next())
      if (compared.test(value.path) && !value.path.includes(`_${visitMark}`)) return value
    return null
  }
  let count = 0
  for (let [one, other] = [next(ours), next(wanted)]; one || other; ) {
    const isSame = one?.path === other?.path
    if (!isSame || plain(one!) !== plain(other!)) {
      if (count++ < 5)
        console.log('different:', one?.path, other?.path, isSame ? `${plain(one!)}\n${plain(other!)}` : '')
    }
    const isBehind = !other || (one && one.path < other.path)
    if (isSame || isBehind) one = next(ours)
    if (isSame || !isBehind) other = next(wanted)
  }
  return count
}

interface Stored {
  path: string
  fields: string
}

function plain({ fields }: Stored): string {
  return JSON.stringify(sorted(JSON.parse(fields)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
