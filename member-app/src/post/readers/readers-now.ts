import type { Moment } from '@varanda/domain/moment'
import type { Audience } from '@varanda/domain/post/audience'
import { circleOf, readersBySource } from '@varanda/domain/source/reach'
import { type MemberRow, reaches, sourceOf } from '@varanda/domain/source/source'

type Rows = Readonly<Record<string, MemberRow & { name: string }>>

/** Somebody who sees a post now. */
export interface ReaderNow {
  uid: string
  name: string
  /** The circles among their ways. */
  circles: readonly string[]
  /** They see it as somebody whom its author knows, too. */
  isKnown: boolean
  /** It did not go out to them: they came later. */
  isLater: boolean
}

/** Who sees a post now, and how many of those to whom it went see it no more. */
export interface ReadersNow {
  readers: ReaderNow[]
  gone: number
}

/**
 * Pure: by the walk that gives a post to its readers, over the rows that its author may read. `first` are those to whom
 * it went; `rosters` lack the circles whose members are not for the author: whoever is in those counts as gone nowhere.
 */
export function readersNow(
  post: { author: string; createdAt: Moment },
  audience: Audience,
  {
    people,
    rosters,
    first,
  }: { people: Rows; rosters: ReadonlyMap<string, Rows | undefined>; first: readonly string[] },
): ReadersNow {
  const reachedIn = (rows: Rows = {}) => Object.keys(rows).filter((uid) => reaches(rows[uid]!, post.createdAt))
  const through = [...rosters].map(([id, rows]) => [id, reachedIn(rows)] as const)
  const ways = readersBySource(post.author, audience, {
    connections: reachedIn(people),
    circles: new Map(through),
  })
  const went = new Set(first)
  const readers = [...ways].map(([uid, sources]): ReaderNow => {
    const circles = sources.flatMap((source) => circleOf(source) ?? [])
    const name = people[uid]?.name ?? circles.map((id) => rosters.get(id)?.[uid]?.name).find((one) => one) ?? ''
    return { uid, name, circles, isKnown: sources.includes(sourceOf(post.author)), isLater: !went.has(uid) }
  })
  const isWhole = audience.circles.every((id) => rosters.get(id))
  const gone = isWhole ? first.filter((uid) => !ways.has(uid)).length : 0
  return { readers: readers.sort((one, other) => one.name.localeCompare(other.name)), gone }
}
