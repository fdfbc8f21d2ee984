import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { removalLimits } from '@varanda/domain/post/removal'
import { isCommentGone, removeComment } from './comments.ts'
import { drop, put, readUnknown, type SentComment } from './sent-comments.ts'

/** Asks the instance about each that nobody knows of; whether any was refused. */
export async function judge(uid: string): Promise<boolean> {
  const unknown = await readUnknown(uid)
  const { firestore, sdk } = await loadFirestore()
  await sdk.waitForPendingWrites(firestore)
  const read = (path: string) =>
    sdk.getDocFromServer(sdk.doc(firestore, path)).then(
      (found) => found.data(),
      (error: { code?: string }) => void isHidden(error),
    )
  let some = false
  for (const sent of unknown) {
    if (sent.isRemoval) continue
    const comment = (await read(paths.comment(sent.postId, sent.commentId))) as Comment | undefined
    if (wasTaken(sent, comment)) {
      await drop(sent.key)
      continue
    }
    const isPostThere = (await read(paths.entry(uid, sent.postId))) !== undefined
    await put({ ...sent, outcome: isPostThere ? outcomeOf(sent, comment) : 'post-gone' })
    some = true
  }
  for (const sent of unknown)
    if (sent.isRemoval) void finish(uid, sent).catch((error) => console.warn('comment', error))
  return some
}

/** Another window may still offer the way back. */
async function finish(uid: string, { key, postId, commentId }: SentComment): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, removalLimits.undo))
  if (!(await readUnknown(uid)).some((one) => one.key === key)) return
  const isGone = await isCommentGone(postId, commentId).catch((error: { code?: string }) => isHidden(error))
  if (!isGone) await removeComment(postId, commentId)
  await drop(key)
}

/** Whoever may not read the post any more can not write below it. Throws what says something else. */
function isHidden(error: { code?: string }): true {
  if (error.code !== 'permission-denied') throw error
  return true
}

/** A comment that is there was taken; a change of it only where its words are there. */
function wasTaken({ isChange, text }: SentComment, comment: Comment | undefined): boolean {
  return comment !== undefined && (!isChange || comment.text === text)
}

function outcomeOf({ isChange }: SentComment, comment: Comment | undefined): 'refused' | 'comment-gone' {
  return isChange && (!comment || comment.deleted) ? 'comment-gone' : 'refused'
}
