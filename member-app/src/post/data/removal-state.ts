import * as v from 'valibot'

/** My post that is to be taken from everybody once the instance can be reached. Times are in milliseconds. */
export const removalSchema = v.object({
  postId: v.string(),
  author: v.string(),
  kind: v.literal('removal'),
  /** Its words are in the composer again: there is nothing to offer back. */
  isTakenBack: v.boolean(),
  tries: v.number(),
  dueAt: v.number(),
})
export type Removal = v.InferOutput<typeof removalSchema>

/** What lists show: nothing that is to go. */
export function withoutRemoved<Row extends { postId: string }>(rows: Row[], removals: readonly Removal[]): Row[] {
  if (removals.length === 0) return rows
  return rows.filter(({ postId }) => !removals.some((removal) => removal.postId === postId))
}
