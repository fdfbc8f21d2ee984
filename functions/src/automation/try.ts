import { type Automation, automationLimits } from '@varanda/domain/automation/automation'
import type { Trial } from '@varanda/domain/automation/calls/try-automation'
import { decide, type HappeningKind, type SeenPost } from '@varanda/domain/automation/engine'
import type { TriggerKind } from '@varanda/domain/automation/parts'
import { type Fact, factSchema, joinedFactKinds } from '@varanda/domain/fact/fact'
import { excerptOf } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { mentionsOf } from '@varanda/domain/post/marks'
import { type Tip, tipSchema } from '@varanda/domain/support/tip'
import { countedAs } from '@varanda/domain/support/tip-state'
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { areApart } from '../connection/apart.ts'
import { factIdOf } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { concernedBy, postOf } from '../notice/activity/concerned-by.ts'
import { nextTime, onClock, timesBetween } from './clock.ts'
import { seenAt, seenPost } from './seen.ts'

/** One thing that an automation would look at. */
interface Sight {
  kind: HappeningKind
  by: string
  at: Date
  postId?: string
  post?: SeenPost | undefined
}

export interface Tried {
  trials: Trial[]
  /** The days on which it would have acted. */
  days: Set<string>
  sawAll: boolean
}

/**
 * What an automation would have done in the last 30 days, the oldest first: by the engine that runs it, on what its
 * member still reads, with nothing done.
 */
export async function tryOut(
  { id, owner, parts, zone }: { id: string; owner: string } & Pick<Automation, 'parts' | 'zone'>,
  now: Date,
): Promise<Tried> {
  const since = new Date(now.getTime() - automationLimits.trialMs)
  const { sights, isAll } = await sightsFor[parts.trigger.kind]({ owner, parts, zone }, since, now)
  const acted = new Map<string, number>()
  const trials: Trial[] = []
  const apart = new Map<string, boolean>()
  const looked = sights
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(-automationLimits.trialSees)
  for (const sight of looked) {
    const { kind, by, at, postId, post } = sight
    const { day } = onClock(at, zone)
    const seen = seenAt(at, zone, post)
    const judge = (chain: readonly string[]) =>
      decide({ id, owner, parts }, { kind, by, chain }, seen, acted.get(day) ?? 0)
    let outcome = judge([])
    // What led to it is asked only of what it would act on.
    if (outcome.kind === 'acts' && kind === 'post') outcome = judge(await chainOf(postId ?? ''))
    if (outcome.kind === 'unconcerned') continue
    if (!apart.has(by)) apart.set(by, await areApart(db, owner, by))
    if (apart.get(by)) continue
    if (outcome.kind === 'acts') acted.set(day, (acted.get(day) ?? 0) + 1)
    trials.push({
      ...{ kind, by, at: at.toISOString() },
      ...(postId !== undefined && { postId }),
      ...(outcome.kind === 'stopped' && { stopped: outcome.why }),
      ...(post && post.text !== '' && { excerpt: excerptOf(post.text) }),
    })
  }
  return { trials, days: new Set(acted.keys()), sawAll: isAll && looked.length === sights.length }
}

/** `isAll`: whether there is nothing else of that time. */
interface Sights {
  sights: Sight[]
  isAll: boolean
}

type Asked = { owner: string } & Pick<Automation, 'parts' | 'zone'>

const sightsFor: Record<TriggerKind, (asked: Asked, since: Date, now: Date) => Promise<Sights>> = {
  'i-post': ofPosts,
  posts: ofPosts,
  said: ofSayings,
  joined: ofJoining,
  supported: ofSupport,
  time: async ({ owner, parts: { trigger }, zone }, since, now) => {
    if (trigger.kind !== 'time') return { sights: [], isAll: true }
    const times = timesBetween(trigger, zone, nextTime(trigger, zone, since), now, automationLimits.trialSees)
    return { sights: times.map((at) => ({ kind: 'time', by: owner, at })), isAll: true }
  },
}

async function ofJoining({ owner }: Asked, since: Date): Promise<Sights> {
  const { found, isAll } = await factsAbout(owner, since, joinedFactKinds)
  return { sights: found.map(({ by, at }) => ({ kind: 'joined', by, at: at.toDate() })), isAll }
}

/** What arrived and is still known to have. */
async function ofSupport({ owner }: Asked, since: Date): Promise<Sights> {
  const at: keyof Tip = 'changedAt'
  const { docs, isAll } = await newest(db.collection(paths.tips(owner)), at, since)
  const tips = docs.flatMap((found) => readIfWhole(tipSchema, found) ?? [])
  const arrived = tips.filter(({ state, from }) => countedAs[state] === 'proven' && from !== null)
  return {
    sights: arrived.map(({ from, changedAt }) => ({ kind: 'supported', by: from ?? owner, at: changedAt.toDate() })),
    isAll,
  }
}

/** The newest of a time, as many as are looked at. */
async function newest(all: Query, at: string, since: Date): Promise<{ docs: QueryDocumentSnapshot[]; isAll: boolean }> {
  const found = all.where(at, '>=', Timestamp.fromDate(since)).orderBy(at, 'desc')
  const { docs } = await found.limit(automationLimits.trialSees + 1).get()
  return { docs: docs.slice(0, automationLimits.trialSees), isAll: docs.length <= automationLimits.trialSees }
}

/** The member's own copies. */
function entriesSince(owner: string, since: Date) {
  const at: keyof Entry = 'createdAt'
  return newest(db.collection(paths.feed(owner)), at, since)
}

async function ofPosts({ owner }: Asked, since: Date): Promise<Sights> {
  const { docs, isAll } = await entriesSince(owner, since)
  return { sights: docs.map((found) => sightOfEntry(found, 'post')), isAll }
}

function sightOfEntry(found: QueryDocumentSnapshot, kind: HappeningKind): Sight {
  const { author, createdAt, postId } = found.data() as Entry
  return { kind, by: author.uid, at: createdAt.toDate(), postId, post: seenPost(found) }
}

/** Each reads in a transaction of its own, and others wait for the same store. */
const sayingsAtOnce = 20

/** Posts that mention the member, and what was said and felt below posts that they still read. */
async function ofSayings({ owner }: Asked, since: Date): Promise<Sights> {
  const [entries, facts] = await Promise.all([
    entriesSince(owner, since),
    factsAbout(owner, since, ['comment-made', 'reaction-made']),
  ])
  const mentions = entries.docs
    .filter((found) => mentionsOf((found.data() as Entry).text).includes(owner))
    .map((found) => sightOfEntry(found, 'mention'))
  const said: Sight[] = []
  for (let from = 0; from < facts.found.length; from += sayingsAtOnce) {
    const some = facts.found.slice(from, from + sayingsAtOnce)
    const sights = await Promise.all(some.map((fact) => ofSaying(owner, fact)))
    said.push(...sights.filter((one) => one !== undefined))
  }
  return {
    sights: [...mentions, ...said],
    isAll: entries.isAll && facts.isAll,
  }
}

async function ofSaying(owner: string, fact: Fact): Promise<Sight | undefined> {
  const thing = (await db.runTransaction((transaction) => concernedBy(transaction, fact), { readOnly: true })).get(
    owner,
  )
  if (!thing) return undefined
  const postId = postOf(fact.source)
  const post = seenPost(await db.doc(paths.entry(owner, postId)).get())
  const said = thing.kind === 'mention' ? 'mention' : 'comment'
  const kind = fact.kind === 'reaction-made' ? 'reaction' : said
  return { kind, by: fact.by, at: fact.at.toDate(), postId, post }
}

async function factsAbout(owner: string, since: Date, kinds: readonly Fact['kind'][]) {
  const about: keyof Fact = 'about'
  const kind: keyof Fact = 'kind'
  const at: keyof Fact = 'at'
  const of = db.collection(paths.facts).where(about, 'array-contains', owner).where(kind, 'in', kinds)
  const { docs, isAll } = await newest(of, at, since)
  return { found: docs.flatMap((one) => readIfWhole(factSchema, one) ?? []), isAll }
}

async function chainOf(postId: string): Promise<readonly string[]> {
  const place = db.doc(paths.fact(factIdOf({ kind: 'post-made', source: paths.post(postId) })))
  return readIfWhole(factSchema, await place.get())?.chain ?? []
}
