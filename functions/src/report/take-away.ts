import { excerptOf, type InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { commentSchema } from '@varanda/domain/post/comment'
import type { Post } from '@varanda/domain/post/post'
import { postSchema } from '@varanda/domain/post/post'
import type { Report } from '@varanda/domain/report/report'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { writeDown } from '../audit/audit.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { tell } from '../lib/tell.ts'

type Told = Pick<InstanceNotice, 'at' | 'by' | 'words'>

/**
 * Reads what a report is about and answers how to take it away within `transaction`: a post is marked, so that it can
 * come back, and no fan-out goes on with it; a comment goes, for the report keeps a
 * copy. Null when there is nothing left to take.
 */
export async function takingAway(transaction: Transaction, report: Report): Promise<((told: Told) => void) | null> {
  const { target, about } = report
  if (target.kind === 'member') return null
  if (target.kind === 'comment') {
    const found = await transaction.get(db.doc(paths.comment(target.postId, target.commentId)))
    const comment = read(commentSchema, found)
    if (!comment) return null
    return ({ at, by, words }) => {
      transaction.delete(found.ref)
      writeDown(transaction, {
        at,
        by: by.uid,
        act: 'comment-removed',
        target: found.ref.path,
        rev: null,
        reason: words,
      })
      const { postId } = target
      tell(transaction, about.uid, { kind: 'comment-removed', at, by, words, postId, excerpt: excerptOf(comment.text) })
    }
  }
  const found = await transaction.get(db.doc(paths.post(target.postId)))
  const post = read(postSchema, found)
  if (!post || post.deleted) return null
  return ({ at, by, words }) => {
    const removed: Required<Pick<Post, 'deleted' | 'removed'>> = { deleted: true, removed: { at, reason: words } }
    transaction.update(found.ref, { ...removed, rev: FieldValue.increment(1) })
    writeDown(transaction, {
      at,
      by: by.uid,
      act: 'post-removed',
      target: found.ref.path,
      rev: post.rev,
      reason: words,
    })
    tell(transaction, about.uid, {
      kind: 'post-removed',
      at,
      by,
      words,
      postId: target.postId,
      excerpt: excerptOf(post.text),
    })
  }
}
