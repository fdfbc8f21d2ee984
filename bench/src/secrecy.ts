/**
 * `pnpm bench secrecy`: whether the time of an answer tells a private circle of SIZE people from one that is not there.
 * PAIRS times each call that takes a circle's id is asked about both, in random order, by somebody who is in it and by
 * somebody who is not. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { type Circle, type CircleMember, usualRules } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { newCircleId, newInviteToken, newPostId } from '@varanda/domain/ids'
import { type DocumentWrite, membershipDocuments } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { circleCalls, inputsAbout } from '../../functions/test/harness/circle-calls.ts'
import { adminSdk } from '../../scripts/server/admin-sdk.ts'
import { median, p95, report } from './measure/figures.ts'
import { launch } from './measure/process.ts'
import { timedPost } from './measure/timed-post.ts'

const pairs = Number(process.env.PAIRS ?? 300)
const size = Number(process.env.SIZE ?? 1000)
/** Asked before anything is measured. */
const warmUp = 10
const limitMs = 10
/** All calls, or those that `CALLS` names, with commas between them. */
const only = process.env.CALLS?.split(',')
/** No caller asks so often that a rate refuses them. */
const perCaller = 2

const projectRoot = new URL('../..', import.meta.url).pathname
const dataDir = mkdtempSync(join(tmpdir(), 'bench-secrecy-'))
const owner = 'owner'
const callers = Array.from({ length: Math.ceil((pairs + warmUp) / perCaller) }, (_, index) => `caller${index}`)
const isInside = (caller: string) => Number(caller.slice('caller'.length)) % 2 === 0
const ids = { there: newCircleId(owner), never: newCircleId(owner) }
const post = newPostId(owner)
await plant()

let [url, tokens] = ['', {} as Record<string, string>]
const script = join(import.meta.dirname, 'sharing/server.ts')
const running = await launch(process.execPath, [script, dataDir, ...callers], async (output) => {
  const [, at, given] = /ready (\S+) \S+ (\{.*\}) \./.exec(output) ?? []
  if (at && given) [url, tokens] = [at, JSON.parse(given)]
  return url !== ''
})
const gaps: Record<string, { value: number; goal: number }> = {}
const figures: Record<string, number> = {}
try {
  for (const contract of await circleCalls()) {
    if (only && !only.includes(contract.name)) continue
    const times = { there: [] as number[], never: [] as number[] }
    for (let n = 0; n < pairs + warmUp; n++) {
      const caller = callers[Math.floor(n / perCaller)]!
      const around = { owner, inside: callers[0]!, ward: 'nobody', caller, post }
      const order = Math.random() < 0.5 ? (['there', 'never'] as const) : (['never', 'there'] as const)
      const answers = new Set<string>()
      for (const kind of order) {
        const [data] = inputsAbout(contract, ids[kind], around)
        const { ms, answer } = await timedPost(`${url}/__/fn/${contract.name}`, JSON.stringify({ data }), {
          authorization: `Bearer ${tokens[caller]}`,
        })
        if (n >= warmUp) times[kind].push(ms)
        answers.add(answer.replaceAll(ids[kind], ''))
      }
      if (answers.size > 1) throw new Error(`${contract.name} answers differently: ${[...answers].join(' | ')}`)
      if ([...answers].join().includes('too-many-tries')) throw new Error(`${contract.name} met its rate`)
    }
    const gap = Math.abs(p95(times.there) - p95(times.never))
    gaps[contract.name] = { value: gap / limitMs, goal: 1 }
    for (const kind of ['there', 'never'] as const) {
      figures[`${contract.name}: ${kind} p95 ms`] = p95(times[kind])
      figures[`${contract.name}: ${kind} median ms`] = median(times[kind])
    }
  }
  report('secrecy', gaps, figures)
} finally {
  await running.stop()
  rmSync(dataDir, { recursive: true })
}
process.exit(Object.values(gaps).every(({ value, goal }) => value <= goal) ? 0 : 1)

/** The circle with its people, while no functions run: every other caller is in it. */
async function plant(): Promise<void> {
  const empty = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  const sdk = await adminSdk(empty, dataDir)
  const writer = sdk.firestore.bulkWriter()
  const write = ({ path, data }: DocumentWrite) => void writer.set(sdk.firestore.doc(path), data)
  const at = Timestamp.fromMillis(Date.now() - 60_000)
  for (const uid of [owner, ...callers]) {
    const token = newInviteToken()
    const link = { token, inviteId: await capabilityIdOf(token) }
    const member = { uid, name: uid, email: `${uid}@example.org`, birthDate: '1980-01-01', locale: 'pt' } as const
    const membership = { role: 'user', invitedBy: null, link, at, validSince: Timestamp.fromMillis(0) } as const
    for (const document of membershipDocuments({ ...member, ...membership })) write(document)
  }
  const inside = [owner, ...callers.filter(isInside)]
  const others = Array.from({ length: Math.max(0, size - inside.length) }, (_, index) => `other${index}`)
  const rows = [...inside, ...others].map((uid): CircleMember & { from: Timestamp } => {
    return { uid, name: uid, role: uid === owner ? 'owner' : 'member', since: at, from: at }
  })
  const circle: Circle = { name: 'Só nós', owner, kind: 'private', createdAt: at, rules: usualRules('private') }
  const people = Object.fromEntries(rows.map(({ uid, ...one }) => [uid, one]))
  write({ path: paths.circle(ids.there), data: circle })
  write({ path: paths.circleRoster(ids.there), data: { people, complete: true } satisfies CircleRoster })
  for (const row of rows) write({ path: paths.circleMember(ids.there, row.uid), data: { ...row, brought: 'all' } })
  await writer.close()
  await sdk.close()
  await empty.stop()
}
