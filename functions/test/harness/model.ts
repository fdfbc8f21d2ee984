/**
 * Who may read which post, decided from the history alone. Pure, and deliberately ignorant of how the instance does it:
 * it knows sources with their members' rows, posts with their audience, and one formula (`giving`). A new kind of source
 * needs only acts that write rows. What is refused changes nothing.
 */
export type Step =
  | { do: 'join'; guest: string; host: string }
  | { do: 'connect'; who: string; to: string }
  | { do: 'remove' | 'block' | 'unblock'; who: string; other: string }
  /** For everyone the author knows but `except`; or for the people `to`, all of whom the author must know. */
  | { do: 'post'; author: string; post: string; except: readonly string[]; to?: readonly string[]; photo?: boolean }
  | { do: 'suspend' | 'restore'; who: string }
  | { do: 'wait'; days: number }

/** `users/{uid}`: its members are the member's connections. */
type Source = `users/${string}` | `circles/${string}`
const ownSource = (uid: string): Source => `users/${uid}`

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
}

const firstFeedDays = 30
export const pair = (one: string, other: string) => [one, other].sort().join('+')
const asking = (one: string, other: string) => `${one} asks ${other}`
const blocking = (one: string, other: string) => `${one} blocks ${other}`
const parting = (one: string, other: string) => `${pair(one, other)} parted`

export function emptyWorld(members: Iterable<string>, connected: Iterable<readonly [string, string]>): World {
  const nothing = { suspended: new Set<string>(), sources: new Map(), marks: new Set<string>(), posts: new Map() }
  const world: World = { now: 0, members: new Set(members), ...nothing }
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

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, marks, posts } = world
  const acts = (who: string) => members.has(who) && !suspended.has(who)
  const areApart = (one: string, other: string) => marks.has(blocking(one, other)) || marks.has(blocking(other, one))
  world.now += 1e-6
  if (step.do === 'wait') world.now += step.days
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
    const { author, except, to: people = [] } = step
    if (!acts(author) || !people.every((one) => knows(world, author, one))) return
    posts.set(step.post, { author, at: world.now, sources: step.to ? [] : [ownSource(author)], people, except })
  } else if ('other' in step) {
    const { who, other } = step
    if (!acts(who) || who === other) return
    if (step.do === 'block') {
      marks.add(blocking(who, other))
      for (const ask of [asking(who, other), asking(other, who)]) marks.delete(ask)
    }
    // Whoever is no member yet is blocked all the same, but there is nothing to part from.
    if (!members.has(other)) return
    if (step.do === 'block' || knows(world, who, other)) marks.add(parting(who, other))
    rows(world, ownSource(who)).delete(other)
    rows(world, ownSource(other)).delete(who)
  }
}

/** By which sources somebody has a post: ⋃ members(source) whose `from` is not after it, minus the exceptions. */
function giving(world: World, { author, at, sources, people, except }: Post, reader: string): readonly Source[] {
  if (reader === author) return [ownSource(author)]
  const asked = new Set(people.includes(reader) ? [...sources, ownSource(author)] : sources)
  const reaches = (source: Source) => (rows(world, source).get(reader) ?? Number.POSITIVE_INFINITY) <= at
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
