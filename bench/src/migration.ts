/**
 * `pnpm bench migration`: an instance from before sources (MEMBERS, POSTS) becomes one with them, killed KILLS times on
 * its way, and must then be equal to one that was planted with them. See README.md.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Entry } from '@varanda/domain/post/entry'
import { start } from '@varanda/embedded/server'
import { beforeSources, type WorldBefore } from '@varanda/seed/before-sources'
import { report } from './measure/figures.ts'
import { launch } from './measure/process.ts'
import { fillInstance } from './scale/fill-instance.ts'
import { buildScaleWorld, type ScaleWorld } from './scale/scale-world.ts'

const members = Number(process.env.MEMBERS ?? 10_000)
const posts = Number(process.env.POSTS ?? 200_000)
const kills = Number(process.env.KILLS ?? 10)
const until = Date.now()
const projectRoot = new URL('../..', import.meta.url).pathname
const script = join(import.meta.dirname, 'migration/server.ts')
/** What the two forms differ in, and what hangs on it. */
const compared = /^(users\/[^/]+\/(connections|posts|log|feed|grants|private\/(roster|mutual))(\/|$)|posts\/|circles\/)/

const folder = mkdtempSync(join(tmpdir(), 'bench-migration-'))
const [before, after] = [join(folder, 'before'), join(folder, 'after')]
const world = buildScaleWorld({ members, posts, seed: 'migration', until })
console.log(`${members} members, ${posts} posts: ${world.size} documents`)
await fill(after, world)
await fill(before, await asBefore(world))

const began = performance.now()
let killed = 0
let spent = 0
try {
  for (;;) {
    const isLast = killed === kills
    const round = performance.now()
    let output = ''
    const running = await launch(process.execPath, [script, before], async (text) => {
      output = text
      return text.includes('ready')
    })
    const ended = await Promise.race([over(running.pid), isLast ? new Promise<never>(() => {}) : pause(killed)])
    spent += performance.now() - round
    if (ended === 'over') break
    process.kill(running.pid, 'SIGKILL')
    await over(running.pid)
    killed++
    console.log(`killed ${killed} ${output.includes('migrated') ? 'after its end' : ''}`)
  }
  const different = differences()
  const size = statSync(join(before, 'varanda.sqlite')).size
  report(
    'migration',
    { different: { value: different, goal: 0 } },
    {
      members,
      posts,
      documents: world.size,
      killed,
      'seconds, its starts included': spent / 1000,
      'documents a second': world.size / ((performance.now() - began) / 1000),
      'megabytes on disk': size / 2 ** 20,
    },
  )
  process.exitCode = different === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}

/** Past the functions, as at a first start. */
async function fill(dataDir: string, filled: ScaleWorld): Promise<void> {
  const server = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  await fillInstance(server, { ...filled, accounts: [] }, () => {})
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

/** At another step each time, and early enough that it is not over. */
function pause(round: number): Promise<'time'> {
  const share = (posts / 2500) * 1000
  return new Promise((resolve) => setTimeout(() => resolve('time'), 2000 + (round * share) / kills))
}

async function over(pid: number): Promise<'over'> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return 'over'
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
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
      if (compared.test(value.path)) return value
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
