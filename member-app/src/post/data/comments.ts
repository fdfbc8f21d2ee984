import { writeCounted } from '@varanda/client/counted'
import { loadFirestore } from '@varanda/client/firestore'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import type { Live } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'
import { dropSent, keepSent } from './sent-comments.ts'

/** The newest `count` comments of a post, oldest first. */
export function useComments(postId: string | undefined, count: number): Live<Row<Comment>[]> {
  return useList<Comment>(postId && paths.comments(postId), { by: 'createdAt', direction: 'asc', last: count })
}

/**
 * Writes a comment. It shows at once on this device; the promise settles when the instance accepted it, and throws when
 * the instance refused it (`too-many-tries` for too many). Offline it waits.
 */
export async function addComment(postId: string, author: Comment['author'], text: string): Promise<void> {
  const id = newId()
  // Where nothing can be kept the comment goes all the same.
  const kept = keepSent(author.uid, postId, id, text).catch((error) => console.warn('comment', error))
  try {
    await writeCounted(author.uid, paths.comment(postId, id), (batch, comment, sdk) =>
      batch.set(comment, { author, text, createdAt: sdk.serverTimestamp() }),
    )
  } finally {
    // Taken, or refused while whoever wrote it is told.
    void kept.then(() => dropSent(author.uid, id)).catch((error) => console.warn('comment', error))
  }
}

export async function removeComment(postId: string, commentId: string): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.deleteDoc(sdk.doc(firestore, paths.comment(postId, commentId)))
}
