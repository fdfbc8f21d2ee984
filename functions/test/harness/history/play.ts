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
import type { Comment } from '@varanda/domain/post/comment'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import { mediaUrl } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import { Timestamp } from 'firebase-admin/firestore'
import type { Account, KillableInstance } from '../killable-instance.ts'
import { photoOf } from '../photos.ts'
import type { Addressing, Step } from './doings.ts'
import { apply, emptyWorld, readings } from './model.ts'
import type { History, Parting, Turn } from './random-history.ts'
import { orders, partings } from './random-history.ts'

/** What a family lives in. */
export type Home = Pick<KillableInstance, 'db' | 'members' | 'accounts' | 'call' | 'refusalOf' | 'mayGet' | 'maySee'>

export interface Family {
  history: History
  people: Map<string, Account>
  /** What has happened, in the order in which it began. */
  past: Turn[]
  /** Whoever asked for these gave up when the server died, so that they may have happened or not. */
  unsure: Set<Step>
  /** What was seen and must never be. */
  leaks: string[]
}

export async function settleIn(instance: Home, history: History): Promise<Family> {
  const [members, guests] = await Promise.all([
    instance.members(history.members, history.connected),
    instance.accounts(history.guests),
  ])
  const people = new Map([...members, ...guests].map((person) => [person.uid, person]))
  return { history, people, past: [], unsure: new Set(), leaks: [] }
}

export async function live(instance: Home, family: Family, turns: readonly Turn[]): Promise<void> {
  for (const turn of turns) {
    const refusals = await Promise.all(turn.map((step) => instance.refusalOf(act(instance, family.people, step))))
    const odd = refusals.filter((code) => !expected.has(code))
    if (odd.length > 0) family.leaks.push(`${JSON.stringify(turn)} was answered with ${odd.join()}`)
    for (const [index, step] of turn.entries()) if (refusals[index] === 'given-up') family.unsure.add(step)
    family.past.push(turn)
    for (const parting of partings(turn)) {
      if (refusals[turn.indexOf(parting)] === 'none') family.leaks.push(...(await stillRead(instance, family, parting)))
    }
  }
}

/** Refusals that a history may earn; anything else is a defect. */
const expected = new Set([
  'none',
  'given-up',
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
  'undo-too-late',
])

async function act(instance: Home, people: Map<string, Account>, step: Step): Promise<unknown> {
  const account = (uid: string) => people.get(uid)!
  switch (step.do) {
    case 'post': {
      const { post: postId, author, photo } = step
      const photos = photo ? [photoOf(postId)] : []
      return instance.call(createPost, { postId, text: postId, photos, audience: audienceOf(step) }, account(author))
    }
    case 'edit': {
      const { who, post: postId, words: text } = step
      const seen = await postOf(instance, postId)
      const photos = (seen?.photos ?? []).map(({ id }) => ({ id }))
      return instance.call(editPost, { postId, rev: seen?.rev ?? 1, text, photos }, account(who))
    }
    case 'readdress':
      return instance.call(changeAudience, { postId: step.post, audience: audienceOf(step) }, account(step.who))
    case 'delete':
      return instance.call(deletePost, { postId: step.post }, account(step.who))
    case 'bring-back':
      return instance.call(restorePost, { postId: step.post }, account(step.who))
    case 'answer':
      return instance.db.runTransaction(async (transaction) => {
        const post = await transaction.get(instance.db.doc(paths.post(step.post)))
        if (!post.exists || post.get('deleted')) return
        const answer: Comment = { author: { uid: step.who, name: step.who }, text: 'Oi.', createdAt: Timestamp.now() }
        transaction.set(instance.db.doc(paths.comment(step.post, `of-${step.who}`)), answer)
      })
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
      const rule = history === 0 ? 'new' : history === 30 ? 'month' : 'all'
      const rules = { ...usualRules(kind), history: rule } as const
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
    case 'wait':
      throw new Error('The clock is moved for all families at once.')
  }
}

function audienceOf({ except, to, circles = [] }: Addressing): Audience {
  return { ...(to ? forPeople(to) : forConnections(except)), circles: [...circles] }
}

async function postOf({ db }: Home, postId: string): Promise<Post | undefined> {
  return (await db.doc(paths.post(postId)).get()).data() as Post | undefined
}

async function linkOf({ db }: Home, uid: string): Promise<string> {
  return (await db.doc(paths.ownInvite(uid)).get()).data()?.token ?? ''
}

type Posted = Step & { do: 'post' }
const postsOf = (family: Family) => family.past.flat().filter((step): step is Posted => step.do === 'post')

/** Every way to a post: what leads there, and whether it is open to this member. */
function waysTo(instance: Home, { post, photo, author, circles }: Posted, reader: Account) {
  // The bare post stays its author's, also where they are in none of its circles any more.
  const bare = author === reader.uid ? [] : [paths.post(post)]
  // Who follows a public circle gets no names.
  const reactions = circles?.length ? [] : [paths.reactions(post)]
  const documents = [...bare, paths.comments(post), ...reactions, paths.entry(reader.uid, post)]
  const address = mediaUrl(post, photoOf(post), 'small')
  const isOpen = async (way: string, asking: Promise<boolean>) => ({ way, isOpen: await asking })
  return Promise.all([
    ...documents.map((path) => isOpen(path, instance.mayGet(path, reader))),
    // Its author sees a photo also before the post is there.
    ...(photo && author !== reader.uid ? (['bearer', 'cookie'] as const) : []).map((by) =>
      isOpen(`${address} by ${by}`, instance.maySee(address, reader, by)),
    ),
  ])
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
 * What everyone reads now, asked as everyone of each post, its comments, its photo and one's own copy; by which sources
 * they hold it, and whose sources they are in. All ways must agree; where they do not, the difference is in the answer.
 */
export async function asked(instance: Home, family: Family): Promise<Set<string>> {
  const all = new Set<string>()
  const holding = [...family.people.keys()].map(async (uid) => {
    const [grants, rows, copies] = await Promise.all(
      [paths.grants(uid), paths.connections(uid), paths.feed(uid)].map((path) => instance.db.collection(path).get()),
    )
    for (const copy of copies!.docs) all.add(`${uid} holds ${(copy.data() as Entry).text} as ${copy.id}`)
    for (const { id } of rows!.docs) all.add(`${id} is in users/${uid}`)
    for (const grant of grants!.docs) {
      for (const source of (grant.data() as Grant).sources) all.add(`${uid} holds ${grant.id} by ${source}`)
    }
  })
  const inside = family.past.flat().map(async (step) => {
    if (step.do !== 'make') return
    const { docs } = await instance.db.collection(paths.circleMembers(step.circle)).get()
    for (const { id } of docs) all.add(`${id} is in circles/${step.circle}`)
  })
  const left = postsOf(family).map(async ({ post }) => {
    const state = await leftOf(instance, post)
    if (state) all.add(`${post} is ${state}`)
  })
  await Promise.all([...holding, ...inside, ...left])
  await Promise.all(
    [...family.people.values()].flatMap((person) =>
      postsOf(family).map(async (post) => {
        const ways = await waysTo(instance, post, person)
        const open = ways.filter(({ isOpen }) => isOpen)
        const reading = `${person.uid} reads ${post.post}`
        if (open.length === ways.length) all.add(reading)
        else if (open.length > 0) all.add(`${reading} in part: ${open.map(({ way }) => way).join()}`)
      }),
    ),
  )
  return all
}

/** What a post says; of an erased one nothing may be left but its tombstone. Undefined for one that was never sent. */
async function leftOf(instance: Home, postId: string): Promise<string | undefined> {
  const post = await postOf(instance, postId)
  if (!post) return undefined
  const state = stateOf(post)
  if (state === 'live') return post.text
  if (state === 'deleted') return `${post.text}, gone`
  const below = [paths.comments(postId), paths.versions(postId)].map((path) => instance.db.collection(path).get())
  const beside = [paths.postAudience(postId), paths.receipt(postId)].map((path) => instance.db.doc(path).get())
  const isOver =
    state === 'tombstone' &&
    post.text === '' &&
    !post.photos &&
    (await Promise.all(below)).every((found) => found.empty)
  return isOver && (await Promise.all(beside)).every((found) => !found.exists) ? 'nothing' : 'half erased'
}

/** Null when some order of what happened explains what is read; else the difference from the nearest one. */
export function disagreement(family: Family, read: ReadonlySet<string>): string[] | null {
  const { members, connected } = family.history
  let nearest: string[] | null = null
  for (const order of orders(family.past, family.unsure)) {
    const world = emptyWorld(members, connected)
    for (const step of order) apply(world, step)
    const wanted = readings(world)
    const difference = [
      ...[...wanted].filter((one) => !read.has(one)).map((one) => `missing: ${one}`),
      ...[...read].filter((one) => !wanted.has(one)).map((one) => `too much: ${one}`),
    ]
    if (difference.length === 0) return null
    if (!nearest || difference.length < nearest.length) nearest = difference
  }
  return nearest
}
