import { type MemberRow, reaches, startOf } from '../source/source.ts'
import { type Audience, readersOf } from './audience.ts'
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
 * Pure: who should have the author's post, seen from post, audience and the rows of the author's connections alone,
 * without how entries are given. A row of after `settled` (milliseconds) promises nothing yet.
 */
export function holdersOf(
  post: Pick<Post, 'author' | 'createdAt' | 'deleted'>,
  wanted: Audience,
  rows: ReadonlyMap<string, MemberRow>,
  settled: number,
): EntryHolders {
  if (post.deleted) return { must: new Set(), may: new Set() }
  const reached = [...rows].filter(([, row]) => reaches(row, post.createdAt)).map(([uid]) => uid)
  const may = readersOf(wanted, reached)
  const must = may.filter((uid) => {
    const row = rows.get(uid)!
    if (row.since.toMillis() > settled) return false
    const [since, createdAt] = [row.since.toMillis(), post.createdAt.toMillis()]
    if ([since, startOf(row)].some((moment) => Math.abs(moment - createdAt) < slackMs)) return false
    // What was for people by name is not brought to who came later.
    return since < createdAt || wanted.base === 'connections'
  })
  return { must: new Set([post.author.uid, ...must]), may: new Set([post.author.uid, ...may]) }
}
