/**
 * Random histories of families whose members have automations, step by step in one process
 * (harness/instance/stepped-instance.ts): facts come late, twice and shuffled, and in half of the batches the server dies, also
 * between what a run decided and what it does. Each act is done once, every chain ends, nobody reads what its author's
 * own audience does not give them, and a trial says of the same time what was really done.
 *
 * HISTORIES=1000 vitest run functions/test/automation/stepped-automations.test.ts   the long form
 * SEED=… HISTORIES=3 vitest run …                                                   one failing batch again, by its seed
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Automation, isVain, type Run } from '@varanda/domain/automation/automation'
import { saveAutomation } from '@varanda/domain/automation/calls/save-automation'
import { type Trial, tryAutomation } from '@varanda/domain/automation/calls/try-automation'
import { engineLimits } from '@varanda/domain/automation/engine'
import type { Parts } from '@varanda/domain/automation/parts'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { newCircleId, newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { Post } from '@varanda/domain/post/post'
import { removalLimits } from '@varanda/domain/post/removal'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { inCircle, parts, usualZone } from '../harness/automations.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

const histories = Number(process.env.HISTORIES ?? 6)
const perBatch = 3
const acts = 5
/** Milliseconds. */
const mostBetween = 60

const batches = Array.from({ length: Math.ceil(histories / perBatch) }, (_, index) => ({ seed: seedOfRun + index }))
const deathsOf = (seed: number) => (seed % 2 === 0 ? 40 : 0)

interface Family {
  people: [Account, Account, Account]
  group: string
  secret: string
  automations: { owner: Account; id: string; what: Parts }[]
  /** Somebody was taken out of the group: what they read then, a trial of today cannot know. */
  isTorn: boolean
}

describe('automations, step by step', () => {
  let instance: SteppedInstance
  let families = 0
  const sums = { acted: 0, stopped: 0, chained: 0, shared: 0 }

  beforeAll(async () => {
    const more = ['onFactCreated', 'runAutomation']
    instance = await openSteppedInstance(seedOfRun, more)
  })
  afterAll(() => instance?.close())

  it.each(batches)('act once each, and give nobody more: SEED=$seed', async ({ seed }) => {
    const random = randomFrom(seed)
    const all = await instance.drive(Promise.all(Array.from({ length: perBatch }, () => settleIn(random))))
    await instance.drive(Promise.all(all.map((family) => live(family, random))), deathsOf(seed))
    // What a call that died left to its alarm.
    for (let times = 0; times < 3; times += 1) {
      instance.pass(3 * 60_000)
      await instance.drive(instance.claimAlarms())
    }
    // A run whose member lost what it was about meanwhile.
    instance.pass(15 * 60_000)
    await instance.drive(instance.keepInstance())
    for (const family of all) expect(await problems(family), `SEED=${seed} ${family.group}`).toEqual([])
    expect(instance.failures).toEqual([])
  })

  it.runIf(batches.length > 1)('acted, were stopped, led to one another and shared, and the server died', () => {
    expect(
      Math.min(...Object.values(sums), instance.deaths),
      JSON.stringify({ ...sums, deaths: instance.deaths }),
    ).toBeGreaterThan(0)
  })

  async function settleIn(random: Random): Promise<Family> {
    const name = `f${++families}`
    const uids = ['a', 'b', 'c'].map((letter) => `${name}-${letter}`)
    const pairs = uids.flatMap((one, index) => uids.slice(index + 1).map((other) => [one, other] as const))
    const people = (await instance.members(uids, pairs)) as [Account, Account, Account]
    const [a, b, c] = people
    const [group, secret] = [newCircleId(a.uid), newCircleId(a.uid)]
    const made = (circleId: string, kind: 'group' | 'private', some: Account[]) =>
      instance.call(
        createCircle,
        { circleId, kind, name: 'Primos', people: some.map(({ uid }) => uid), rules: usualRules(kind) },
        a,
      )
    await made(group, 'group', [b, c])
    await made(secret, 'private', [c])
    for (const one of [b, c]) await instance.call(answerGroupInvitation, { circleId: group, answer: 'come' }, one)
    const family: Family = { people, group, secret, automations: [], isTorn: random.chance(0.4) }
    const text = (words: string) => ({ kind: 'post' as const, circle: group, text: words })
    const tell = { kind: 'notify' as const, by: 'list' as const }
    const plans: [Account, Parts][] = [
      [
        a,
        parts(
          { kind: 'posts', by: b.uid },
          [text('{name} fez bolo'), { kind: 'save' }, tell],
          [{ kind: 'word', word: 'bolo' }],
        ),
      ],
      [a, parts({ kind: 'i-post' }, [{ kind: 'share', circles: [secret] }], [{ kind: 'tag', tag: 'festa' }])],
      [a, parts({ kind: 'said', what: 'comment' }, [tell, { kind: 'save' }])],
      [b, parts({ kind: 'posts', in: group }, [text('Eco')])],
      [c, parts({ kind: 'posts', in: group }, [text('Outro eco')])],
      [c, parts({ kind: 'posts', by: a.uid }, [{ kind: 'mute', days: 7 }], [{ kind: 'photo' }])],
    ]
    for (const [owner, what] of plans) {
      const id = newId()
      await instance.call(saveAutomation, { automationId: id, parts: what as never, zone: usualZone, on: true }, owner)
      family.automations.push({ owner, id, what })
    }
    return family
  }

  /** They post and comment; in some families somebody is taken out of the group while posts are on their way. */
  async function live({ people, group, isTorn }: Family, random: Random): Promise<void> {
    const [a, , c] = people
    const posts: string[] = []
    for (let turn = 0; turn < acts; turn += 1) {
      await sleep(random.below(mostBetween))
      const who = random.pick(people)
      const audiences: Audience[] = [forConnections(), inCircle(group), { ...inCircle(), people: [people[1].uid] }]
      const audience = who === people[1] ? random.pick(audiences.slice(0, 2)) : random.pick(audiences)
      if (posts.length > 0 && random.chance(0.3)) {
        const author = { uid: who.uid, name: who.uid }
        const comment = { author, text: 'Quero', createdAt: Timestamp.now() }
        await instance.db.doc(paths.comment(random.pick(posts), newId())).set(comment)
        continue
      }
      const postId = newPostId(who.uid)
      const text = random.pick(['Bolo de #festa', 'Vem #festa', 'Oi', 'Bolo e #festa'])
      // Somebody who gave up may have posted.
      const said = await instance.refusalOf(instance.call(createPost, { postId, text, audience }, who))
      if (said === 'none') posts.push(postId)
      // Some are still told of while it can be taken back; those wait until the end.
      if (random.chance(0.7)) instance.pass(removalLimits.undo)
      if (isTorn && turn === 3) {
        await instance.refusalOf(instance.call(removeFromCircle, { circleId: group, uid: c.uid }, a))
      }
    }
  }

  async function problems(family: Family): Promise<string[]> {
    const found: string[] = []
    const { db } = instance
    const uids = family.people.map(({ uid }) => uid)
    const posts = await db.collection(paths.posts).where('author.uid', 'in', uids).get()
    const written = posts.docs.map((one) => ({ id: one.id, ...(one.data() as Post) }))
    for (const { owner, id, what } of family.automations) {
      const runs = (await db.collection(paths.automationRuns(owner.uid, id)).get()).docs.map((one) => one.data() as Run)
      const acted = runs.filter((run) => run.acted)
      sums.acted += acted.length
      sums.stopped += runs.length - acted.length
      sums.chained += runs.filter(({ stopped }) => stopped === 'itself' || stopped === 'depth').length
      found.push(
        ...acted.flatMap(({ acting, done = [] }) =>
          acting || done.some(({ begun }) => begun) ? [`${id} is half done`] : [],
        ),
      )
      const made = acted.flatMap(({ done = [] }) =>
        done.flatMap((one) => (one.failed === undefined && one.made ? [one.made] : [])),
      )
      const its = written.filter(({ chain }) => chain?.at(-1) === id).map((one) => one.id)
      if (String(made.toSorted()) !== String(its.toSorted())) found.push(`${id} says ${made}, and wrote ${its}`)
      if (its.some((one) => !one.startsWith(owner.uid))) found.push(`${id} wrote for somebody else`)
      sums.shared += acted.filter(({ done = [] }) => done.some((one) => one.kind === 'share' && !one.failed)).length
      const automation = (await db.doc(paths.automation(owner.uid, id)).get()).data() as Automation
      const real = acted.filter(({ done = [] }) => !isVain(done)).length
      if ((automation.acts ?? 0) !== real) found.push(`${id} acted ${automation.acts}, runs ${real}`)
      // What came to somebody later, by a changed audience, no fact told them of.
      const later = new Set(written.filter(({ rev }) => rev > 1).map((one) => one.id))
      if (!family.isTorn) found.push(...(await trialProblems({ owner, id, what }, runs, later)))
    }
    for (const { id, chain = [] } of written) {
      if (chain.length > engineLimits.depth) found.push(`${id} is too deep`)
      if (new Set(chain).size < chain.length) found.push(`${id} led to itself`)
    }
    for (const { id, author } of written) {
      const readers = await readersOf(family, id, author.uid)
      for (const uid of uids) {
        const holds = (await db.doc(paths.entry(uid, id)).get()).exists
        if (holds && !readers.has(uid)) found.push(`${uid} reads ${id}`)
        if (!holds && readers.has(uid) && !family.isTorn) found.push(`${uid} does not read ${id}`)
      }
    }
    return found
  }

  /** Whom its audience, with which only its author has to do, gives a post: everybody here knows everybody. */
  async function readersOf({ people, group, secret }: Family, postId: string, author: string): Promise<Set<string>> {
    const { db } = instance
    const audience = (await db.doc(paths.postAudience(postId)).get()).data() as Audience
    const inGroup = (await db.collection(paths.circleMembers(group)).get()).docs.map((one) => one.id)
    const inSecret = (await db.collection(paths.circleMembers(secret)).get()).docs.map((one) => one.id)
    if (audience.circles.includes(secret) && author !== people[0].uid) throw new Error('It is a’s alone')
    return new Set([
      author,
      ...(audience.connections ? people.map(({ uid }) => uid) : []),
      ...audience.people,
      ...(audience.circles.includes(group) ? inGroup : []),
      ...(audience.circles.includes(secret) ? inSecret : []),
    ])
  }

  async function trialProblems(
    { owner, id: automationId, what }: Family['automations'][number],
    runs: Run[],
    later: ReadonlySet<string>,
  ): Promise<string[]> {
    const input = { automationId, parts: what as never, zone: usualZone }
    const tried = await instance.drive(instance.call(tryAutomation, input, owner))
    const line = ({ kind, by, postId = '', stopped }: Pick<Trial, 'kind' | 'by' | 'postId' | 'stopped'>) =>
      `${kind} ${by} ${postId} ${stopped ?? 'acts'}`
    const isKnown = ({ by, postId = '' }: Pick<Trial, 'by' | 'postId'>) => by === owner.uid || !later.has(postId)
    const would = [...tried.acts, ...tried.stops].filter(isKnown).map(line).toSorted()
    const did = runs
      .filter(({ happened }) => isKnown(happened))
      .map(({ happened, stopped }) => line({ ...happened, ...(stopped && { stopped }) }))
      .toSorted()
    return String(would) === String(did) ? [] : [`${automationId} would ${would}, and did ${did}`]
  }
})
