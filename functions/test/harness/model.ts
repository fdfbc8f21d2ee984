/**
 * Who may read which post, decided from the history alone. Pure, and deliberately ignorant of how the house does it: no
 * entries, no epochs, no fan-out. What is refused changes nothing.
 */
export type Step =
  | { do: 'join'; guest: string; host: string }
  | { do: 'connect'; who: string; to: string }
  | { do: 'remove'; who: string; other: string }
  | { do: 'post'; author: string; post: string; except: readonly string[] }
  | { do: 'suspend'; who: string }
  | { do: 'restore'; who: string }
  | { do: 'wait'; days: number }

interface Post {
  author: string
  except: readonly string[]
  day: number
  readers: Set<string>
}

export interface World {
  day: number
  members: Set<string>
  suspended: Set<string>
  /** 'ana+beto', in the order of the alphabet. */
  connected: Set<string>
  posts: Map<string, Post>
}

export const pair = (one: string, other: string) => [one, other].sort().join('+')

export function emptyWorld(members: Iterable<string>, connected: Iterable<string>): World {
  return { day: 0, members: new Set(members), suspended: new Set(), connected: new Set(connected), posts: new Map() }
}

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, connected, posts } = world
  const acts = (who: string) => members.has(who) && !suspended.has(who)
  const give = (post: Post, reader: string) => post.except.includes(reader) || post.readers.add(reader)
  if (step.do === 'wait') world.day += step.days
  else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(step.host)) return
    members.add(step.guest)
    connected.add(pair(step.guest, step.host))
    for (const post of posts.values()) {
      if (post.author === step.host && world.day - post.day < 30) give(post, step.guest)
    }
  } else if (step.do === 'connect') {
    if (acts(step.who) && acts(step.to) && step.who !== step.to) connected.add(pair(step.who, step.to))
  } else if (step.do === 'remove') {
    if (!acts(step.who)) return
    connected.delete(pair(step.who, step.other))
    for (const post of posts.values()) {
      if (post.author === step.who) post.readers.delete(step.other)
      if (post.author === step.other) post.readers.delete(step.who)
    }
  } else if (acts(step.author)) {
    const post = { author: step.author, except: step.except, day: world.day, readers: new Set<string>() }
    for (const reader of members) if (connected.has(pair(reader, step.author))) give(post, reader)
    posts.set(step.post, post)
  }
}

/** 'reader reads post', for everyone and everything. */
export function readings(world: World): Set<string> {
  const all = new Set<string>()
  for (const [id, post] of world.posts) {
    for (const reader of [post.author, ...post.readers]) {
      if (!world.suspended.has(reader)) all.add(`${reader} reads ${id}`)
    }
  }
  return all
}
