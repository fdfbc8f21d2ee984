import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { commentSchema } from '@varanda/domain/post/comment'
import type { CircleReport } from '@varanda/domain/report/report'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { takingPost } from '../../circle/take-post.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { readAudience } from '../../post/read-audience.ts'
import { rule } from '../ruling/rule.ts'

/**
 * Reads what a circle's report, at `path`, is about and answers how to take it away within `transaction`: a post out of the
 * circle, a comment from below it, whose copy the report keeps. Null when it stands there no more.
 */
export async function takingInCircle(
  transaction: Transaction,
  path: string,
  report: CircleReport,
  reason: string,
): Promise<((by: string, now: Date) => void) | null> {
  const { target, circle, category } = report
  if (target.kind !== 'post' && target.kind !== 'comment') throw new DomainError('bad-input')
  const { postId } = target
  const why = { reason, category, report: path }
  if (target.kind === 'post') {
    try {
      return await takingPost(transaction, circle, postId, why)
    } catch (error) {
      // It is being erased, or was removed by administrators.
      if (error instanceof DomainError) return null
      throw error
    }
  }
  const audience = readAudience(await transaction.get(db.doc(paths.postAudience(postId))))
  if (!audience?.circles.includes(circle)) return null
  const { commentId } = target
  const found = await transaction.get(db.doc(paths.comment(postId, commentId)))
  const comment = read(commentSchema, found)
  if (!comment || comment.deleted) return null
  return (by, now) => {
    const at = Timestamp.fromDate(now)
    const whose = comment.author.uid
    transaction.delete(found.ref)
    rule(transaction, found.ref.path, { ...why, kind: 'comment-taken', whose, by, at, postId, commentId, circle })
    const told = { source: found.ref.path, turn: now.getTime(), at, by, about: [whose] }
    record(transaction, { kind: 'group-comment-taken', ...told })
  }
}
