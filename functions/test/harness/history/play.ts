/** Lets a family live through a history in the real instance. */

import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { block } from '@varanda/domain/connection/calls/block'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections, forPeople } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import type { Post } from '@varanda/domain/post/post'
import type { RateCount } from '@varanda/domain/ruled-rates'
import { Timestamp } from 'firebase-admin/firestore'
import type { Account, KillableInstance } from '../instance/killable-instance.ts'
import { photoOf } from '../photos.ts'
import { postOf, postsOf, waysTo } from './asked.ts'
import { type Addressing, type BelowStep, isBelow, type Step } from './doings.ts'
import { apply } from './model/apply.ts'
import { readings } from './model/readings.ts'
import { emptyWorld } from './model/world.ts'
import type { History, Parting, Turn } from './random-history.ts'
import { orders, partings } from './random-history.ts'
import type { Till } from './till.ts'
import { writesOf } from './writes-below.ts'

/** What a family lives in. */
export type Home = Pick<
  KillableInstance,
  'db' | 'members' | 'accounts' | 'call' | 'refusalOf' | 'write' | 'mayGet' | 'maySee'
> & {
  /** Where histories with tiers pay. */
  till?: Till
}

export interface Family {
  history: History
  people: Map<string, Account>
  /** What has happened, in the order in which it began. */
  past: Turn[]
  /** Whoever asked for these gave up when the server died, so that they may have happened or not. */
  unsure: Set<Step>
  /** Somebody gave up, and not everything has come to its end since. */
  isHalf: boolean
  /** What was seen and must never be. */
  leaks: string[]
}

export async function settleIn(instance: Home, history: History): Promise<Family> {
  const [members, guests] = await Promise.all([
    instance.members(history.members, history.connected),
    instance.accounts(history.guests),
  ])
  const people = new Map([...members, ...guests].map((person) => [person.uid, person]))
  const counts = instance.db.batch()
  const at = Timestamp.now()
  for (const { uid } of people.values()) {
    for (const act of ['comment', 'reaction'] as const) {
      counts.set(instance.db.doc(paths.rate(uid, act)), { from: at, n: 0, at, of: '' } satisfies RateCount)
    }
  }
  await counts.commit()
  for (const { who, circle, history: days } of history.tiers)
    await instance.till!.offer(people.get(who)!, circle, ruleOf(days))
  return { history, people, past: history.tiers.map((tier) => [tier]), unsure: new Set(), isHalf: false, leaks: [] }
}

/** Everybody has all that is theirs: who may do something can. */
export function liveCalm(instance: Home, family: Family): Promise<void> {
  const turns = family.history.calm.map((step) => [step])
  return live(instance, family, turns, { isCalm: true })
}

export async function live(
  instance: Home,
  family: Family,
  turns: readonly Turn[],
  { isCalm = false } = {},
): Promise<void> {
  for (const whole of turns) {
    // What died half-way may be open for a while, and nothing says what may be done until all is over.
    const turn = family.isHalf ? whole.filter((step) => !isBelow(step)) : whole
    const first = turn.filter((step) => step.do === 'edit' && !step.stale && !begun.has(step))
    const answers = await Promise.all(turn.map((step) => answerOf(instance, family, step)))
    for (const [index, step] of turn.entries()) {
      if (answers[index] === 'try-again' && waitsForPage(family, step)) answers[index] = 'refused'
    }
    const odd = answers.filter((code) => !expected.has(code))
    if (odd.length > 0) family.leaks.push(`${JSON.stringify(turn)} was answered with ${odd.join()}`)
    if (turn.length === 1 && first.length === 1 && answers[0] === 'edited-meanwhile' && !family.isHalf)
      family.leaks.push(`${JSON.stringify(turn)} was refused although it saw the newest`)
    for (const [index, step] of turn.entries()) if (answers[index] === 'given-up') family.unsure.add(step)
    family.isHalf ||= answers.includes('given-up')
    // What a comment stands under may be tidied away, or not yet.
    const isSure = (step: Step) => isCalm && !('under' in step)
    family.past.push(turn.filter((step, index) => isSure(step) || !early.has(answers[index]!)))
    for (const parting of partings(turn)) {
      if (answers[turn.indexOf(parting)] === 'none') family.leaks.push(...(await stillRead(instance, family, parting)))
    }
  }
}

/** How often somebody does as they are told, and tries again. */
const patience = 5

async function answerOf(instance: Home, family: Family, step: Step): Promise<string> {
  if (isBelow(step)) return instance.write(writesOf(step), family.people.get(step.who)!)
  for (let tries = 1; ; tries++) {
    const code = await instance.refusalOf(act(instance, family, step))
    if (code !== 'try-again' || tries === patience) return code
  }
}

/** Somebody's page for a tier that died while it was being made: for a minute no other is made beside it (`closeOthers`). */
function waitsForPage({ unsure }: Family, step: Step): boolean {
  if (step.do !== 'subscribe') return false
  return [...unsure].some((one) => one.do === 'subscribe' && one.who === step.who && one.circle === step.circle)
}

/** Refusals that may be owed to a copy, an answer or a tidying that is still on its way: nothing happened. */
const early = new Set(['refused', 'already-answered', 'edited-meanwhile'])

/** Refusals that a history may earn; anything else is a defect. */
const expected = new Set([
  'none',
  'given-up',
  'refused',
  'not-active',
  'not-a-member',
  'inviter-suspended',
  'already-a-member',
  'invite-unknown',
  'blocked-by-you',
  'person-unknown',
  'not-connected',
  'circle-unknown',
  'circle-frozen',
  'not-yours-to-change',
  'not-yours-to-post',
  'group-is-whole',
  'public-circle-alone',
  'invitation-over',
  'post-unknown',
  'edited-meanwhile',
  'already-answered',
  'before-you-came',
  'undo-too-late',
  'tier-alone',
  'support-off',
  'not-yourself',
  'already-subscribed',
])

async function act(instance: Home, { people, history }: Family, step: Step): Promise<unknown> {
  const account = (uid: string) => people.get(uid)!
  switch (step.do) {
    case 'post': {
      const { post: postId, author, photo } = step
      const photos = photo ? [photoOf(postId)] : []
      return instance.call(createPost, { postId, text: postId, photos, audience: audienceOf(step) }, account(author))
    }
    case 'edit': {
      const { who, post: postId, words: text } = step
      const { rev = 1, photos = [] } = begun.get(step) ?? (await postOf(instance, postId)) ?? {}
      begun.set(step, { rev, photos })
      const kept = photos.map(({ id }) => ({ id }))
      return instance.call(editPost, { postId, rev: step.stale ? 1 : rev, text, photos: kept }, account(who))
    }
    case 'readdress':
      return instance.call(changeAudience, { postId: step.post, audience: audienceOf(step) }, account(step.who))
    case 'delete':
      return instance.call(deletePost, { postId: step.post }, account(step.who))
    case 'bring-back':
      return instance.call(restorePost, { postId: step.post }, account(step.who))
    case 'connect':
      // Nobody can hand out a link before having one.
      account(step.to).inviteToken ||= await linkOf(instance, step.to)
      if (account(step.to).inviteToken === '') return
      return instance.call(connectByInvite, { token: account(step.to).inviteToken }, account(step.who))
    case 'remove':
      return instance.call(removeConnection, { uid: step.other }, account(step.who))
    case 'block':
      return instance.call(block, { uid: step.other }, account(step.who))
    case 'unblock':
      return instance.call(unblock, { uid: step.other }, account(step.who))
    case 'join': {
      const token = account(step.host).inviteToken
      const form = { name: step.guest, birthDate: '1990-05-17', locale: 'pt' as const }
      const answer = await instance.call(acceptInvite, { token, ...form }, account(step.guest))
      account(step.guest).inviteToken = await linkOf(instance, step.guest)
      return answer
    }
    case 'suspend':
    case 'restore':
      return instance.db
        .doc(paths.standing(step.who))
        .update({ status: step.do === 'suspend' ? 'suspended' : 'active' })
    case 'make': {
      const { circle: circleId, kind, others, history } = step
      if (kind === 'tier') throw new Error('A tier is there from the beginning.')
      const rules = { ...usualRules(kind), history: ruleOf(history) } as const
      return instance.call(createCircle, { circleId, kind, name: 'Nós', people: [...others], rules }, account(step.who))
    }
    case 'add':
      return instance.call(addToCircle, { circleId: step.circle, people: [step.other] }, account(step.who))
    case 'invite':
      return instance.call(inviteToGroup, { circleId: step.circle, people: [step.other] }, account(step.who))
    case 'take':
      return instance.call(removeFromCircle, { circleId: step.circle, uid: step.other }, account(step.who))
    case 'come':
      return instance.call(answerGroupInvitation, { circleId: step.circle, answer: 'come' }, account(step.who))
    case 'leave':
      return instance.call(leaveCircle, { circleId: step.circle }, account(step.who))
    case 'follow':
      return instance.call(followCircle, { circleId: step.circle }, account(step.who))
    case 'subscribe':
    case 'renew':
    case 'refuse':
    case 'end':
      return instance.till!.pay(
        step,
        account(step.who),
        history.tiers.find(({ circle }) => circle === step.circle)!.who,
      )
    case 'wait':
      throw new Error('The clock is moved for all families at once.')
    default:
      return step satisfies BelowStep
  }
}

const ruleOf = (days: number) => (days === 0 ? 'new' : days === 30 ? 'month' : 'all')

/** What was seen by an edit that comes again: a copy of a call is the same. */
const begun = new WeakMap<Step, Pick<Post, 'rev' | 'photos'>>()

function audienceOf({ except, to, circles = [] }: Addressing): Audience {
  return { ...(to ? forPeople(to) : forConnections(except)), circles: [...circles] }
}

async function linkOf({ db }: Home, uid: string): Promise<string> {
  return (await db.doc(paths.ownInvite(uid)).get()).data()?.token ?? ''
}

/** Right after two have parted: what one of them reads of the other all the same, by old ids, addresses and tokens. */
async function stillRead(instance: Home, family: Family, { who, other, do: how }: Parting): Promise<string[]> {
  const sides = [
    [who, other],
    [other, who],
  ] as const
  // Alone in its turn: nothing lifts it meanwhile.
  const profiles = how === 'block' && family.past.at(-1)?.length === 1 ? sides : []
  const faces = await Promise.all(
    profiles.map(async ([reader, author]) =>
      (await instance.mayGet(paths.user(author), family.people.get(reader)!))
        ? [`${reader} got the profile of ${author} right after the block`]
        : [],
    ),
  )
  const found = await Promise.all(
    sides.flatMap(([reader, author]) =>
      postsOf(family)
        // A group goes on without the two knowing each other.
        .filter((post) => post.author === author && !post.circles?.length)
        .map(async (post) => {
          const ways = await waysTo(instance, post, family.people.get(reader)!)
          return ways.filter(({ isOpen }) => isOpen).map(({ way }) => `${reader} got ${way} right after ${how}: ${who}`)
        }),
    ),
  )
  return [...faces, ...found].flat()
}

/**
 * Null when some order of what happened explains what is read; else the difference from the nearest one. `about`: what of it
 * is compared.
 */
export function disagreement(family: Family, read: ReadonlySet<string>, about = /^/): string[] | null {
  const { members, connected } = family.history
  let nearest: string[] | null = null
  for (const order of orders(family.past, family.unsure)) {
    const world = emptyWorld(members, connected)
    for (const step of order) apply(world, step)
    const wanted = new Set([...readings(world)].filter((one) => about.test(one)))
    const difference = [
      ...[...wanted].filter((one) => !read.has(one)).map((one) => `missing: ${one}`),
      ...[...read].filter((one) => about.test(one) && !wanted.has(one)).map((one) => `too much: ${one}`),
    ]
    if (difference.length === 0) return null
    if (!nearest || difference.length < nearest.length) nearest = difference
  }
  return nearest
}
