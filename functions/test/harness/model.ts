/**
 * Who may read which post, decided from the history alone. Pure, and deliberately ignorant of how the instance does it:
 * no entries, no connections' rows, no fan-out. What is refused changes nothing.
 */
export type Step =
  | { do: 'join'; guest: string; host: string }
  | { do: 'connect'; who: string; to: string }
  | { do: 'remove' | 'block' | 'unblock'; who: string; other: string }
  /** For everyone the author knows but `except`; or for the people `to`, all of whom the author must know. */
  | { do: 'post'; author: string; post: string; except: readonly string[]; to?: readonly string[]; photo?: boolean }
  | { do: 'suspend' | 'restore'; who: string }
  | { do: 'wait'; days: number }

interface Post extends Pick<Step & { do: 'post' }, 'author' | 'except' | 'to'> {
  day: number
  readers: Set<string>
}

export interface World {
  day: number
  members: Set<string>
  suspended: Set<string>
  /** 'ana+beto', in the order of the alphabet. */
  connected: Set<string>
  /** 'ana blocks beto'. */
  blocks: Set<string>
  /** Pairs who parted, and have not met again: a link only asks. */
  parted: Set<string>
  /** 'ana asks beto'. */
  asks: Set<string>
  posts: Map<string, Post>
}

export const pair = (one: string, other: string) => [one, other].sort().join('+')
const asking = (one: string, other: string) => `${one} asks ${other}`
const blocking = (one: string, other: string) => `${one} blocks ${other}`

export function emptyWorld(members: Iterable<string>, connected: Iterable<string>): World {
  const [suspended, blocks, posts] = [new Set<string>(), new Set<string>(), new Map<string, Post>()]
  const [parted, asks] = [new Set<string>(), new Set<string>()]
  return { day: 0, members: new Set(members), suspended, connected: new Set(connected), blocks, parted, asks, posts }
}

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, connected, blocks, parted, asks, posts } = world
  const meet = (one: string, other: string) => {
    connected.add(pair(one, other))
    parted.delete(pair(one, other))
    for (const ask of [asking(one, other), asking(other, one)]) asks.delete(ask)
  }
  const acts = (who: string) => members.has(who) && !suspended.has(who)
  const areApart = (one: string, other: string) => blocks.has(blocking(one, other)) || blocks.has(blocking(other, one))
  const give = (post: Post, reader: string) => post.except.includes(reader) || post.readers.add(reader)
  if (step.do === 'wait') world.day += step.days
  else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (step.do === 'unblock') acts(step.who) && blocks.delete(blocking(step.who, step.other))
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(step.host) || areApart(step.guest, step.host)) return
    members.add(step.guest)
    connected.add(pair(step.guest, step.host))
    for (const post of posts.values()) {
      if (post.author === step.host && !post.to && world.day - post.day < 30) give(post, step.guest)
    }
  } else if (step.do === 'connect') {
    if (!acts(step.who) || !acts(step.to) || step.who === step.to || areApart(step.who, step.to)) return
    if (connected.has(pair(step.who, step.to))) return
    // Two who parted both have to ask.
    const agrees = !parted.has(pair(step.who, step.to)) || asks.has(asking(step.to, step.who))
    if (agrees) meet(step.who, step.to)
    else asks.add(asking(step.who, step.to))
  } else if (step.do === 'post') {
    const knows = (other: string) => connected.has(pair(other, step.author))
    if (!acts(step.author) || !(step.to ?? []).every(knows)) return
    const post: Post = { ...step, day: world.day, readers: new Set() }
    for (const reader of step.to ?? members) if (knows(reader)) give(post, reader)
    posts.set(step.post, post)
  } else if ('other' in step) {
    const { who, other } = step
    if (!acts(who) || who === other) return
    if (step.do === 'block') {
      blocks.add(blocking(who, other))
      for (const ask of [asking(who, other), asking(other, who)]) asks.delete(ask)
    }
    // Whoever is no member yet is blocked all the same, but there is nothing to part from.
    if (!members.has(other)) return
    if (step.do === 'block' || connected.has(pair(who, other))) parted.add(pair(who, other))
    connected.delete(pair(who, other))
    for (const { author, readers } of posts.values()) {
      if (author === who) readers.delete(other)
      if (author === other) readers.delete(who)
    }
  }
}

/** 'reader reads post', for everyone and everything. */
export function readings({ posts, suspended }: World): Set<string> {
  const all = [...posts].flatMap(([id, { author, readers }]) => [author, ...readers].map((reader) => ({ reader, id })))
  return new Set(all.filter(({ reader }) => !suspended.has(reader)).map(({ reader, id }) => `${reader} reads ${id}`))
}
