import * as v from 'valibot'
/** `posts/{id}/private/fanOut`: how far the copies of a post have come. Only functions read it. */
export const fanOutSchema = v.object({
  state: v.picklist(['running', 'done']),
  /** The post's revision that was handed out so far; another one means starting over. */
  rev: v.number(),
  /** The last reader's uid that was come to; '' before the first. */
  cursor: v.string(),
})
export type FanOut = v.InferOutput<typeof fanOutSchema>

/** Firestore allows more, but short transactions meet fewer others. Two writes a reader. */
export const readersPerChunk = 100
