/**
 * `pnpm bench abuse`: what other people wait while somebody makes trouble. The instance runs as a process of its own,
 * with its functions and a mail server that never answers; it is attacked from another process over 127.0.0.1. See
 * README.md.
 *
 * `SECONDS` is how long each attack lasts, `LISTENERS` and `ENTRIES` how many come back after a restart, and to feeds
 * of what length; `ONLY` names one attack.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { percentile } from '../../../embedded/test/support/edge-load.ts'
import { buildFunctions } from '../../../scripts/build/build-functions.ts'
import { type Ratio, report } from '../measure/figures.ts'
import { residentBytes } from '../measure/process.ts'
import type { Attack } from './attacker.ts'
import { bystander, documents, newest, poster, type Ready, reader, resource, uids } from './world.ts'

const seconds = Number(process.env.SECONDS ?? 10)
const listeners = Number(process.env.LISTENERS ?? 1_000)
const entries = Number(process.env.ENTRIES ?? 5_000)
const only = process.env.ONLY
const limits = { p95Ms: 300, growthBytes: 200 * 2 ** 20, deliveryMs: 5_000, currentMs: 5_000 }

const folder = mkdtempSync(join(tmpdir(), 'bench-abuse-'))
const silent = createServer(() => {}).listen(0, '127.0.0.1')
await once(silent, 'listening')
await buildFunctions()

let port = 0
let server: ChildProcess
let ready: Ready
async function startServer(): Promise<void> {
  const smtp = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  server = fork(
    join(import.meta.dirname, 'server.ts'),
    [join(folder, 'data'), resolve(import.meta.dirname, '../../..'), String(port), String(entries), smtp],
    { execArgv: ['--disable-warning=ExperimentalWarning'] },
  )
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended: ${code}`)
  })
  ready = (await Promise.race([once(server, 'message'), ended]))[0] as Ready
  ended.catch(() => {})
  port = Number(new URL(ready.url).port)
}

const figures: Record<string, number> = { 'load average before': loadavg()[0]! }
const ratios: Record<string, Ratio> = {}
console.log(`Filling ${uids.length} feeds with ${entries} entries each …`)
await startServer()

const ask = async (path: string, body: object, headers: Record<string, string>, to = ready.url) => {
  const answer = await fetch(to + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text) as unknown
}
const as = (uid: string) => ({ authorization: `Bearer ${ready.tokens[uid]}` })
const owner = () => ({ authorization: 'Bearer owner', 'x-varanda-admin-secret': ready.adminSecret })

/** What others do meanwhile: read their feed and a profile, and something is written for them. */
const ordinary: Record<string, () => Promise<unknown>> = {
  feed: () => ask(`${documents}/${paths.user(bystander)}:runQuery`, { structuredQuery: newest() }, as(bystander)),
  profile: () => ask(`${documents}:batchGet`, { documents: [resource(paths.user(bystander))] }, as(bystander)),
  write: () => {
    const update = { name: resource('bench/written'), fields: { at: { integerValue: String(Date.now()) } } }
    return ask(`${documents}:commit`, { writes: [{ update }] }, owner(), ready.adminUrl)
  },
}

/** Posts as somebody else does, and waits until a reader has it; milliseconds. */
async function deliver(): Promise<number> {
  const postId = newPostId(poster)
  const began = performance.now()
  await ask(
    '/__/fn/createPost',
    { data: { postId, text: 'Bom dia!', photos: [], audience: forConnections() } },
    as(poster),
  )
  while (performance.now() - began < 60_000) {
    const answer = await fetch(`${ready.url}${documents}/${paths.entry(reader, postId)}`, { headers: as(reader) })
    await answer.arrayBuffer()
    if (answer.ok) break
    await sleep(50)
  }
  return performance.now() - began
}

interface Meanwhile {
  times: Record<string, number[]>
  grownBytes: number
}

async function meanwhile(isOver: () => boolean): Promise<Meanwhile> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(ordinary).map((name) => [name, []]))
  const before = residentBytes(server.pid!)
  let most = before
  await Promise.all(
    Object.entries(ordinary).map(async ([name, act]) => {
      while (!isOver()) {
        const began = performance.now()
        await act()
        times[name]!.push(performance.now() - began)
        most = Math.max(most, residentBytes(server.pid!))
        await sleep(40)
      }
    }),
  )
  return { times, grownBytes: most - before }
}

function keep(name: string, { times, grownBytes }: Meanwhile): void {
  const all = Object.values(times).flat()
  for (const [what, measured] of Object.entries(times)) figures[`${name}: ${what} p95 ms`] = percentile(measured, 0.95)
  figures[`${name}: longest wait ms`] = Math.max(...all)
  figures[`${name}: grown MB`] = grownBytes / 2 ** 20
  ratios[`${name}: p95`] = { value: percentile(all, 0.95) / limits.p95Ms, goal: 1 }
  ratios[`${name}: memory`] = { value: grownBytes / limits.growthBytes, goal: 1 }
}

async function attacked(name: string, attack: Attack, hasPost: boolean): Promise<void> {
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  attacker.send({ attack, ready, listeners })
  let isOver = false
  await sleep(500)
  const measured = meanwhile(() => isOver)
  const delivered = hasPost ? deliver() : null
  await Promise.all([sleep(seconds * 1000), delivered])
  isOver = true
  keep(name, await measured)
  if (delivered) keepDelivery(name, await delivered)
  attacker.send('stop')
  const [{ counts }] = (await once(attacker, 'message')) as [{ counts: Record<string, number> }]
  for (const [what, value] of Object.entries(counts)) figures[`${name}: ${what}`] = value
  attacker.disconnect()
  await sleep(500)
}

function keepDelivery(name: string, ms: number): void {
  figures[`${name}: a post arrives after ms`] = ms
  ratios[`${name}: a post arrives`] = { value: ms / limits.deliveryMs, goal: 1 }
}

const attacks: Record<string, (name: string) => Promise<void>> = {
  'nobody makes trouble': async (name) => {
    let isOver = false
    const measured = meanwhile(() => isOver)
    await deliver()
    await sleep(3_000)
    isOver = true
    keep(name, await measured)
  },
  'requests of 100,000 parts': (name) => attacked(name, 'one request', false),
  'six block and unblock a stranger': (name) => attacked(name, 'blocks', true),
  'a stranger listens': (name) => attacked(name, 'strangers listen', false),
  'comments, posts, names without end': (name) => attacked(name, 'writes', true),
  'odd queries': (name) => attacked(name, 'odd queries', false),
  'mails that hang': async (name) => {
    server.send({ mails: 100 })
    await sleep(2_000)
    let isOver = false
    const measured = meanwhile(() => isOver)
    keepDelivery(name, await deliver())
    await sleep(2_000)
    isOver = true
    keep(name, await measured)
  },
  'all come back after a restart': comeBack,
}

async function comeBack(name: string): Promise<void> {
  // The index of each feed is there from daily use.
  for (const uid of uids) {
    await ask(`${documents}/${paths.user(uid)}:runQuery`, { structuredQuery: newest(30) }, as(uid))
  }
  await sleep(2_000)
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const attack: Attack = 'coming back'
  attacker.send({ attack, ready, listeners })
  await once(attacker, 'message')
  await ask(
    `${documents}:commit`,
    {
      writes: uids.map((uid) => ({
        update: {
          name: resource(`${paths.feed(uid)}/news`),
          fields: { createdAt: { timestampValue: new Date().toISOString() }, text: { stringValue: 'Novidade' } },
        },
      })),
    },
    owner(),
    ready.adminUrl,
  )
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
  await startServer()
  let isOver = false
  const measured = meanwhile(() => isOver)
  attacker.send('go')
  await sleep(seconds * 1000)
  isOver = true
  const { times } = await measured
  attacker.send('stop')
  const [{ counts }] = (await once(attacker, 'message')) as [{ counts: Record<string, number> }]
  attacker.disconnect()
  // What the listeners keep is no growth by abuse.
  keep(name, { times, grownBytes: 0 })
  delete ratios[`${name}: memory`]
  delete figures[`${name}: grown MB`]
  for (const [what, value] of Object.entries(counts)) figures[`${name}: ${what}`] = value
  ratios[`${name}: all are current`] = { value: counts['ms until all are current']! / limits.currentMs, goal: 1 }
}

try {
  for (const [name, run] of Object.entries(attacks)) {
    if (only && !name.includes(only)) continue
    console.log(`${name} …`)
    await run(name)
    console.log(
      `  ${Object.keys(ratios)
        .filter((ratio) => ratio.startsWith(name))
        .map((ratio) => `${ratio.slice(name.length + 2)} ${ratios[ratio]!.value.toFixed(2)}`)
        .join(', ')}`,
    )
  }
  figures['load average after'] = loadavg()[0]!
  report('abuse', ratios, figures)
} finally {
  server!.kill('SIGKILL')
  silent.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(Object.values(ratios).every(({ value, goal }) => value <= goal) ? 0 : 1)
