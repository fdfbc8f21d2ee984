import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { paths } from '../paths.ts'
import { reactionCountsSchema } from './reaction.ts'

/**
 * `posts/{id}/private/receipt`: to whom a post first went, for its author, written once. Who came and went since says
 * the log of its source.
 */
export const receiptSchema = v.object({
  readers: v.array(v.string()),
  /** To how many followers it went, whom its author may not list: then `readers` names nobody. */
  unlisted: v.exactOptional(v.number()),
})
export type Receipt = v.InferOutput<typeof receiptSchema>

/** `posts/{id}/activity/summary`: counted anew each time, never incremented; `closed` is its author's. */
export const activitySummarySchema = v.object({
  comments: v.number(),
  /** To the post itself; those to a comment stand in it. Absent while nobody has. */
  reactions: v.exactOptional(reactionCountsSchema),
  countedAt: momentSchema,
  /** The post's author closed its comments: rules refuse new ones and changed ones. */
  closed: v.exactOptional(v.literal(true)),
})
export type ActivitySummary = v.InferOutput<typeof activitySummarySchema>

/** What is counted beside a post, each in a collection below it. */
export const countedBeside = { comments: paths.comments } satisfies {
  [Count in keyof ActivitySummary]?: (postId: string) => string
}

/** A summary is counted at most once in this many milliseconds. */
export const recountEvery = 2000
