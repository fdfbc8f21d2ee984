import type { Audience } from '../post/audience.ts'
import { type Source, sourceOf } from './source.ts'

/** Whom each source reaches, by its rows and the time of a post: the author's connections, and circles by their ids. */
export interface Reached {
  connections: readonly string[]
  circles?: ReadonlyMap<string, readonly string[]>
}

/** The sources of a post, as its audience names them; people by name come through the author's connections. */
export function sourcesOf(author: string, { connections, people, circles }: Audience): Source[] {
  const own = connections || people.length > 0 ? [sourceOf(author)] : []
  return [...own, ...circles.map(circleSource)]
}

export const circleSource = (circleId: string): Source => `circles/${circleId}`

/** The id of the circle that a source is; undefined for somebody's connections. */
export function circleOf(source: Source): string | undefined {
  const [collection, id] = source.split('/')
  return collection === 'circles' ? id : undefined
}

/** The sources with which a post stays for whoever comes later: what is for people by name is for them alone. */
export function keepingSources(author: string, audience: Audience): Source[] {
  return sourcesOf(author, { ...audience, people: [] })
}

/** Who may read a post by which of its sources: the union of their members, minus exceptions, and minus its author. */
export function readersBySource(author: string, audience: Audience, reached: Reached): Map<string, Source[]> {
  const through = new Map<string, Source[]>()
  const except = new Set([author, ...audience.except])
  const add = (source: Source, uids: readonly string[]) => {
    for (const uid of uids) if (!except.has(uid)) through.set(uid, [...(through.get(uid) ?? []), source])
  }
  const named = new Set(audience.people)
  add(
    sourceOf(author),
    audience.connections ? reached.connections : reached.connections.filter((uid) => named.has(uid)),
  )
  for (const id of audience.circles) add(circleSource(id), reached.circles?.get(id) ?? [])
  return through
}

/** Who may read a post besides its author, in a fixed order. */
export function readersOf(author: string, audience: Audience, reached: Reached): string[] {
  return [...readersBySource(author, audience, reached).keys()].sort()
}
