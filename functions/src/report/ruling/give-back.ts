import { paths } from '@varanda/domain/paths'
import { audienceOf, keptAudienceSchema } from '@varanda/domain/post/audience'
import type { Comment } from '@varanda/domain/post/comment'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import type { Ruling } from '@varanda/domain/report/ruling'
import { circleSource } from '@varanda/domain/source/reach'
import type { SourcePost } from '@varanda/domain/source/source'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { hasGone } from '../../member/has-gone.ts'
import { givingAuthor } from '../../post/give-author.ts'
import { readAudience } from '../../post/read-audience.ts'
import { restore } from '../../post/restore.ts'
import { settleAudienceSoon } from '../../post/settle-audience.ts'
import { settleSoon } from '../../post/settle-post.ts'
import { type BringingBack, openingOthers } from '../opening-others.ts'
import { reportOf } from './taken-words.ts'

/**
 * Reads what a ruling took and answers how to end the answer to it within `transaction`: giving it back, or not. What its
 * author deleted meanwhile stays deleted, and whoever goes or has gone gets nothing back: nobody would come to erase it again.
 */
export async function givingBack(
  transaction: Transaction,
  ruling: Ruling,
  isWrong: boolean,
  decision: BringingBack,
): Promise<() => void | Promise<void>> {
  const { kind, postId, commentId, circle } = ruling
  if (kind === 'suspended' || postId === undefined) return () => {}
  const now = decision.at.toDate()
  const back = { takenAt: ruling.at, reportId: ruling.report?.split('/').at(-1) }
  const ofPost = { ...back, target: { kind: 'post', postId } } as const
  const isUndone = isWrong && !(await hasGone(transaction, ruling.whose))
  const place = db.doc(paths.post(postId))
  const [found, kept] = await transaction.getAll(place, db.doc(paths.postAudience(postId)))
  const post = read(postSchema, found)
  if (kind === 'post-removed') {
    const audience = readAudience(kept)
    if (!post || stateOf(post) !== 'removed' || !audience) return () => {}
    if (isUndone) {
      const openOthers = await openingOthers(transaction, ofPost)
      return async () => {
        await restore(transaction, postId, post, audience, now)
        openOthers(decision)
      }
    }
    const { at, reason } = post.removed!
    return () => {
      transaction.update(place, { removed: { at, reason } } satisfies Partial<Post>)
      settleSoon(transaction, postId, now)
    }
  }
  if (!isUndone || !post || post.deleted) return () => {}
  if (kind === 'post-taken') {
    const stored = read(keptAudienceSchema, kept)
    if (!stored || 'base' in stored || circle === undefined) return () => {}
    // Its author addressed it anew meanwhile: it may go there again, and goes nowhere by itself.
    if (!stored.circles.includes(circle)) {
      return () => {
        transaction.update(kept!.ref, { taken: FieldValue.arrayRemove(circle) })
      }
    }
    const audience = audienceOf({ ...stored, taken: (stored.taken ?? []).filter((id) => id !== circle) })
    const openOthers = await openingOthers(transaction, ofPost, circle)
    const { give, readers } = await givingAuthor(transaction, postId, post, audience)
    return () => {
      transaction.update(kept!.ref, { taken: FieldValue.arrayRemove(circle) })
      transaction.update(place, { rev: FieldValue.increment(1) } satisfies Record<'rev', unknown>)
      transaction.delete(db.doc(paths.fanOut(postId)))
      const source = db.doc(paths.sourcePost(circleSource(circle), postId))
      const { createdAt } = post
      const sharedAt = Timestamp.fromDate(now)
      const data: SourcePost = { author: ruling.whose, createdAt, except: stored.except, readers, sharedAt }
      transaction.set(source, data)
      give()
      settleAudienceSoon(transaction, postId, now)
      openOthers(decision)
    }
  }
  const copy = await reportOf(transaction, ruling)
  const created = copy?.sealed.createdAt
  if (!copy || !created || commentId === undefined) return () => {}
  const there = await transaction.get(db.doc(paths.comment(postId, commentId)))
  if (there.exists) return () => {}
  const openOthers = await openingOthers(transaction, { ...back, target: { kind: 'comment', postId, commentId } })
  return () => {
    const { text, replyTo } = copy.sealed
    const author = { uid: copy.about.uid, name: copy.about.name }
    const comment: Comment = { author, text, createdAt: created, ...(replyTo !== undefined && { replyTo }) }
    transaction.set(there.ref, comment)
    openOthers(decision)
  }
}
