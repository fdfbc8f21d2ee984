/**
 * Who may read which post, decided from the history alone and ignorant of how the instance does it: by sources with
 * their members' rows, posts with their audience, and one formula (access.ts, `giving`). What is refused changes nothing.
 * Here is what the model knows.
 */
import { type Addressing, type CircleStep, pair } from '../doings.ts'

export type Making = Extract<CircleStep, { do: 'make' }>
export type Comment = { by: string; words: string; under?: string | undefined; isGone: boolean }
/** `was`: what it said before. `felt`: 'who about thing'. `gone`: when its author deleted it. */
export type Post = {
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
export type Paid = { until: number; grace: number }
/** `owner` is '' once nobody is left who could be: then it is frozen, and over with nobody in it. `paid`: who subscribes to it, at Stripe. */
export type Circle = Making & {
  owner: string
  removed: Set<string>
  invited: Map<string, { by: string; at: number }>
  paid: Map<string, Paid>
}
export type World = ReturnType<typeof emptyWorld>

export const asking = (one: string, other: string) => `${one} asks ${other}`
export const blocking = (one: string, other: string) => `${one} blocks ${other}`
export const parting = (one: string, other: string) => `${pair(one, other)} parted`
export const rows = ({ sources }: World, source: string) =>
  sources.get(source) ?? sources.set(source, new Map()).get(source)!
export const knownTo = (world: World, uid: string) => rows(world, `users/${uid}`)
export const peopleOf = (world: World, circle: string) => rows(world, `circles/${circle}`)
export const acts = ({ members, suspended }: World, who: string) => members.has(who) && !suspended.has(who)
export const areApart = ({ marks }: World, a: string, b: string) =>
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
export function meet(world: World, one: string, other: string, before: number): void {
  knownTo(world, one).set(other, world.now - before)
  knownTo(world, other).set(one, world.now)
  for (const over of [parting(one, other), asking(one, other), asking(other, one)]) world.marks.delete(over)
}

/**
 * Out of somebody's source and of their private circles, and by a block of the public ones and tiers as well; what they
 * had asked into is over then.
 */
export function lose(world: World, from: string, who: string, isBlock: boolean): void {
  const ends = ({ owner, kind }: Circle) =>
    owner === from && (kind === 'private' || (isBlock && (kind === 'public' || kind === 'tier')))
  const theirs = [...world.circles].filter(([, circle]) => ends(circle))
  const paid = theirs.map(([, circle]) => circle.paid)
  const asked = isBlock ? [...world.circles.values()].map(({ invited }) => invited) : []
  for (const invited of asked) if (invited.get(who)?.by === from) invited.delete(who)
  for (const of of [knownTo(world, from), ...paid, ...theirs.map(([id]) => peopleOf(world, id))]) of.delete(who)
}
