import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import type { Post } from '@varanda/domain/post/post'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { givingAuthor } from './give-author.ts'
import { settleSoon } from './settle-post.ts'

/**
 * Lets a post stand again that was deleted or removed, as the caller has found in `transaction` that it may; its author
 * has it at once, and whoever else may see it now gets it by a fan-out from the start.
 */
export async function restore(
  transaction: Transaction,
  postId: string,
  post: Post,
  audience: Audience,
  now: Date,
): Promise<void> {
  const { give } = await givingAuthor(transaction, postId, post, audience)
  transaction.update(db.doc(paths.post(postId)), {
    deleted: FieldValue.delete(),
    until: FieldValue.delete(),
    removed: FieldValue.delete(),
    rev: FieldValue.increment(1),
  } satisfies Partial<Record<keyof Post, FieldValue>>)
  transaction.delete(db.doc(paths.fanOut(postId)))
  give()
  settleSoon(transaction, postId, now)
}
