/**
 * `pnpm bench notify`: a post to a group of MEMBERS, each of whom wants to be told of every post there, by push and by
 * mail, and listens: when the last has its notice, and what each costs until it rang. See README.md.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId, newPostId } from '@varanda/domain/ids'
import type { PushSubscriptionRow } from '@varanda/domain/notice/push/push-subscription'
import { type Watch, watchId } from '@varanda/domain/notice/watch'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { removalLimits } from '@varanda/domain/post/removal'
import { circleSource } from '@varanda/domain/source/reach'
import { Timestamp } from 'firebase-admin/firestore'
import { p95, report } from './measure/figures.ts'
import { hearPosts, inNotices } from './sharing/hear-posts.ts'
import { observe } from './sharing/observe.ts'
import { groupDocuments, plantGroup } from './sharing/plant-group.ts'

const members = Number(process.env.MEMBERS ?? 150)
const rounds = Number(process.env.ROUNDS ?? 20)
/** Milliseconds until a notice is there, once the post cannot be taken back by a tap any more: nobody is told of it before. */
const limit = 1000
/** Billed writes a recipient beyond those of the same post of which nobody is told, until it rang. */
const mostWrites = 3
/** What is written once, whoever is told of it. */
const facts = 1

const dataDir = mkdtempSync(join(tmpdir(), 'bench-notify-'))
const people = Array.from({ length: members }, (_, index) => `member${index}`)
const [author = '', ...readers] = people
const group = newId()
/** The same people, of whom nobody asked to be told of what is posted there. */
const untold = newId()
/** The first push of an instance makes its keys, which nobody of the group is to pay for: it rings for somebody else. */
const [other, alone] = ['other', newId()]

let pushed = 0
const service = createServer((request, response) => {
  request.resume().on('end', () => {
    pushed += 1
    response.writeHead(201).end()
  })
})
await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
process.env.PUSH_SERVICE = `http://127.0.0.1:${(service.address() as AddressInfo).port}`

const more = [
  ...groupDocuments(untold, people),
  ...groupDocuments(alone, [author, other]),
  ...[...readers, other].flatMap(wishesOf),
]
await plantGroup({ dataDir, group, people, guest: other, posts: 0, more })
const { url, tokens, call, spent, settle, stop } = await observe(dataDir, people)
await shareAndTell(newPostId(author), alone)
await settle()

const post = await spent(() => shareAndTell(newPostId(author), untold))
const first = await spent(() => shareAndTell())
const pushes = pushed - 1

const heard = new Map<string, Map<string, number>>()
const listening = await Promise.all(
  readers.map((uid) =>
    hearPosts({ url, token: tokens[uid]!, uid, ...inNotices }, (postId) => {
      const times = heard.get(postId)
      if (times && !times.has(uid)) times.set(uid, performance.now())
    }),
  ),
)
const waits: number[] = []
for (let round = 0; round < rounds; round++) {
  const postId = newPostId(author)
  const times = new Map<string, number>()
  heard.set(postId, times)
  const began = performance.now() + removalLimits.undo
  await share(postId)
  while (times.size < readers.length && performance.now() - began < 30_000) await sleep(5)
  if (times.size < readers.length) throw new Error(`${readers.length - times.size} were not told`)
  waits.push(...[...times.values()].map((at) => at - began))
  await settle()
}
for (const one of listening) one.close()
await stop()
service.close()
rmSync(dataDir, { recursive: true })

const writes = (first.cost.writes - post.cost.writes - facts) / readers.length
report(
  'notify',
  {
    'writes a recipient': { value: writes / mostWrites, goal: 1 },
    'inbox, p95': { value: p95(waits) / limit, goal: 1 },
  },
  {
    members,
    'writes of a post of which nobody is told': post.cost.writes,
    'writes a recipient': writes,
    'reads a recipient': (first.cost.reads - post.cost.reads) / readers.length,
    'pushes of the first post': pushes,
    'inbox, p95 ms': p95(waits),
    'inbox, last ms': Math.max(...waits),
  },
)

function share(postId = newPostId(author), circle = group): Promise<void> {
  const audience: Audience = { connections: false, circles: [circle], people: [], except: [] }
  return call(author, createPost.name, { postId, text: 'Oi.', photos: [], audience })
}

/** And waits until its alarm is due. */
async function shareAndTell(postId?: string, circle?: string): Promise<void> {
  await share(postId, circle)
  await sleep(removalLimits.undo + 500)
}

/** How one reader wants to be told, and the phone that rings. */
function wishesOf(uid: string) {
  const of = uid === other ? alone : group
  const source = circleSource(of)
  const watch: Watch = { source, of }
  const wishes: NoticeWishes = { quiet: null, topics: { posts: { push: true, mail: true } } }
  const at = Timestamp.now()
  const subscription: PushSubscriptionRow = {
    uid,
    deviceId: '1',
    signedInAt: Math.floor(Date.now() / 1000),
    endpoint: `${process.env.PUSH_SERVICE}/${uid}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    savedAt: at,
    refusals: 0,
  }
  return [
    { path: paths.watch(uid, watchId(source)), data: watch },
    { path: paths.noticeWishes(uid), data: wishes },
    { path: paths.pushSubscription(newId()), data: subscription },
  ]
}
