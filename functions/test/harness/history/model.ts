/**
 * Who may read which post, decided from the history alone and ignorant of how the instance does it: by sources with
 * their members' rows, posts with their audience, and one formula (`giving`). What is refused changes nothing.
 */
import { type Addressing, type CircleStep, type PostStep, pair, type Step } from './doings.ts'

type Making = Extract<CircleStep, { do: 'make' }>
/** `gone`: when its author deleted it. */
type Post = { author: string; to: Addressing; at: number; words: string; answered?: boolean; gone?: number }
/** `owner` is '' once nobody is left who could be: then it is frozen. */
type Circle = Making & { owner: string; removed: Set<string>; invited: Map<string, { by: string; at: number }> }
type World = ReturnType<typeof emptyWorld>

const [firstFeedDays, invitationDays, restoreDays] = [30, 14, 10 / (24 * 60)]
const asking = (one: string, other: string) => `${one} asks ${other}`
const blocking = (one: string, other: string) => `${one} blocks ${other}`
const parting = (one: string, other: string) => `${pair(one, other)} parted`
const rows = ({ sources }: World, source: string) => sources.get(source) ?? sources.set(source, new Map()).get(source)!
const knownTo = (world: World, uid: string) => rows(world, `users/${uid}`)
const peopleOf = (world: World, circle: string) => rows(world, `circles/${circle}`)
const acts = ({ members, suspended }: World, who: string) => members.has(who) && !suspended.has(who)
const areApart = ({ marks }: World, a: string, b: string) =>
  [blocking(a, b), blocking(b, a)].some((mark) => marks.has(mark))

/**
 * `now`: steps and days until now, in days. `sources`: from when on the posts of `users/{uid}`, whose are its connections,
 * and of `circles/{id}` are a member's. `marks`: 'ana blocks beto', 'ana asks beto', 'ana+beto parted' and a link only asks.
 */
export function emptyWorld(members: Iterable<string>, connected: Iterable<readonly [string, string]>) {
  const world = {
    now: 0,
    members: new Set(members),
    suspended: new Set<string>(),
    sources: new Map<string, Map<string, number>>(),
    marks: new Set<string>(),
    posts: new Map<string, Post>(),
    circles: new Map<string, Circle>(),
  }
  for (const [one, other] of connected) meet(world, one, other, 0)
  return world
}

/** Each comes into the other's source; whoever comes by an invite also gets what was shared before. */
function meet(world: World, one: string, other: string, before: number): void {
  knownTo(world, one).set(other, world.now - before)
  knownTo(world, other).set(one, world.now)
  for (const over of [parting(one, other), asking(one, other), asking(other, one)]) world.marks.delete(over)
}

/** Out of somebody's source and of their private circles, and by a block of the public ones as well. */
function lose(world: World, from: string, who: string, isBlock: boolean): void {
  const ends = ({ owner, kind }: Circle) => owner === from && (kind === 'private' || (isBlock && kind === 'public'))
  const theirs = [...world.circles].filter(([, circle]) => ends(circle))
  for (const people of [knownTo(world, from), ...theirs.map(([id]) => peopleOf(world, id))]) people.delete(who)
}

function make(world: World, step: Making): void {
  const { who, circle, kind, others } = step
  if (world.circles.has(circle) || !others.every((one) => knownTo(world, who).has(one))) return
  const invited = new Map(kind === 'group' ? others.map((one) => [one, { by: who, at: world.now }] as const) : [])
  world.circles.set(circle, { ...step, owner: who, removed: new Set(), invited })
  peopleOf(world, circle).set(who, 0)
  for (const one of kind === 'private' ? others : []) peopleOf(world, circle).set(one, world.now)
}

function actInCircle(world: World, step: Exclude<CircleStep, Making>, circle: Circle): void {
  const [{ now }, { who, do: act }, inside] = [world, step, peopleOf(world, step.circle)]
  const { kind, owner, history, removed, invited } = circle
  const [other, isIn, asked] = ['other' in step ? step.other : who, inside.has(who), invited.get(who)]
  const enter = (uid: string) => inside.has(uid) || inside.set(uid, now - history)
  if (act === 'follow') kind === 'public' && !removed.has(who) && !areApart(world, who, owner) && enter(who)
  else if (act === 'come') {
    const isAsked = asked && owner && now - asked.at < invitationDays && inside.has(asked.by)
    if (isIn || !isAsked || (removed.has(who) && asked.by !== owner)) return
    enter(who)
    for (const over of [invited, removed]) over.delete(who)
  } else if (act === 'leave') {
    if (!isIn || kind === 'private' || (owner === who && kind === 'public')) return
    if (owner === who) circle.owner = [...inside.keys()].find((one) => one !== who && acts(world, one)) ?? ''
    inside.delete(who)
  } else if (act === 'invite') {
    const mayAsk = kind === 'group' && owner && isIn && knownTo(world, who).has(other) && !inside.has(other)
    if (mayAsk && (!removed.has(other) || owner === who)) invited.set(other, { by: who, at: now })
  } else if (act === 'add') owner === who && kind === 'private' && knownTo(world, who).has(other) && enter(other)
  else if (owner === who && other !== who) {
    if (kind !== 'private') removed.add(other)
    for (const over of [invited, inside]) over.delete(other)
  }
}

/** Of a post that is `sent` circles may have frozen, and people are known since before it. */
function mayAddress(world: World, author: string, { except, to = [], circles = [] }: Addressing, sent?: Post): boolean {
  const mayGoTo = (id: string) => {
    const [circle, inside] = [world.circles.get(id), peopleOf(world, id)]
    if (!circle || !inside.has(author) || !(circle.owner || sent?.to.circles?.includes(id))) return false
    return circle.kind === 'group' ? !except.some((one) => inside.has(one)) : circle.owner === author
  }
  const isKnown = (one: string) => (knownTo(world, author).get(one) ?? Infinity) <= (sent?.at ?? world.now)
  return circles.every(mayGoTo) && to.every(isKnown)
}

function mayReaddress(world: World, post: Post, to: Addressing): boolean {
  const [before = [], circles = []] = [post.to.circles, to.circles]
  const isFor = ({ to, except }: Addressing, uid: string) => (to ? to.includes(uid) : !except.includes(uid))
  const comes = (uid: string) => isFor(to, uid) && !isFor(post.to, uid)
  const isWider = circles.some((id) => !before.includes(id)) || [...world.members, ...post.to.except].some(comes)
  const isPublic = [...before, ...circles].some((id) => world.circles.get(id)?.kind === 'public')
  return !isPublic && !(isWider && post.answered) && mayAddress(world, post.author, to, post)
}

function actOnPost(world: World, step: PostStep, post: Post): void {
  const isGone = post.gone !== undefined
  const mayTell = (id: string) => world.circles.get(id)?.owner && peopleOf(world, id).has(post.author)
  if (step.do === 'answer') post.answered ||= !isGone
  else if (step.who !== post.author) return
  else if (step.do === 'bring-back')
    post.gone = world.now - (post.gone ?? world.now) < restoreDays ? undefined : post.gone
  else if (step.do === 'delete') post.gone ??= world.now
  else if (isGone) return
  else if (step.do === 'edit') post.words = (post.to.circles ?? []).every(mayTell) ? step.words : post.words
  else if (mayReaddress(world, post, step)) post.to = step
}

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, marks, circles, posts } = world
  world.now += 1e-6
  if (step.do === 'wait') world.now += step.days
  else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(world, step.host) || areApart(world, step.guest, step.host)) return
    members.add(step.guest)
    meet(world, step.host, step.guest, firstFeedDays)
  } else if (step.do !== 'answer' && !acts(world, step.do === 'post' ? step.author : step.who)) return
  else if (step.do === 'post')
    mayAddress(world, step.author, step) &&
      posts.set(step.post, { author: step.author, to: step, at: world.now, words: step.post })
  else if ('post' in step) posts.has(step.post) && actOnPost(world, step, posts.get(step.post)!)
  else if (step.do === 'make') make(world, step)
  else if ('circle' in step) circles.has(step.circle) && actInCircle(world, step, circles.get(step.circle)!)
  else if (step.do === 'unblock') marks.delete(blocking(step.who, step.other))
  else if (step.do === 'connect') {
    const { who, to } = step
    if (!acts(world, to) || who === to || areApart(world, who, to) || knownTo(world, who).has(to)) return
    if (!marks.has(parting(who, to)) || marks.has(asking(to, who))) meet(world, who, to, 0)
    else marks.add(asking(who, to))
  } else if (step.who !== step.other) {
    const [{ who, other }, isBlock] = [step, step.do === 'block']
    for (const mark of isBlock ? [asking(who, other), asking(other, who)] : []) marks.delete(mark)
    if (isBlock) marks.add(blocking(who, other))
    // Whoever is no member yet is blocked all the same, but there is nothing to part from.
    if (!members.has(other) || !(isBlock || knownTo(world, who).has(other))) return
    marks.add(parting(who, other))
    lose(world, who, other, isBlock)
    lose(world, other, who, isBlock)
  }
}

/** By which sources, one's own always, somebody has a post: ⋃ members(source) with at ≥ from, minus exceptions. */
function giving(world: World, { author, at, to: { to, circles = [], except }, gone }: Post, reader: string): string[] {
  const isByAuthor = !to || (reader === author ? to.length > 0 : to.includes(reader))
  const sources = [...(isByAuthor ? [`users/${author}`] : []), ...circles.map((id) => `circles/${id}`)]
  const from = (source: string) => (source === `users/${reader}` ? 0 : (rows(world, source).get(reader) ?? Infinity))
  return gone !== undefined || except.includes(reader) ? [] : sources.filter((source) => from(source) <= at)
}

/** 'member is in source', 'reader holds post by source', 'holds words as post' and 'reads post'; and what is left of each. */
export function readings(world: World): Set<string> {
  const { posts, members, suspended, sources, now } = world
  const of = (id: string, post: Post, reader: string) => {
    const held = giving(world, post, reader).map((source) => `${reader} holds ${id} by ${source}`)
    if (held.length > 0) held.push(`${reader} holds ${post.words} as ${id}`)
    return held.length > 0 && !suspended.has(reader) ? [...held, `${reader} reads ${id}`] : held
  }
  const kept = ({ gone, words }: Post) =>
    gone === undefined ? words : now - gone < restoreDays ? `${words}, gone` : 'nothing'
  const ofAll = [...posts].flatMap(([id, post]) => [
    `${id} is ${kept(post)}`,
    ...[...members].flatMap((one) => of(id, post, one)),
  ])
  const isIn = [...sources].flatMap(([source, known]) => [...known.keys()].map((one) => `${one} is in ${source}`))
  return new Set([...isIn, ...ofAll])
}
