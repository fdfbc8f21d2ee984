import { circleOf, circleSource, keepingSources, readersBySource, sourcesOf } from '../source/reach.ts'
import { type MemberRow, reaches, type Source, sourceOf, startOf } from '../source/source.ts'
import type { Audience } from './audience.ts'
import type { Post } from './post.ts'

/**
 * Who must have a post, and who may; between the two stands what nobody promised, such as a post of the moment in which
 * somebody came.
 */
export interface EntryHolders {
  must: Set<string>
  may: Set<string>
}

/** A meeting and a post of the same minute may each have missed the other. */
const slackMs = 60_000

/**
 * Pure: who should have the author's post, seen from post, audience and the rows of its sources alone, without how
 * entries are given. A row of after `settled` (milliseconds) promises nothing yet.
 */
export function holdersOf(
  post: Pick<Post, 'author' | 'createdAt' | 'deleted'>,
  wanted: Audience,
  rows: ReadonlyMap<Source, ReadonlyMap<string, MemberRow>>,
  settled: number,
): EntryHolders {
  if (post.deleted) return { must: new Set(), may: new Set() }
  const author = post.author.uid
  const rowsOf = (source: Source) => rows.get(source) ?? new Map<string, MemberRow>()
  const reached = (source: Source) =>
    [...rowsOf(source)].filter(([, row]) => reaches(row, post.createdAt)).map(([uid]) => uid)
  const circles = new Map(wanted.circles.map((id) => [id, reached(circleSource(id))] as const))
  const through = readersBySource(author, wanted, { connections: reached(sourceOf(author)), circles })
  const own = sourcesOf(author, wanted).filter((source) => {
    const id = circleOf(source)
    return id === undefined || circles.get(id)?.includes(author)
  })
  if (own.length > 0) through.set(author, own)
  // What was for people by name is not brought to who came later.
  const keeping = new Set(keepingSources(author, wanted))
  const promises = (uid: string, source: Source) => {
    if (uid === author && circleOf(source) === undefined) return true
    const row = rowsOf(source).get(uid)!
    const [since, createdAt] = [row.since.toMillis(), post.createdAt.toMillis()]
    if (since > settled) return false
    if ([since, startOf(row)].some((moment) => Math.abs(moment - createdAt) < slackMs)) return false
    return since < createdAt || keeping.has(source)
  }
  const must = [...through].filter(([uid, sources]) => sources.some((source) => promises(uid, source)))
  return { must: new Set(must.map(([uid]) => uid)), may: new Set(through.keys()) }
}
