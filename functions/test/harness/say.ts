import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

/** Writes a comment as a member's device does, past the rules. Answers its id. */
export async function say(
  db: Firestore,
  postId: string,
  who: { uid: string; name: string },
  text: string,
  replyTo?: string,
): Promise<string> {
  const id = newId()
  const author = { uid: who.uid, name: who.name }
  const comment: Comment = { author, text, createdAt: Timestamp.now(), ...(replyTo !== undefined && { replyTo }) }
  await db.doc(paths.comment(postId, id)).create(comment)
  return id
}
