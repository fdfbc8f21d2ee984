import { paths } from '@varanda/domain/paths'
import { type Comment, commentSchema } from '@varanda/domain/post/comment'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * Removes those of these comments whose words were deleted and below which nothing stands. What such a removal frees,
 * the comment above it, comes with the next call of the trigger, which it causes.
 */
export async function tidyComments(postId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const place = db.doc(paths.comment(postId, id))
    if (!readIfWhole(commentSchema, await place.get())?.deleted) continue
    const below = db
      .collection(paths.comments(postId))
      .where('replyTo' satisfies keyof Comment, '==', id)
      .limit(1)
    await db.runTransaction(async (transaction) => {
      const [found, replies] = await Promise.all([transaction.get(place), transaction.get(below)])
      if (readIfWhole(commentSchema, found)?.deleted && replies.empty) transaction.delete(place)
    })
  }
}
