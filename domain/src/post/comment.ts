import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { showsSomething } from '../visible-text.ts'
import { reactionCountsSchema } from './reaction.ts'

export const commentLimits = { text: 2000, page: 50 } as const

export const commentText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(commentLimits.text),
  v.check((text) => text.isWellFormed() && showsSomething(text)),
)

/** `posts/{id}/comments/{id}`, written by the member, checked by rules. */
export const commentSchema = v.object({
  author: v.object({ uid: v.string(), name: v.string() }),
  /** Mentions stand in it as marks (marks.ts). Empty once it was deleted. */
  text: v.string(),
  createdAt: momentSchema,
  editedAt: v.exactOptional(momentSchema),
  /** The comment of the same post below which this one stands; that one answers none. */
  replyTo: v.exactOptional(v.string()),
  /** Sent by a button of a mail, by whoever held that mail; written by functions alone. */
  byMail: v.exactOptional(v.literal(true)),
  /** Its author or the post's took its words away; it goes when nothing stands below it. */
  deleted: v.exactOptional(v.literal(true)),
  /** Written by functions alone. Absent while nobody has reacted. */
  reactions: v.exactOptional(v.object({ ...reactionCountsSchema.entries, countedAt: momentSchema })),
})
export type Comment = v.InferOutput<typeof commentSchema>
