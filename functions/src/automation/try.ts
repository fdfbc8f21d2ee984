import { type Automation, automationLimits } from '@varanda/domain/automation/automation'
import type { Trial } from '@varanda/domain/automation/calls/try-automation'
import { decide, type HappeningKind, type SeenPost } from '@varanda/domain/automation/engine'
import type { TriggerKind } from '@varanda/domain/automation/parts'
import { type Fact, factSchema } from '@varanda/domain/fact/fact'
import { excerptOf } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { mentionsOf } from '@varanda/domain/post/marks'
import { tipSchema } from '@varanda/domain/support/tip'
import { countedAs } from '@varanda/domain/support/tip-state'
import { Timestamp } from 'firebase-admin/firestore'
import { factIdOf } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { concernedBy, postOf } from '../notice/activity/concerned-by.ts'
import { areApart } from './apart.ts'
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
  const sights = await sightsFor[parts.trigger.kind]({ owner, parts, zone }, since, now)
  const sawAll = sights.length <= automationLimits.trialSees
  const acted = new Map<string, number>()
  const trials: Trial[] = []
  const apart = new Map<string, boolean>()
  for (const sight of sights
    .slice(0, automationLimits.trialSees)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { kind, by, at, postId, post } = sight
    const { day } = onClock(at, zone)
    const seen = seenAt(at, zone, post)
    const judge = (chain: readonly string[]) =>
      decide({ id, owner, parts }, { kind, by, chain }, seen, acted.get(day) ?? 0)
    let outcome = judge([])
    // What led to it is asked only of what it would act on.
    if (outcome.kind === 'acts' && kind === 'post') outcome = judge(await chainOf(postId ?? ''))
    if (outcome.kind === 'unconcerned') continue
    if (outcome.kind === 'acts' && !apart.has(by)) apart.set(by, await areApart(db, owner, by))
    if (outcome.kind === 'acts' && apart.get(by)) continue
    if (outcome.kind === 'acts') acted.set(day, (acted.get(day) ?? 0) + 1)
    trials.push({
      ...{ kind, by, at: at.toISOString() },
      ...(postId !== undefined && { postId }),
      ...(outcome.kind === 'stopped' && { stopped: outcome.why }),
      ...(post && post.text !== '' && { excerpt: excerptOf(post.text) }),
    })
  }
  return { trials, days: new Set(acted.keys()), sawAll }
}

type Asked = { owner: string } & Pick<Automation, 'parts' | 'zone'>
type Sights = (asked: Asked, since: Date, now: Date) => Promise<Sight[]>

const sightsFor: Record<TriggerKind, Sights> = {
  'i-post': ofPosts,
  posts: ofPosts,
  said: ofSayings,
  joined: async ({ owner }, since) =>
    (await factsAbout(owner, since, ['link-joined'])).map(({ by, at }) => ({ kind: 'joined', by, at: at.toDate() })),
  supported: ofSupport,
  time: async ({ owner, parts: { trigger }, zone }, since, now) => {
    if (trigger.kind !== 'time') return []
    const times = timesBetween(trigger, zone, nextTime(trigger, zone, since), now, automationLimits.trialSees)
    return times.map((at) => ({ kind: 'time', by: owner, at }))
  },
}

/** What arrived and is still known to have. */
async function ofSupport({ owner }: Asked, since: Date): Promise<Sight[]> {
  const { docs } = await db.collection(paths.tips(owner)).limit(automationLimits.trialSees).get()
  const tips = docs.flatMap((found) => readIfWhole(tipSchema, found) ?? [])
  return tips
    .filter(
      ({ state, from, changedAt }) => countedAs[state] === 'proven' && from !== null && changedAt.toDate() >= since,
    )
    .map(({ from, changedAt }) => ({ kind: 'supported', by: from ?? owner, at: changedAt.toDate() }))
}

/** The member's own copies, the newest first; one more than is looked at. */
async function entriesSince(owner: string, since: Date) {
  const at: keyof Entry = 'createdAt'
  const found = db.collection(paths.feed(owner)).where(at, '>=', Timestamp.fromDate(since)).orderBy(at, 'desc')
  return (await found.limit(automationLimits.trialSees + 1).get()).docs
}

async function ofPosts({ owner }: Asked, since: Date): Promise<Sight[]> {
  return (await entriesSince(owner, since)).map((found) => sightOfEntry(found, 'post'))
}

function sightOfEntry(found: FirebaseFirestore.QueryDocumentSnapshot, kind: HappeningKind): Sight {
  const { author, createdAt, postId } = found.data() as Entry
  return { kind, by: author.uid, at: createdAt.toDate(), postId, post: seenPost(found) }
}

/** Posts that mention the member, and what was said and felt below posts that they still read. */
async function ofSayings({ owner }: Asked, since: Date): Promise<Sight[]> {
  const [entries, facts] = await Promise.all([
    entriesSince(owner, since),
    factsAbout(owner, since, ['comment-made', 'reaction-made']),
  ])
  const mentions = entries
    .filter((found) => mentionsOf((found.data() as Entry).text).includes(owner))
    .map((found) => sightOfEntry(found, 'mention'))
  const said = await Promise.all(facts.map((fact) => ofSaying(owner, fact)))
  return [...mentions, ...said.filter((one) => one !== undefined)].toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  )
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

async function factsAbout(owner: string, since: Date, kinds: readonly Fact['kind'][]): Promise<Fact[]> {
  const about: keyof Fact = 'about'
  const found = db
    .collection(paths.facts)
    .where(about, 'array-contains', owner)
    .limit(2 * automationLimits.trialSees)
  return (await found.get()).docs
    .flatMap((one) => readIfWhole(factSchema, one) ?? [])
    .filter(({ kind, at }) => kinds.includes(kind) && at.toMillis() >= since.getTime())
    .toSorted((one, other) => other.at.toMillis() - one.at.toMillis())
}

async function chainOf(postId: string): Promise<readonly string[]> {
  const place = db.doc(paths.fact(factIdOf({ kind: 'post-made', source: paths.post(postId) })))
  return readIfWhole(factSchema, await place.get())?.chain ?? []
}
