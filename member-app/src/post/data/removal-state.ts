import type { ErrorCode } from '@varanda/domain/errors'
import * as v from 'valibot'

/** My post that is to be taken from everybody once the instance can be reached. Times are in milliseconds. */
export const removalSchema = v.object({
  postId: v.string(),
  author: v.string(),
  kind: v.literal('removal'),
  /** Its words are in the composer again: there is nothing to offer back. */
  isTakenBack: v.boolean(),
  /** When it was asked for. */
  askedAt: v.optional(v.number()),
  tries: v.number(),
  dueAt: v.number(),
})
export type Removal = v.InferOutput<typeof removalSchema>

/** Refusals that time or a sign-in heals. With any other the post stays, and is shown again. */
const later: readonly ErrorCode[] = ['too-many-tries', 'signed-out', 'sign-in-again', 'try-again']

/** So long after it was taken back, the call that brings a post may still come to the instance (milliseconds). */
const onItsWay = 2 * 60_000

/** Whether a removal that was refused is made again. */
export function goesAgain({ isTakenBack, askedAt = 0 }: Removal, code: ErrorCode, now: number): boolean {
  return later.includes(code) || (code === 'post-unknown' && isTakenBack && now - askedAt < onItsWay)
}

/**
 * Whether its author is told that a removal is given up, by why it was refused; undefined where the instance failed. A
 * post that is not there is gone as was asked.
 */
export const isTold = (code: ErrorCode | undefined): boolean => code !== 'post-unknown'

/** What lists show: nothing that is to go. */
export function withoutRemoved<Row extends { postId: string }>(rows: Row[], removals: readonly Removal[]): Row[] {
  if (removals.length === 0) return rows
  return rows.filter(({ postId }) => !removals.some((removal) => removal.postId === postId))
}
