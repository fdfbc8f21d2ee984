import type { AuditEntry } from '@varanda/domain/audit/audit'
import { paths } from '@varanda/domain/paths'
import { commentSchema } from '@varanda/domain/post/comment'
import type { Post } from '@varanda/domain/post/post'
import { postSchema } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import type { Report } from '@varanda/domain/report/report'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { writeDown } from '../audit/audit.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

type Removal = Required<Pick<AuditEntry, 'at' | 'by' | 'reason'>>

/**
 * Reads what a report is about and answers how to take it away within `transaction`: a post is marked, so that it can
 * come back, and no fan-out goes on with it; a comment goes, for the report keeps a
 * copy. Null when there is nothing left to take.
 */
export async function takingAway(
  transaction: Transaction,
  report: Report,
): Promise<((removal: Removal) => void) | null> {
  const { target } = report
  if (target.kind === 'member' || target.kind === 'circle') return null
  if (target.kind === 'comment') {
    const found = await transaction.get(db.doc(paths.comment(target.postId, target.commentId)))
    const comment = read(commentSchema, found)
    if (!comment || comment.deleted) return null
    return ({ at, by, reason }) => {
      transaction.delete(found.ref)
      writeDown(transaction, {
        at,
        by,
        act: 'comment-removed',
        target: found.ref.path,
        rev: null,
        reason,
        facts: { uid: comment.author.uid },
      })
    }
  }
  const found = await transaction.get(db.doc(paths.post(target.postId)))
  const post = read(postSchema, found)
  if (!post || post.deleted) return null
  return ({ at, by, reason }) => {
    const removed: Required<Pick<Post, 'deleted' | 'removed'>> = { deleted: true, removed: { at, reason } }
    transaction.update(found.ref, { ...removed, rev: FieldValue.increment(1) })
    writeDown(transaction, {
      at,
      by,
      act: 'post-removed',
      target: found.ref.path,
      rev: post.rev,
      reason,
      facts: { uid: post.author.uid },
    })
  }
}

/**
 * Reads a post that was to be taken away and answers how to take the way back from its author within `transaction`, who has
 * deleted it by then: what was decided holds. Does nothing for any other post.
 */
export async function closingRestore(transaction: Transaction, postId: string): Promise<(at: Removal['at']) => void> {
  const found = await transaction.get(db.doc(paths.post(postId)))
  const post = read(postSchema, found)
  if (!post || stateOf(post) !== 'deleted') return () => {}
  return (until) => transaction.update(found.ref, { until } satisfies Partial<Post>)
}
