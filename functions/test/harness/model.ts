/**
 * Who may read which post, decided from the history alone. Pure, and deliberately ignorant of how the instance does it:
 * it knows sources with their members' rows, posts with their audience, and one formula (`giving`). A new kind of source
 * needs only acts that write rows. What is refused changes nothing.
 */
import type { CircleKind, CircleStep, Posting, Step } from './doings.ts'

/** `users/{uid}`: its members are the member's connections. */
type Source = `users/${string}` | `circles/${string}`
const ownSource = (uid: string): Source => `users/${uid}`
const circleSource = (id: string): Source => `circles/${id}`

/** Whose members a post is for, and whom of the author's own source besides. */
interface Post extends Required<Pick<Posting, 'author' | 'except'>> {
  at: number
  sources: readonly Source[]
  people: readonly string[]
}

interface Circle {
  kind: CircleKind
  /** How many days of before are a newcomer's. */
  history: number
  owner: string
  isFrozen: boolean
  removed: Set<string>
  invited: Map<string, { by: string; at: number }>
}

interface World {
  /** Steps and days until now, in days: what happens later has a greater number. */
  now: number
  members: Set<string>
  suspended: Set<string>
  /** The rows: from when on a source's posts are this member's. */
  sources: Map<Source, Map<string, number>>
  /** 'ana blocks beto', 'ana asks beto', 'ana+beto parted' and have not met again: a link only asks. */
  marks: Set<string>
  posts: Map<string, Post>
  circles: Map<string, Circle>
}

const [firstFeedDays, invitationDays] = [30, 14]
export const pair = (one: string, other: string) => [one, other].sort().join('+')
const asking = (one: string, other: string) => `${one} asks ${other}`
const blocking = (one: string, other: string) => `${one} blocks ${other}`
const parting = (one: string, other: string) => `${pair(one, other)} parted`

export function emptyWorld(members: Iterable<string>, connected: Iterable<readonly [string, string]>): World {
  const nothing = { suspended: new Set<string>(), sources: new Map(), marks: new Set<string>() }
  const world: World = { now: 0, members: new Set(members), posts: new Map(), circles: new Map(), ...nothing }
  for (const [one, other] of connected) meet(world, one, other, 0)
  return world
}

const rows = ({ sources }: World, source: Source) => sources.get(source) ?? sources.set(source, new Map()).get(source)!
const knows = (world: World, one: string, other: string) => rows(world, ownSource(one)).has(other)
const acts = ({ members, suspended }: World, who: string) => members.has(who) && !suspended.has(who)
const areApart = ({ marks }: World, one: string, other: string) =>
  marks.has(blocking(one, other)) || marks.has(blocking(other, one))

/** Each comes into the other's source; whoever comes by an invite also gets what was shared before. */
function meet(world: World, one: string, other: string, before: number): void {
  rows(world, ownSource(one)).set(other, world.now - before)
  rows(world, ownSource(other)).set(one, world.now)
  for (const over of [parting(one, other), asking(one, other), asking(other, one)]) world.marks.delete(over)
}

/** Out of each other's sources, and of each other's circles of these kinds. */
function part(world: World, one: string, other: string, kinds: readonly CircleKind[]): void {
  const owned = [...world.circles].filter(([, { kind }]) => kinds.includes(kind))
  for (const [from, who] of [
    [one, other],
    [other, one],
  ] as const) {
    rows(world, ownSource(from)).delete(who)
    for (const [id, { owner }] of owned) if (owner === from) rows(world, circleSource(id)).delete(who)
  }
}

function actInCircle(world: World, step: CircleStep): void {
  const { now } = world
  const { who, circle: id } = step
  const [circle, inside] = [world.circles.get(id), rows(world, circleSource(id))]
  if (step.do === 'make') {
    const { kind, history, others } = step
    if (circle || !others.every((one) => knows(world, who, one))) return
    const invited = new Map(kind === 'group' ? others.map((one) => [one, { by: who, at: now }] as const) : [])
    world.circles.set(id, { kind, history, owner: who, isFrozen: false, removed: new Set(), invited })
    inside.set(who, 0)
    for (const one of kind === 'private' ? others : []) inside.set(one, now)
    return
  }
  if (!circle) return
  const { kind, owner, removed, invited, isFrozen } = circle
  const enter = (uid: string) => !inside.has(uid) && inside.set(uid, now - circle.history)
  const asked = invited.get(who)
  const isOwner = owner === who && !isFrozen
  if (step.do === 'follow') kind === 'public' && !removed.has(who) && !areApart(world, who, owner) && enter(who)
  else if (step.do === 'come' && asked && !inside.has(who) && !isFrozen && now - asked.at < invitationDays) {
    if (!inside.has(asked.by) || (removed.has(who) && asked.by !== owner)) return
    enter(who)
    for (const over of [invited, removed]) over.delete(who)
  } else if (step.do === 'leave' && inside.has(who) && kind !== 'private' && !(isOwner && kind === 'public')) {
    const next = [...inside.keys()].find((one) => one !== who && acts(world, one))
    if (isOwner) Object.assign(circle, next ? { owner: next } : { isFrozen: true })
    inside.delete(who)
  } else if (
    step.do === 'invite' &&
    kind === 'group' &&
    inside.has(who) &&
    !isFrozen &&
    knows(world, who, step.other)
  ) {
    if (!inside.has(step.other) && (isOwner || !removed.has(step.other))) invited.set(step.other, { by: who, at: now })
  } else if (step.do === 'add') isOwner && kind === 'private' && knows(world, who, step.other) && enter(step.other)
  else if (step.do === 'take' && isOwner && step.other !== who) {
    if (kind !== 'private') removed.add(step.other)
    for (const over of [invited, inside]) over.delete(step.other)
  }
}

function post(world: World, { author, post, except, to, circles = [] }: Posting): void {
  const addressed = circles.map((id) => [world.circles.get(id), rows(world, circleSource(id))] as const)
  const mayAddress = addressed.every(([circle, inside]) => {
    if (!circle || !inside.has(author) || circle.isFrozen) return false
    return circle.kind === 'group' ? !except.some((one) => inside.has(one)) : circle.owner === author
  })
  if (!mayAddress || !(to ?? []).every((one) => knows(world, author, one))) return
  const sources = [...(to ? [] : [ownSource(author)]), ...circles.map(circleSource)]
  world.posts.set(post, { author, at: world.now, sources, people: to ?? [], except })
}

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, marks } = world
  world.now += 1e-6
  if (step.do === 'wait') world.now += step.days
  else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(world, step.host) || areApart(world, step.guest, step.host)) return
    members.add(step.guest)
    meet(world, step.host, step.guest, firstFeedDays)
  } else if (!acts(world, step.do === 'post' ? step.author : step.who)) return
  else if (step.do === 'post') post(world, step)
  else if ('circle' in step) actInCircle(world, step)
  else if (step.do === 'unblock') marks.delete(blocking(step.who, step.other))
  else if (step.do === 'connect') {
    const { who, to } = step
    if (!acts(world, to) || who === to || areApart(world, who, to) || knows(world, who, to)) return
    // Two who parted both have to ask.
    if (!marks.has(parting(who, to)) || marks.has(asking(to, who))) meet(world, who, to, 0)
    else marks.add(asking(who, to))
  } else if (step.who !== step.other) {
    const { who, other } = step
    const isBlock = step.do === 'block'
    for (const mark of isBlock ? [asking(who, other), asking(other, who)] : []) marks.delete(mark)
    if (isBlock) marks.add(blocking(who, other))
    // Whoever is no member yet is blocked all the same, but there is nothing to part from.
    if (!members.has(other) || !(isBlock || knows(world, who, other))) return
    marks.add(parting(who, other))
    part(world, who, other, isBlock ? ['private', 'public'] : ['private'])
  }
}

/** By which sources somebody has a post: ⋃ members(source) whose `from` is not after it, minus the exceptions. */
function giving(world: World, { author, at, sources, people, except }: Post, reader: string): readonly Source[] {
  const isForPeople = reader === author ? people.length > 0 : people.includes(reader)
  const asked = new Set(isForPeople ? [...sources, ownSource(author)] : sources)
  // One's own source is one's own.
  const from = (source: Source) => (source === ownSource(reader) ? 0 : rows(world, source).get(reader))
  return except.includes(reader) ? [] : [...asked].filter((source) => (from(source) ?? Number.POSITIVE_INFINITY) <= at)
}

/** 'member is in source', and 'reader holds post by source' and 'reads post': a suspended member only holds. */
export function readings(world: World): Set<string> {
  const { posts, members, suspended, sources } = world
  const of = (id: string, post: Post, reader: string) => {
    const grants = giving(world, post, reader).map((source) => `${reader} holds ${id} by ${source}`)
    return grants.length > 0 && !suspended.has(reader) ? [...grants, `${reader} reads ${id}`] : grants
  }
  const held = [...posts].flatMap(([id, post]) => [...members].flatMap((one) => of(id, post, one)))
  const isIn = [...sources].flatMap(([source, known]) => [...known.keys()].map((one) => `${one} is in ${source}`))
  return new Set([...held, ...isIn])
}
