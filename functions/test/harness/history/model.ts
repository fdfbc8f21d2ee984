/**
 * Who may read which post, decided from the history alone and ignorant of how the instance does it: by sources with
 * their members' rows, posts with their audience, and one formula (`giving`). What is refused changes nothing.
 */
import {
  type Addressing,
  type BelowStep,
  type CircleStep,
  isBelow,
  isPaying,
  type Posting,
  type PostStep,
  pair,
  type Step,
  type TierStep,
} from './doings.ts'

type Making = Extract<CircleStep, { do: 'make' }>
type Comment = { by: string; words: string; under?: string | undefined; isGone: boolean }
/** `was`: what it said before. `felt`: 'who about thing'. `gone`: when its author deleted it. */
type Post = {
  author: string
  to: Addressing
  at: number
  words: string
  was: string[]
  comments: Map<string, Comment>
  felt: Map<string, { who: string; thing: string; felt: string }>
  gone?: number
}
/** Until when somebody reads what is for a tier: to the end of what they paid, and a while from what was first refused. */
type Paid = { until: number; grace: number }
/** `owner` is '' once nobody is left who could be: then it is frozen. `paid`: who subscribes to it, at Stripe. */
type Circle = Making & {
  owner: string
  removed: Set<string>
  invited: Map<string, { by: string; at: number }>
  paid: Map<string, Paid>
}
type World = ReturnType<typeof emptyWorld>

const [firstFeedDays, invitationDays, restoreDays] = [30, 14, 10 / (24 * 60)]
const [paidDays, renewalDays, graceDays] = [30, 2 / 24, 7]
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

/** Out of somebody's source and of their private circles, and by a block of the public ones and tiers as well. */
function lose(world: World, from: string, who: string, isBlock: boolean): void {
  const ends = ({ owner, kind }: Circle) =>
    owner === from && (kind === 'private' || (isBlock && (kind === 'public' || kind === 'tier')))
  const theirs = [...world.circles].filter(([, circle]) => ends(circle))
  const paid = theirs.map(([, circle]) => circle.paid)
  for (const of of [knownTo(world, from), ...paid, ...theirs.map(([id]) => peopleOf(world, id))]) of.delete(who)
}

function make(world: World, step: Making): void {
  const { who, circle, kind, others } = step
  const areKnown = kind === 'tier' || others.every((one) => knownTo(world, who).has(one))
  if (world.circles.has(circle) || !areKnown) return
  const invited = new Map(kind === 'group' ? others.map((one) => [one, { by: who, at: world.now }] as const) : [])
  world.circles.set(circle, { ...step, owner: who, removed: new Set(), invited, paid: new Map() })
  peopleOf(world, circle).set(who, 0)
  for (const one of kind === 'private' ? others : []) peopleOf(world, circle).set(one, world.now)
}

function actInCircle(world: World, step: Exclude<CircleStep, Making>, circle: Circle): void {
  const [{ now }, { who, do: act }, inside] = [world, step, peopleOf(world, step.circle)]
  const { kind, owner, history, removed, invited } = circle
  const [other, isIn, asked] = ['other' in step ? step.other : who, inside.has(who), invited.get(who)]
  const enter = (uid: string) => inside.has(uid) || inside.set(uid, now - history)
  if (kind === 'tier') return
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

function pay(world: World, { do: act, who, circle: id }: TierStep, circle: Circle): void {
  const [{ now }, { owner, kind, paid }, before] = [world, circle, circle.paid.get(who)]
  if (act === 'subscribe') {
    const may =
      kind === 'tier' && who !== owner && acts(world, who) && acts(world, owner) && !areApart(world, who, owner)
    if (may && !before) paid.set(who, { until: now + paidDays, grace: 0 })
  } else if (!before) return
  else if (act === 'end') paid.delete(who)
  else if (act === 'renew') paid.set(who, { until: before.until + paidDays, grace: 0 })
  else paid.set(who, { ...before, grace: before.grace || now + graceDays })
  settleTier(world, id, circle)
}

/** Who has paid is in it now, who has not is not; who comes back comes anew. */
function settleTier(world: World, id: string, { owner, paid, history }: Circle): void {
  const inside = peopleOf(world, id)
  const isOpen = ({ until, grace }: Paid) => Math.max(until + renewalDays, grace) > world.now
  const open = new Set([...paid].filter(([, one]) => isOpen(one)).map(([who]) => who)).add(owner)
  for (const who of inside.keys()) if (!open.has(who)) inside.delete(who)
  for (const who of open) if (!inside.has(who)) inside.set(who, world.now - history)
}

const isForTier = ({ circles }: World, { circles: ids = [] }: Addressing) =>
  ids.some((id) => circles.get(id)?.kind === 'tier')

const newPost = ({ now }: World, { author, post, ...to }: Posting): Post => ({
  ...{ author, to, at: now, words: post, was: [] },
  ...{ comments: new Map(), felt: new Map() },
})

/** Of a post that is `sent` circles may have frozen, and people are known since before it. */
function mayAddress(world: World, author: string, { except, to, circles = [] }: Addressing, sent?: Post): boolean {
  const mayGoTo = (id: string) => {
    const [circle, inside] = [world.circles.get(id), peopleOf(world, id)]
    if (!circle || !inside.has(author) || !(circle.owner || sent?.to.circles?.includes(id))) return false
    return circle.kind === 'group' ? !except.some((one) => inside.has(one)) : circle.owner === author
  }
  const isKnown = (one: string) => (knownTo(world, author).get(one) ?? Infinity) <= (sent?.at ?? world.now)
  const isAlone = circles.length === 1 && to?.length === 0 && except.length === 0
  if (isForTier(world, { circles, except }) && !isAlone) return false
  return circles.every(mayGoTo) && (to ?? []).every(isKnown)
}

function mayReaddress(world: World, post: Post, to: Addressing): boolean {
  const [before = [], circles = []] = [post.to.circles, to.circles]
  const isFor = ({ to, except }: Addressing, uid: string) => (to ? to.includes(uid) : !except.includes(uid))
  const comes = (uid: string) => isFor(to, uid) && !isFor(post.to, uid)
  const isWider = circles.some((id) => !before.includes(id)) || [...world.members, ...post.to.except].some(comes)
  const isPublic = [...before, ...circles].some((id) => world.circles.get(id)?.kind === 'public')
  const isPaid = [post.to, to].some((one) => isForTier(world, one))
  return !isPublic && !isPaid && !(isWider && isAnswered(post)) && mayAddress(world, post.author, to, post)
}

function actOnPost(world: World, step: PostStep, post: Post): void {
  const isGone = post.gone !== undefined
  const mayTell = (id: string) => world.circles.get(id)?.owner && peopleOf(world, id).has(post.author)
  if (step.who !== post.author) return
  if (step.do === 'bring-back') post.gone = world.now - (post.gone ?? world.now) < restoreDays ? undefined : post.gone
  else if (step.do === 'delete') post.gone ??= world.now
  else if (isGone) return
  else if (step.do === 'edit') {
    // What it says, or has said since, came by another copy of the same call.
    if ([post.words, ...post.was].includes(step.words) || (step.stale && post.was.length > 0)) return
    if (!(post.to.circles ?? []).every(mayTell)) return
    post.was.push(post.words)
    post.words = step.words
  } else if (mayReaddress(world, post, step)) post.to = step
}

/** Below what one reads; what is one's own, or below one's own post, is taken back from anywhere. */
function actBelow(world: World, step: BelowStep, post: Post): void {
  const [{ who }, reads] = [step, giving(world, post, step.who).length > 0]
  const comment = 'comment' in step ? post.comments.get(step.comment) : undefined
  if (step.do === 'comment') {
    const above = step.under === undefined ? {} : post.comments.get(step.under)
    if (!reads || comment || !above || 'under' in above) return
    const under = step.under === undefined ? {} : { under: step.under }
    post.comments.set(step.comment, { by: who, words: step.words, isGone: false, ...under })
  } else if (step.do === 'unfeel') post.felt.delete(`${who} about ${step.thing}`)
  else if (step.do === 'feel') reads && isThere(post, step.thing) && post.felt.set(`${who} about ${step.thing}`, step)
  else if (!comment || comment.isGone) return
  else if (step.do === 'reword') comment.words = reads && comment.by === who ? step.words : comment.words
  else comment.isGone = comment.by === who || post.author === who
}

const isThere = ({ comments }: Post, thing: string) => thing === 'post' || comments.get(thing)?.isGone === false

/** Comments without words stay for what stands below them. */
function standing({ comments }: Post): [string, Comment][] {
  const holds = (id: string) => [...comments.values()].some(({ under, isGone }) => under === id && !isGone)
  return [...comments].filter(([id, { isGone }]) => !isGone || holds(id))
}

const feelings = (post: Post) => [...post.felt.values()].filter(({ thing }) => isThere(post, thing))
const isAnswered = (post: Post) =>
  [...standing(post).map(([, { by }]) => by), ...feelings(post).map(({ who }) => who)].some(
    (one) => one !== post.author,
  )

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, marks, circles, posts } = world
  world.now += 1e-6
  if (step.do === 'wait') {
    world.now += step.days
    for (const post of posts.values()) post.comments = new Map(standing(post))
    for (const [id, circle] of circles) if (circle.kind === 'tier') settleTier(world, id, circle)
  } else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (isPaying(step)) circles.has(step.circle) && pay(world, step, circles.get(step.circle)!)
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(world, step.host) || areApart(world, step.guest, step.host)) return
    members.add(step.guest)
    meet(world, step.host, step.guest, firstFeedDays)
  } else if (!acts(world, step.do === 'post' ? step.author : step.who)) return
  else if (step.do === 'post') mayAddress(world, step.author, step) && posts.set(step.post, newPost(world, step))
  else if (isBelow(step)) posts.has(step.post) && actBelow(world, step, posts.get(step.post)!)
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
  const isListed = ({ to }: Post) => !to.circles?.some((id) => world.circles.get(id)?.kind === 'public')
  const of = (id: string, post: Post, reader: string) => {
    const held = giving(world, post, reader).map((source) => `${reader} holds ${id} by ${source}`)
    const [reads, isAuthor] = [held.length > 0, reader === post.author]
    if (reads) held.push(`${reader} holds ${isForTier(world, post.to) ? '' : post.words} as ${id}`)
    if (suspended.has(reader)) return held
    if (isAuthor) held.push(`${reader} reads versions of ${id}`)
    if (reads) held.push(`${reader} reads ${id}`)
    if (reads && (isAuthor || isListed(post))) held.push(`${reader} reads who reacted to ${id}`)
    return held
  }
  const left = (id: string, post: Post) => {
    const [{ gone, words, was }, all] = [post, feelings(post)]
    if (gone !== undefined && now - gone >= restoreDays) return [`${id} is nothing`]
    const counted = (thing: string) =>
      countOf(
        all.filter((one) => one.thing === thing),
        isListed(post),
      )
    const below = standing(post)
    return [
      `${id} is ${words}${gone === undefined ? '' : ', gone'}, was ${was.join()}`,
      ...all.map(({ who, felt, thing }) => `${id}: ${who} feels ${felt} about ${thing}`),
      ...below.map(
        ([one, { by, words, under, isGone }]) =>
          `${id}: ${one} under ${under} by ${by} says ${isGone ? '' : words}, felt ${counted(one)}`,
      ),
      `${id} has ${below.filter(([, { isGone }]) => !isGone).length}, felt ${counted('post')}`,
    ]
  }
  const ofAll = [...posts].flatMap(([id, post]) => [
    ...left(id, post),
    ...[...members].flatMap((one) => of(id, post, one)),
  ])
  const isIn = [...sources].flatMap(([source, known]) => [...known.keys()].map((one) => `${one} is in ${source}`))
  return new Set([...isIn, ...ofAll])
}

/** Of each feeling how many, and whose where readers may know. */
function countOf(all: readonly { who: string; felt: string }[], isListed: boolean): string {
  return all
    .map(({ who, felt }) => (isListed ? `${felt} by ${who}` : felt))
    .sort()
    .join()
}
