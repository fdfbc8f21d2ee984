import { writeCounted } from '@varanda/client/counted'
import { loadFirestore } from '@varanda/client/firestore'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import type { Live } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'
import type { Draft } from './draft/drafts.ts'
import { keepSent, type SentComment } from './sent-comments.ts'

/** The newest `count` comments of a post, oldest first. */
export function useComments(postId: string | undefined, count: number): Live<Row<Comment>[]> {
  return useList<Comment>(postId && paths.comments(postId), { by: 'createdAt', direction: 'asc', last: count })
}

/**
 * Writes a comment. It shows at once on this device; the promise settles when the instance accepted it, and throws when
 * the instance refused it (`too-many-tries` for too many). Offline it waits.
 */
export async function addComment(
  postId: string,
  author: Comment['author'],
  { text, replyTo }: Pick<Draft, 'text' | 'replyTo'>,
): Promise<void> {
  const commentId = newId()
  await keptMeanwhile(author.uid, { postId, commentId, text, ...(replyTo && { replyTo }) }, () =>
    writeCounted(author.uid, paths.comment(postId, commentId), (batch, comment, sdk) =>
      batch.set(comment, { author, text, createdAt: sdk.serverTimestamp(), ...(replyTo && { replyTo: replyTo.id }) }),
    ),
  )
}

/** Puts other words into one's own comment, in the same way; who is called and what it answers go with the words. */
export async function editComment(uid: string, postId: string, commentId: string, text: string): Promise<void> {
  await keptMeanwhile(uid, { postId, commentId, text, isChange: true }, () =>
    writeCounted(uid, paths.comment(postId, commentId), (batch, comment, sdk) =>
      batch.update(comment, { text, editedAt: sdk.serverTimestamp() }),
    ),
  )
}

async function keptMeanwhile(
  uid: string,
  sent: Omit<SentComment, 'key' | 'outcome'>,
  write: () => Promise<void>,
): Promise<void> {
  // Where nothing can be kept the comment goes all the same.
  const kept = keepSent(uid, sent).catch((error) => console.warn('comment', error))
  try {
    await write()
  } finally {
    // Taken, or refused while whoever wrote it is told.
    void kept.then((drop) => drop?.()).catch((error) => console.warn('comment', error))
  }
}

/** Takes a comment's words away; its place goes by itself once nothing stands below it. */
export async function removeComment(postId: string, commentId: string): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  const emptied: Pick<Comment, 'text' | 'deleted'> = { text: '', deleted: true }
  await sdk.updateDoc(sdk.doc(firestore, paths.comment(postId, commentId)), emptied)
}

/** Whether the instance has no such comment any more, or only its place. Throws where it cannot be asked. */
export async function isCommentGone(postId: string, commentId: string): Promise<boolean> {
  const { firestore, sdk } = await loadFirestore()
  const found = await sdk.getDocFromServer(sdk.doc(firestore, paths.comment(postId, commentId)))
  return (found.data() as Comment | undefined)?.deleted ?? !found.exists()
}
