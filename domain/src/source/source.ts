import * as v from 'valibot'
import { day, type Moment, momentSchema } from '../moment.ts'
import { paths } from '../paths.ts'
import { postLimits } from '../post/post.ts'

/**
 * Whoever may share: `users/{uid}`, whose members are the member's connections, and `circles/{id}`. Who reads a post is
 * the union of its sources' members, those whose `from` is not after the post, minus the exceptions.
 */
export type Source = `users/${string}` | `circles/${string}`

const firstFeedMs = postLimits.firstFeedDays * day

export const sourceOf = (uid: string): Source => `users/${uid}`

/** By an invite also what was shared in the last days is read. */
export function firstFeedFrom(at: Date): Date {
  return new Date(at.getTime() - firstFeedMs)
}

/** The row by which somebody is a member of a source: a transaction that gives them an entry has read it. */
export function memberRow(source: Source, uid: string): string {
  const [collection, id = ''] = source.split('/')
  return collection === 'users' ? paths.connection(id, uid) : paths.circleMember(id, uid)
}

/** The collection of all such rows of a source. */
export function memberRows(source: Source): string {
  const [collection, id = ''] = source.split('/')
  return collection === 'users' ? paths.connections(id) : paths.circleMembers(id)
}

/** What of such a row decides; connections and circles keep more in theirs. */
export const memberRowSchema = v.object({
  since: momentSchema,
  /** From when on posts are theirs: resolved once, when they came. Absent in rows from before it was stored. */
  from: v.exactOptional(momentSchema),
  by: v.exactOptional(v.string()),
  /** The last post that they were brought of what was there before they came; absent before the first. */
  brought: v.exactOptional(v.union([v.literal('all'), v.object({ createdAt: momentSchema, postId: v.string() })])),
})
export type MemberRow = v.InferOutput<typeof memberRowSchema>

/** From when on posts are this member's, in milliseconds: by an invite also those of the last days before. */
export function startOf({ since, from, by = 'request' }: MemberRow): number {
  return from?.toMillis() ?? since.toMillis() - (by === 'request' ? 0 : firstFeedMs)
}

/** Whether a row gives its member a post of that time. */
export function reaches(row: MemberRow, createdAt: Moment): boolean {
  return startOf(row) <= createdAt.toMillis()
}

/** `{source}/posts/{postId}`: what was shared through a source, for whoever comes later. Only functions read it. */
export const sourcePostSchema = v.object({
  author: v.string(),
  createdAt: momentSchema,
  except: v.array(v.string()),
  /** To how many people it went besides its author, as the copies of newcomers say; absent from before circles. */
  readers: v.exactOptional(v.number()),
  /** When the post came into the source; absent where it was shared there at once. */
  sharedAt: v.exactOptional(momentSchema),
})
export type SourcePost = v.InferOutput<typeof sourcePostSchema>

/** What happens to a source: somebody comes, goes, or takes along what was shared in it. */
export const sourceChanges = ['came', 'left', 'took-album'] as const

/** `{source}/log/{id}`: written in the transaction in which it happens. Members of a group read who took its album. */
export const sourceChangeSchema = v.object({
  uid: v.string(),
  change: v.picklist(sourceChanges),
  at: momentSchema,
  /** From when on posts were theirs who came, as their row said; absent in what was written before it was kept. */
  from: v.exactOptional(momentSchema),
})
export type SourceChange = v.InferOutput<typeof sourceChangeSchema>

/** The same change has the same place, however often it is written. */
export function changePath(source: Source, { uid, at }: Pick<SourceChange, 'uid' | 'at'>): string {
  return paths.sourceChange(source, `${at.toMillis()}-${uid}`)
}
