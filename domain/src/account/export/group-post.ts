import * as v from 'valibot'
import { momentSchema } from '../../moment.ts'

/** A post in the list of a group's album: what its page shows, for programs. */
export const groupPostSchema = v.object({
  by: v.string(),
  at: momentSchema,
  text: v.string(),
  /** Their files in the copy, below its folder. */
  photos: v.array(
    v.object({ file: v.string(), width: v.number(), height: v.number(), alt: v.exactOptional(v.string()) }),
  ),
  comments: v.array(v.object({ by: v.string(), text: v.string() })),
  /** There are more comments than these. */
  hasMore: v.boolean(),
})
export type GroupPost = v.InferOutput<typeof groupPostSchema>
