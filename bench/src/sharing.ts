/**
 * `pnpm bench sharing`: a post to a group of MEMBERS, all of whom listen: what it costs, and when the last of them has
 * it; then somebody comes into a group with POSTS posts and leaves it. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { type Circle, type CircleMember, usualRules } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { type GroupInvitation, invitationEnd } from '@varanda/domain/circle/group-invitation'
import { newId, newInviteToken, newPostId } from '@varanda/domain/ids'
import { type DocumentWrite, membershipDocuments } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { Post } from '@varanda/domain/post/post'
import type { SourcePost } from '@varanda/domain/source/source'
import { start } from '@varanda/embedded/server'
import type { Action } from '@varanda/embedded/server/meter-page'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../scripts/server/admin-sdk.ts'
import { p95, report } from './measure/figures.ts'
import { launch } from './measure/process.ts'
import { hearPosts } from './sharing/hear-posts.ts'

const members = Number(process.env.MEMBERS ?? 150)
const posts = Number(process.env.POSTS ?? 500)
const rounds = Number(process.env.ROUNDS ?? 20)
/** Milliseconds until the last of all who listen has a post. */
const limit = 250

const projectRoot = new URL('../..', import.meta.url).pathname
const script = join(import.meta.dirname, 'sharing/server.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'bench-sharing-'))
const people = Array.from({ length: members }, (_, index) => `member${index}`)
const [author = '', guest] = [people[0], 'guest']
const group = newId()
await plant()

let [url, outbox, tokens] = ['', '', {} as Record<string, string>]
const running = await launch(process.execPath, [script, dataDir, ...people, guest], async (output) => {
  const [, at, page, given] = /ready (\S+) (\S+) (\{.*\}) \./.exec(output) ?? []
  if (at && page && given) [url, outbox, tokens] = [at, page, JSON.parse(given)]
  return url !== ''
})

// Before anybody listens, so that what they are told is not counted.
await settle()
const { cost: post } = await spent(() => share(newPostId(author)))

const heard = new Map<string, { left: Set<string>; all: PromiseWithResolvers<void> }>()
const listening = await Promise.all(
  people.map((uid) =>
    hearPosts({ url, token: tokens[uid]!, uid }, (postId) => {
      const post = heard.get(postId)
      post?.left.delete(uid)
      if (post?.left.size === 0) post.all.resolve()
    }),
  ),
)
// The first finds nothing compiled.
await lastHas()
const waits: number[] = []
for (let round = 0; round < rounds; round++) {
  await sleep(300)
  waits.push(await lastHas())
}
for (const one of listening) one.close()
await settle()

// A full group takes nobody.
await call(people.at(-1)!, leaveCircle.name, { circleId: group })
await settle()
const came = await spent(() => call(guest, answerGroupInvitation.name, { circleId: group, answer: 'come' }))
const gained = posts + rounds + 2
const went = await spent(() => call(guest, leaveCircle.name, { circleId: group }))
await running.stop()
rmSync(dataDir, { recursive: true })

const part = ({ reads, writes }: Cost, most: Cost) => Math.max(reads / most.reads, writes / most.writes)
const readers = members - 1
const change = { reads: 2.2 * gained + 30, writes: 2.2 * gained + 30 }
report(
  'sharing',
  {
    'a post': { value: part(post, { reads: 1.2 * readers + 20, writes: 2.1 * readers + 20 }), goal: 1 },
    'the last has it, p95': { value: p95(waits) / limit, goal: 1 },
    coming: { value: part(came.cost, change), goal: 1 },
    leaving: { value: part(went.cost, change), goal: 1 },
  },
  {
    members,
    'posts gained and lost': gained,
    'reads of a post': post.reads,
    'writes of a post': post.writes,
    'the last has it, p95 ms': p95(waits),
    'reads, coming': came.cost.reads,
    'writes, coming': came.cost.writes,
    'seconds until all is there': came.ms / 1000,
    'reads, leaving': went.cost.reads,
    'writes, leaving': went.cost.writes,
    'seconds until all is gone': went.ms / 1000,
  },
)

function share(postId: string): Promise<void> {
  const audience: Audience = { connections: false, circles: [group], people: [], except: [] }
  return call(author, createPost.name, { postId, text: 'Oi.', photos: [], audience })
}

/** Milliseconds from the author's tap until the last of all, the author among them, has the post. */
async function lastHas(): Promise<number> {
  const postId = newPostId(author)
  const all = Promise.withResolvers<void>()
  heard.set(postId, { left: new Set(people), all })
  const began = performance.now()
  const sent = share(postId)
  await all.promise
  const ms = performance.now() - began
  await sent
  return ms
}

interface Cost {
  reads: number
  writes: number
}

async function spent(act: () => Promise<void>): Promise<{ cost: Cost; ms: number }> {
  const { last } = await counted(0)
  const began = performance.now()
  await act()
  await settle()
  return { cost: (await counted(last)).cost, ms: performance.now() - began }
}

/** Until nothing was asked of Firestore for a second, but for the alarms' look at the clock. */
async function settle(): Promise<void> {
  let { last } = await counted(0)
  for (let calm = 0; calm < 4; ) {
    await sleep(250)
    const now = await counted(last)
    calm = now.cost.reads + now.cost.writes === 0 ? calm + 1 : 0
    last = now.last
  }
}

async function counted(since: number): Promise<{ last: number; cost: Cost }> {
  const page = new URL(outbox)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  const { last, actions } = (await (await fetch(page)).json()) as { last: number; actions: Action[] }
  const round: readonly string[] = [paths.alarms, paths.alarmsFound]
  const cost = { reads: 0, writes: 0 }
  for (const { place, reads, ruleReads, writes, deletes } of actions.flatMap(({ requests }) => requests)) {
    if (round.includes(place)) continue
    cost.reads += reads + ruleReads
    cost.writes += writes + deletes
  }
  return { last: Math.max(last, since), cost }
}

async function call(who: string, name: string, data: object): Promise<void> {
  const answer = await fetch(`${url}/__/fn/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[who]}` },
    body: JSON.stringify({ data }),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
}

/** The group with its people and posts, while no functions run. */
async function plant(): Promise<void> {
  const empty = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  const sdk = await adminSdk(empty, dataDir)
  const writer = sdk.firestore.bulkWriter()
  const write = ({ path, data }: DocumentWrite) => void writer.set(sdk.firestore.doc(path), data)
  const at = Timestamp.fromMillis(Date.now() - 60_000)
  for (const uid of [...people, guest]) {
    const token = newInviteToken()
    const link = { token, inviteId: await capabilityIdOf(token) }
    const member = { uid, name: uid, email: `${uid}@example.org`, birthDate: '1980-01-01', locale: 'pt' } as const
    const membership = { role: 'user', invitedBy: null, link, at, validSince: Timestamp.fromMillis(0) } as const
    for (const document of membershipDocuments({ ...member, ...membership })) write(document)
  }
  const from = Timestamp.fromMillis(0)
  const rows = people.map((uid, index): CircleMember & { from: Timestamp } => {
    return { uid, name: uid, role: index === 0 ? 'owner' : 'member', since: at, from }
  })
  const circle: Circle = { name: 'Rua', owner: author, kind: 'group', createdAt: at, rules: usualRules('group') }
  const roster: CircleRoster = {
    people: Object.fromEntries(rows.map(({ uid, ...one }) => [uid, one])),
    complete: true,
  }
  write({ path: paths.circle(group), data: circle })
  write({ path: paths.circleRoster(group), data: roster })
  for (const row of rows) write({ path: paths.circleMember(group, row.uid), data: { ...row, brought: 'all' } })
  for (let index = 0; index < posts; index++) {
    const [id, createdAt] = [newPostId(author), Timestamp.fromMillis(at.toMillis() - index * 1000)]
    const post: Post = { author: { uid: author }, kind: 'text', text: `Post ${index}`, createdAt, rev: 1 }
    const kept: SourcePost = { author, createdAt, except: [], readers: members - 1 }
    write({ path: paths.post(id), data: post })
    write({ path: paths.sourcePost(`circles/${group}`, id), data: kept })
  }
  const invitation: GroupInvitation = { by: author, at, until: Timestamp.fromMillis(invitationEnd(new Date())) }
  write({ path: paths.groupInvitation(guest, group), data: invitation })
  await writer.close()
  await sdk.close()
  await empty.stop()
}
