/**
 * `pnpm bench automations`: MEMBERS (1,000) with twenty automations each on the embedded server, and FACTS (100) a second
 * for SECONDS (20): how long it takes from a fact until what waited for it has acted. Of each post one automation acts and
 * one looks and does nothing; the other eighteen wait for something else. See README.md.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Automation, hearingKeys, type Run } from '@varanda/domain/automation/automation'
import { engineLimits } from '@varanda/domain/automation/engine'
import type { Parts } from '@varanda/domain/automation/parts'
import { type Fact, factKeptMs } from '@varanda/domain/fact/fact'
import { newId, newPostId } from '@varanda/domain/ids'
import { usualZone } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { entryOf } from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore'
import { plantMembers } from '../../functions/test/harness/members.ts'
import { openInstance } from '../../functions/test/instance.ts'
import { p95, report } from './measure/figures.ts'

const members = Number(process.env.MEMBERS ?? 1000)
const perSecond = Number(process.env.FACTS ?? 100)
const seconds = Number(process.env.SECONDS ?? 20)
const perBatch = 20
/** Milliseconds from a fact to what it led to. */
const limit = 2000

const instance = await openInstance()
const { db, server } = instance
const uids = Array.from({ length: members }, (_, index) => `member${index}`)
const nextTo = (index: number) => uids[(index + 1) % members]!

for (let start = 0; start < members; start += perBatch) {
  const some = uids.slice(start, start + perBatch)
  await plantMembers(
    db,
    some.map((uid) => ({ uid, idToken: '', cookie: '', inviteToken: '' })),
    [],
    new Date(),
  )
  const batch = db.batch()
  for (const [index, uid] of some.entries()) plantAutomations(batch, uid, nextTo(start + index))
  await batch.commit()
}
await server.idle()

/** When each post's fact was there, by its id. */
const told = new Map<string, number>()
for (let second = 0; second < seconds; second += 1) {
  const began = performance.now()
  await Promise.all(Array.from({ length: perSecond }, (_, index) => tell(second * perSecond + index)))
  await sleep(Math.max(0, 1000 - (performance.now() - began)))
}
await server.idle()

const runs = (await db.collectionGroup('runs').get()).docs
const acted = runs.flatMap((found) => {
  const { acted: did, acting, happened } = found.data() as Run
  return did && !acting ? [found.updateTime.toMillis() - told.get(happened.postId ?? '')!] : []
})
await instance.close()
report(
  'automations',
  {
    'fact to act, p95': { value: p95(acted) / limit, goal: 1 },
    'not acted': { value: told.size - acted.length, goal: 0 },
  },
  {
    ...{ members, automations: members * engineLimits.automations, facts: told.size, runs: runs.length },
    'p95, ms': p95(acted),
    'longest, ms': Math.max(...acted),
  },
)

/** Twenty: one keeps a post of the next member's, one looks at it for a word, eighteen wait for what does not come. */
function plantAutomations(batch: WriteBatch, uid: string, next: string): void {
  const posts = { kind: 'posts', by: next } as const
  const save = [{ kind: 'save' } as const]
  const all: Parts[] = [
    { trigger: posts, match: 'all', conditions: [], actions: save },
    { trigger: posts, match: 'all', conditions: [{ kind: 'word', word: 'pudim' }], actions: save },
    ...Array.from({ length: engineLimits.automations - 2 }, (_, index): Parts => {
      const trigger = index % 2 === 0 ? ({ kind: 'said', what: 'anything' } as const) : ({ kind: 'joined' } as const)
      return { trigger, match: 'all', conditions: [], actions: [{ kind: 'notify', by: 'list' }] }
    }),
  ]
  for (const parts of all) {
    const automation: Automation = {
      ...{ parts: structuredClone(parts) as Automation['parts'], zone: usualZone, on: true },
      ...{ hears: hearingKeys(uid, parts), about: [], createdAt: Timestamp.now() },
    }
    batch.set(db.doc(paths.automation(uid, newId())), automation)
  }
}

/** A post as it stands when everybody holds it, and the fact that says so. */
async function tell(index: number): Promise<void> {
  const author = nextTo(index % members)
  const reader = uids[index % members]!
  const postId = newPostId(author)
  const at = Timestamp.now()
  const post: Post = { author: { uid: author }, kind: 'text', text: 'Bolo de fubá.', createdAt: at, rev: 1 }
  const batch = db.batch()
  batch.set(db.doc(paths.post(postId)), post)
  batch.set(db.doc(paths.postAudience(postId)), forConnections())
  batch.set(db.doc(paths.entry(reader, postId)), entryOf(postId, post, { count: 1, uids: [] }))
  const fact: Fact = {
    ...{ kind: 'post-made', source: paths.post(postId), at, by: author, about: [], readyAt: at },
    expiresAt: Timestamp.fromMillis(at.toMillis() + factKeptMs),
  }
  batch.set(db.doc(paths.fact(newId())), fact)
  const [written] = await batch.commit()
  told.set(postId, written!.writeTime.toMillis())
}
