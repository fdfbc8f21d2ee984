import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { postSchema } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import type { Report, ReportTarget } from '@varanda/domain/report/report'
import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { hasGone } from '../member/has-gone.ts'
import { readAudience } from '../post/read-audience.ts'
import { restore } from '../post/restore.ts'
import { lifting } from './ruling/lift.ts'

type BringBack = (by: string, at: Timestamp) => void | Promise<void>

/**
 * Reads what a report's last removal took and answers how to bring it back within `transaction`: a post goes to whoever
 * may see it now, by a fan-out from the start; a comment is written again from the copy. Null where that removal holds no
 * more, so that nothing is written over what came back by an answer to it, nor what another removal took brought back.
 */
export async function bringingBack(transaction: Transaction, report: Report, now: Date): Promise<BringBack | null> {
  const { target, about, history } = report
  const removal = history.findLast(({ act }) => act === 'removed')
  if (!removal || (target.kind !== 'post' && target.kind !== 'comment')) return null
  const path = target.kind === 'post' ? paths.post(target.postId) : paths.comment(target.postId, target.commentId)
  const lift = await lifting(transaction, path, removal.at)
  // Whoever goes has nothing written back: nobody would come to erase it again.
  if (!lift || (await hasGone(transaction, about.uid))) return null
  const write =
    target.kind === 'post'
      ? await bringingPost(transaction, target.postId, removal.at, now)
      : await bringingComment(transaction, target, report)
  if (!write) return null
  return async (by, at) => {
    await write()
    lift(by, at)
  }
}

async function bringingPost(
  transaction: Transaction,
  postId: string,
  removedAt: Pick<Timestamp, 'toMillis'>,
  now: Date,
): Promise<(() => Promise<void>) | null> {
  const [found, chosen] = await transaction.getAll(db.doc(paths.post(postId)), db.doc(paths.postAudience(postId)))
  const [post, audience] = [read(postSchema, found), readAudience(chosen)]
  if (!post || !audience || stateOf(post) !== 'removed') return null
  if (post.removed?.at.toMillis() !== removedAt.toMillis()) return null
  return () => restore(transaction, postId, post, audience, now)
}

async function bringingComment(
  transaction: Transaction,
  { postId, commentId }: Extract<ReportTarget, { kind: 'comment' }>,
  { about, sealed }: Report,
): Promise<(() => void) | null> {
  const place = db.doc(paths.comment(postId, commentId))
  const [found, there] = await transaction.getAll(db.doc(paths.post(postId)), place)
  const post = read(postSchema, found)
  const { text, createdAt, replyTo } = sealed
  if (!post || post.deleted || there!.exists || !createdAt) return null
  const author = { uid: about.uid, name: about.name }
  const comment: Comment = { author, text, createdAt, ...(replyTo !== undefined && { replyTo }) }
  return () => {
    transaction.set(place, comment)
  }
}
