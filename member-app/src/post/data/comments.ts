import { writeCounted } from '@varanda/client/counted'
import { loadFirestore } from '@varanda/client/firestore'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import type { Live } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'

/** The newest `count` comments of a post, oldest first. */
export function useComments(postId: string | undefined, count: number): Live<Row<Comment>[]> {
  return useList<Comment>(postId && paths.comments(postId), { by: 'createdAt', direction: 'asc', last: count })
}

/**
 * Writes a comment. It shows at once on this device; the promise settles when the instance accepted it, and throws when
 * the instance refused it (`too-many-tries` for too many). Offline it waits.
 */
export async function addComment(postId: string, author: Comment['author'], text: string): Promise<void> {
  await writeCounted(author.uid, paths.comment(postId, newId()), (batch, comment, sdk) =>
    batch.set(comment, { author, text, createdAt: sdk.serverTimestamp() }),
  )
}

export async function removeComment(postId: string, commentId: string): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await sdk.deleteDoc(sdk.doc(firestore, paths.comment(postId, commentId)))
}
