import { loadFirestore } from '@varanda/client/firestore'
import type { Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { removalLimits } from '@varanda/domain/post/removal'
import { isCommentGone, removeComment, writeComment } from './comments.ts'
import { drop, put, readUnknown, type SentComment } from './sent-comments.ts'

/**
 * Asks the instance about each that nobody knows of; whether any was refused. A new comment is written once more before:
 * the count that went with it may have been unknown to a device without a network, and so was wrong.
 */
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
    const readComment = async () => (await read(paths.comment(sent.postId, sent.commentId))) as Comment | undefined
    let comment = await readComment()
    const isPostThere = wasTaken(sent, comment) || (await read(paths.entry(uid, sent.postId))) !== undefined
    const isGoing = unknown.some(({ commentId, isRemoval }) => isRemoval && commentId === sent.commentId)
    if (isPostThere && !comment && !sent.isChange && !isGoing) {
      const { name } = (await read(paths.user(uid))) as Member
      await writeComment({ uid, name }, sent).catch((error) => console.warn('comment', error))
      comment = await readComment()
    }
    if (wasTaken(sent, comment)) {
      await drop(sent.key)
      continue
    }
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
