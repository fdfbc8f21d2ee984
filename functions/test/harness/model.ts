/**
 * Who may read which post, decided from the history alone and ignorant of how the instance does it: by sources with
 * their members' rows, posts with their audience, and one formula (`giving`). What is refused changes nothing.
 */
import { type Addressing, type CircleStep, type Posting, type PostStep, pair, type Step } from './doings.ts'

type Making = Extract<CircleStep, { do: 'make' }>
/** `gone`: when its author deleted it. */
type Post = Posting & { at: number; words: string; answered?: true; gone?: number }
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

export function emptyWorld(members: Iterable<string>, connected: Iterable<readonly [string, string]>) {
  const world = {
    /** Steps and days until now, in days: what happens later has a greater number. */
    now: 0,
    members: new Set(members),
    suspended: new Set<string>(),
    /** From when on a source's posts are a member's: of `users/{uid}`, whose are its connections, and `circles/{id}`. */
    sources: new Map<string, Map<string, number>>(),
    /** 'ana blocks beto', 'ana asks beto', 'ana+beto parted' and have not met again: a link only asks. */
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
  const [{ now }, { who }, inside] = [world, step, peopleOf(world, step.circle)]
  const { kind, owner, history, removed, invited } = circle
  const enter = (uid: string) => inside.has(uid) || inside.set(uid, now - history)
  const asked = invited.get(who)
  if (step.do === 'follow') kind === 'public' && !removed.has(who) && !areApart(world, who, owner) && enter(who)
  else if (step.do === 'come') {
    if (!asked || inside.has(who) || !owner || now - asked.at >= invitationDays || !inside.has(asked.by)) return
    if (removed.has(who) && asked.by !== owner) return
    enter(who)
    for (const over of [invited, removed]) over.delete(who)
  } else if (step.do === 'leave') {
    if (!inside.has(who) || kind === 'private' || (owner === who && kind === 'public')) return
    if (owner === who) circle.owner = [...inside.keys()].find((one) => one !== who && acts(world, one)) ?? ''
    inside.delete(who)
  } else if (step.do === 'invite') {
    const mayAsk = kind === 'group' && owner && inside.has(who) && knownTo(world, who).has(step.other)
    if (!mayAsk || inside.has(step.other) || (removed.has(step.other) && owner !== who)) return
    invited.set(step.other, { by: who, at: now })
  } else if (owner !== who) return
  else if (step.do === 'add') kind === 'private' && knownTo(world, who).has(step.other) && enter(step.other)
  else if (step.other !== who) {
    if (kind !== 'private') removed.add(step.other)
    for (const over of [invited, inside]) over.delete(step.other)
  }
}

const sent = ({ now }: World, step: Posting): Post => ({ ...step, at: now, words: step.post })

/** `post`: it is sent already, and its circles may have frozen since. */
function mayAddress(world: World, author: string, { except, to = [], circles = [] }: Addressing, post?: Post): boolean {
  const mayGoTo = (id: string) => {
    const [circle, inside] = [world.circles.get(id), peopleOf(world, id)]
    if (!circle || !inside.has(author) || !(circle.owner || post?.circles?.includes(id))) return false
    return circle.kind === 'group' ? !except.some((one) => inside.has(one)) : circle.owner === author
  }
  const isReached = (one: string) => (knownTo(world, author).get(one) ?? Infinity) <= (post?.at ?? Infinity)
  return circles.every(mayGoTo) && to.every((one) => knownTo(world, author).has(one) && isReached(one))
}

function readdress(
  world: World,
  { author, ...post }: Post,
  { except, to, circles = [] }: Addressing,
): Partial<Addressing> {
  const before = post.circles ?? []
  const isPublic = [...before, ...circles].some((id) => world.circles.get(id)?.kind === 'public')
  const isFor = (one: Addressing, uid: string) => (one.to ? one.to.includes(uid) : !one.except.includes(uid))
  const comes = (uid: string) => isFor({ except, to }, uid) && !isFor(post, uid)
  const isWider = circles.some((id) => !before.includes(id)) || [...world.members, ...post.except].some(comes)
  const isRefused =
    isPublic || (isWider && post.answered) || !mayAddress(world, author, { except, to, circles }, { author, ...post })
  return isRefused ? {} : { except, to, circles }
}

function actOnPost(world: World, step: PostStep, post: Post): void {
  const isBack = step.do === 'bring-back' && post.gone !== undefined && world.now - post.gone < restoreDays
  const mayTell = (id: string) => world.circles.get(id)?.owner && peopleOf(world, id).has(post.author)
  if (step.do === 'answer') post.answered ||= !post.gone || undefined
  else if (step.who !== post.author || (post.gone !== undefined && !isBack)) return
  else if (step.do === 'bring-back') post.gone = undefined
  else if (step.do === 'delete') post.gone = world.now
  else if (step.do === 'readdress') Object.assign(post, readdress(world, post, step))
  else if (step.do === 'edit' && (post.circles ?? []).every(mayTell)) post.words = step.words
}

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, marks, circles } = world
  world.now += 1e-6
  if (step.do === 'wait') world.now += step.days
  else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(world, step.host) || areApart(world, step.guest, step.host)) return
    members.add(step.guest)
    meet(world, step.host, step.guest, firstFeedDays)
  } else if (step.do !== 'answer' && !acts(world, step.do === 'post' ? step.author : step.who)) return
  else if (step.do === 'post') mayAddress(world, step.author, step) && world.posts.set(step.post, sent(world, step))
  else if ('post' in step) world.posts.has(step.post) && actOnPost(world, step, world.posts.get(step.post)!)
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
function giving(world: World, { author, at, to, circles = [], except, gone }: Post, reader: string): string[] {
  const isByAuthor = !to || (reader === author ? to.length > 0 : to.includes(reader))
  const sources = [...(isByAuthor ? [`users/${author}`] : []), ...circles.map((id) => `circles/${id}`)]
  const from = (source: string) => (source === `users/${reader}` ? 0 : (rows(world, source).get(reader) ?? Infinity))
  return gone !== undefined || except.includes(reader) ? [] : sources.filter((source) => from(source) <= at)
}

/**
 * 'member is in source'; 'reader holds post by source', with which words, and 'reads post': a suspended member only
 * holds. And what is left of each post: its words, if it waits to be brought back too, or nothing.
 */
export function readings(world: World): Set<string> {
  const { posts, members, suspended, sources, now } = world
  const of = (id: string, post: Post, reader: string) => {
    const held = giving(world, post, reader).map((source) => `${reader} holds ${id} by ${source}`)
    if (held.length > 0) held.push(`${reader} holds ${post.words} as ${id}`)
    return held.length > 0 && !suspended.has(reader) ? [...held, `${reader} reads ${id}`] : held
  }
  const left = ({ gone, words }: Post) =>
    gone === undefined ? words : now - gone < restoreDays ? `${words}, gone` : 'nothing'
  const isIn = [...sources].flatMap(([source, known]) => [...known.keys()].map((one) => `${one} is in ${source}`))
  const ofPost = ([id, post]: [string, Post]) => [
    `${id} is ${left(post)}`,
    ...[...members].flatMap((one) => of(id, post, one)),
  ]
  return new Set([...isIn, ...[...posts].flatMap(ofPost)])
}
