/**
 * `pnpm bench sharing`: a post to a group of MEMBERS, all of whom listen: what it costs, and when the last of them has
 * it; then somebody comes into a group with POSTS posts and leaves it. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { newId, newPostId } from '@varanda/domain/ids'
import type { Audience } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { p95, report } from '../measure/figures.ts'
import { hearPosts, inFeed } from './hear-posts.ts'
import { type Cost, observe } from './observe.ts'
import { plantGroup } from './plant-group.ts'

const members = Number(process.env.MEMBERS ?? 150)
const posts = Number(process.env.POSTS ?? 500)
const rounds = Number(process.env.ROUNDS ?? 20)
/** Milliseconds until the last of all who listen has a post. */
const limit = 250

const dataDir = mkdtempSync(join(tmpdir(), 'bench-sharing-'))
const people = Array.from({ length: members }, (_, index) => `member${index}`)
const [author = '', guest] = [people[0], 'guest']
const group = newId()
await plantGroup({ dataDir, group, people, guest, posts })
const { url, tokens, call, spent, settle, stop } = await observe(dataDir, [...people, guest])

// Before anybody listens, so that what they are told is not counted.
await settle()
const { cost: post } = await spent(() => share(newPostId(author)))

const heard = new Map<string, { left: Set<string>; all: PromiseWithResolvers<void> }>()
const listening = await Promise.all(
  people.map((uid) =>
    hearPosts({ url, token: tokens[uid]!, uid, ...inFeed }, (postId) => {
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
await stop()
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
