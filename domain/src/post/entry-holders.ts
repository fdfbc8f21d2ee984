import type { Connection } from '../connection/connection.ts'
import { day, type Moment } from '../moment.ts'
import { type Audience, reachesNewcomer, reachesPost, readersOf } from './audience.ts'
import { type Post, postLimits } from './post.ts'

/**
 * Who must have a post, and who may; between the two stands what nobody promised, such as posts from before one's time.
 */
export interface EntryHolders {
  must: Set<string>
  may: Set<string>
}

/** A meeting and a post of the same minute may each have missed the other; and the back-fill may come a day late. */
const slackMs = 60_000

/**
 * Pure: who should have the author's post, seen from post, audience and the author's connections alone, without how
 * entries are given. `since` and the post's time decide; a connection of after `settled` (milliseconds) promises
 * nothing yet.
 */
export function holdersOf(
  post: Pick<Post, 'author' | 'createdAt' | 'deleted'>,
  wanted: Audience,
  connections: ReadonlyMap<string, Pick<Connection, 'by' | 'since'>>,
  settled: number,
): EntryHolders {
  if (post.deleted) return { must: new Set(), may: new Set() }
  const reached = [...connections].filter(([, one]) => reachesPost(one, post.createdAt))
  const may = readersOf(
    wanted,
    reached.map(([uid]) => uid),
  )
  const must = may.filter((uid) => {
    const { by, since } = connections.get(uid)!
    if (since.toMillis() > settled) return false
    if (since.toMillis() + slackMs <= post.createdAt.toMillis()) return true
    return by === 'invitee' && reachesNewcomer(wanted, uid) && isBackFilled(since, post.createdAt)
  })
  return { must: new Set([post.author.uid, ...must]), may: new Set([post.author.uid, ...may]) }
}

/** Whether a guest who came at `since` was brought a post of that time. */
function isBackFilled(since: Moment, createdAt: Moment): boolean {
  return createdAt.toMillis() > since.toMillis() - (postLimits.firstFeedDays - 1) * day
}
