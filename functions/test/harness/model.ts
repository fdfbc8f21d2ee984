/**
 * Who may read which post, decided from the history alone. Pure, and deliberately ignorant of how the instance does it:
 * it knows sources with their members' rows, posts with their audience, and one formula (`giving`). A new kind of source
 * needs only acts that write rows. What is refused changes nothing.
 */
export type Step =
  | { do: 'join'; guest: string; host: string }
  | { do: 'connect'; who: string; to: string }
  | { do: 'remove' | 'block' | 'unblock'; who: string; other: string }
  /** For everyone the author knows but `except`, or for the people `to`, whom the author must know; and for circles. */
  | ({ do: 'post'; author: string; post: string; except: readonly string[]; photo?: boolean } & Wanted)
  | CircleStep
  | { do: 'suspend' | 'restore'; who: string }
  | { do: 'wait'; days: number }

interface Wanted {
  to?: readonly string[]
  circles?: readonly string[]
}

type CircleStep =
  | ({ do: 'make'; who: string; circle: string; others: readonly string[] } & Pick<Circle, 'kind' | 'history'>)
  | { do: 'add'; who: string; circle: string; other: string }
  | { do: 'invite'; who: string; circle: string; other: string }
  | { do: 'take'; who: string; circle: string; other: string }
  | { do: 'come'; who: string; circle: string }
  | { do: 'leave'; who: string; circle: string }
  | { do: 'follow'; who: string; circle: string }

interface Circle {
  kind: 'private' | 'public' | 'group'
  /** How many days of before are a newcomer's. */
  history: number
  owner: string
  isFrozen: boolean
  removed: Set<string>
  invited: Map<string, { by: string; at: number }>
}

/** `users/{uid}`: its members are the member's connections. */
type Source = `users/${string}` | `circles/${string}`
const ownSource = (uid: string): Source => `users/${uid}`
const circleSource = (id: string): Source => `circles/${id}`

interface Post {
  author: string
  at: number
  /** Whose members it is for, and whom of the author's own source besides. */
  sources: readonly Source[]
  people: readonly string[]
  except: readonly string[]
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

/** Each comes into the other's source; whoever comes by an invite also gets what was shared before. */
function meet(world: World, one: string, other: string, before: number): void {
  rows(world, ownSource(one)).set(other, world.now - before)
  rows(world, ownSource(other)).set(one, world.now)
  for (const over of [parting(one, other), asking(one, other), asking(other, one)]) world.marks.delete(over)
}

const isActive = ({ members, suspended }: World, who: string) => members.has(who) && !suspended.has(who)
const isApart = ({ marks }: World, one: string, other: string) =>
  marks.has(blocking(one, other)) || marks.has(blocking(other, one))

function applyToCircle(world: World, step: CircleStep): void {
  const { circles, now } = world
  const { who, circle: id } = step
  const circle = circles.get(id)
  const inside = rows(world, circleSource(id))
  const enter = (uid: string) => void (inside.has(uid) || inside.set(uid, now - circle!.history))
  if (!isActive(world, who)) return
  if (step.do === 'make') {
    if (circle || !step.others.every((one) => knows(world, who, one))) return
    const { kind, history, others } = step
    const invited = new Map(kind === 'group' ? others.map((one) => [one, { by: who, at: now }] as const) : [])
    circles.set(id, { kind, history, owner: who, isFrozen: false, removed: new Set(), invited })
    for (const one of [who, ...(kind === 'private' ? others : [])]) inside.set(one, one === who ? -1 : now)
  } else if (!circle) return
  else if (step.do === 'follow') {
    const isOpen = circle.kind === 'public' && !circle.removed.has(who) && !isApart(world, who, circle.owner)
    if (isOpen) enter(who)
  } else if (step.do === 'come') {
    const asked = circle.invited.get(who)
    if (!asked || inside.has(who) || circle.isFrozen || !inside.has(asked.by) || now - asked.at >= invitationDays)
      return
    if (circle.removed.has(who) && asked.by !== circle.owner) return
    enter(who)
    circle.invited.delete(who)
    circle.removed.delete(who)
  } else if (step.do === 'leave') {
    if (circle.owner === who && inside.has(who) && circle.kind === 'group') {
      const next = [...inside.keys()].find((one) => one !== who && isActive(world, one))
      if (next) circle.owner = next
      else circle.isFrozen = true
    }
    if (circle.kind === 'group' || (circle.kind === 'public' && circle.owner !== who)) inside.delete(who)
  } else if (!inside.has(who) || circle.isFrozen) return
  else if (step.do === 'invite') {
    const isBarred = circle.removed.has(step.other) && circle.owner !== who
    if (circle.kind !== 'group' || !knows(world, who, step.other) || inside.has(step.other) || isBarred) return
    circle.invited.set(step.other, { by: who, at: now })
  } else if (circle.owner !== who || step.other === who) return
  else if (step.do === 'add') circle.kind === 'private' && knows(world, who, step.other) && enter(step.other)
  else {
    if (circle.kind !== 'private') circle.removed.add(step.other)
    circle.invited.delete(step.other)
    inside.delete(step.other)
  }
}

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, marks, posts, circles } = world
  const acts = (who: string) => isActive(world, who)
  const areApart = (one: string, other: string) => isApart(world, one, other)
  world.now += 1e-6
  if ('circle' in step) applyToCircle(world, step)
  else if (step.do === 'wait') world.now += step.days
  else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (step.do === 'unblock') acts(step.who) && marks.delete(blocking(step.who, step.other))
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(step.host) || areApart(step.guest, step.host)) return
    members.add(step.guest)
    meet(world, step.host, step.guest, firstFeedDays)
  } else if (step.do === 'connect') {
    const { who, to } = step
    if (!acts(who) || !acts(to) || who === to || areApart(who, to) || knows(world, who, to)) return
    // Two who parted both have to ask.
    if (!marks.has(parting(who, to)) || marks.has(asking(to, who))) meet(world, who, to, 0)
    else marks.add(asking(who, to))
  } else if (step.do === 'post') {
    const { author, except, to: people = [], circles: named = [] } = step
    if (!acts(author) || !people.every((one) => knows(world, author, one))) return
    const mayPost = (id: string) => {
      const [circle, inside] = [circles.get(id), rows(world, circleSource(id))]
      if (!circle || !inside.has(author) || circle.isFrozen) return false
      return circle.kind === 'group' ? !except.some((one) => inside.has(one)) : circle.owner === author
    }
    if (!named.every(mayPost)) return
    const own = step.to || named.some((id) => circles.get(id)!.kind === 'public') ? [] : [ownSource(author)]
    posts.set(step.post, { author, at: world.now, sources: [...own, ...named.map(circleSource)], people, except })
  } else if ('other' in step) {
    const { who, other } = step
    if (!acts(who) || who === other) return
    if (step.do === 'block') {
      marks.add(blocking(who, other))
      for (const ask of [asking(who, other), asking(other, who)]) marks.delete(ask)
    }
    // Whoever is no member yet is blocked all the same, but there is nothing to part from.
    if (!members.has(other)) return
    if (step.do === 'remove' && !knows(world, who, other)) return
    marks.add(parting(who, other))
    for (const [id, { owner, kind }] of circles) {
      if (kind === 'group' || (kind === 'public' && step.do === 'remove')) continue
      for (const [one, two] of [
        [who, other],
        [other, who],
      ])
        if (owner === one) rows(world, circleSource(id)).delete(two!)
    }
    rows(world, ownSource(who)).delete(other)
    rows(world, ownSource(other)).delete(who)
  }
}

/** By which sources somebody has a post: ⋃ members(source) whose `from` is not after it, minus the exceptions. */
function giving(world: World, { author, at, sources, people, except }: Post, reader: string): readonly Source[] {
  const isForPeople = reader === author ? people.length > 0 : people.includes(reader)
  const asked = new Set(isForPeople ? [...sources, ownSource(author)] : sources)
  const from = (source: Source) => (source === ownSource(reader) ? 0 : rows(world, source).get(reader))
  const reaches = (source: Source) => (from(source) ?? Number.POSITIVE_INFINITY) <= at
  return except.includes(reader) ? [] : [...asked].filter(reaches)
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
