import { DomainError } from '@varanda/domain/errors'
import { mayWrite, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { type ActivitySummary, activitySummarySchema } from '@varanda/domain/post/activity'
import { closeComments as contract } from '@varanda/domain/post/calls/close-comments'
import { postSchema } from '@varanda/domain/post/post'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/** It stands in the summary, to which whoever has the post on the screen listens: no copy of the post is written. */
export const closeComments = callable(contract, async ({ postId, closed }, member) => {
  await db.runTransaction(async (transaction) => {
    const [found, counted, held] = await transaction.getAll(
      db.doc(paths.post(postId)),
      db.doc(paths.activity(postId)),
      db.doc(paths.standing(member.uid)),
    )
    const standing = read(standingSchema, held)
    if (!standing || !mayWrite(standing, member.authTime)) throw new DomainError('not-active')
    const post = read(postSchema, found)
    if (post?.author.uid !== member.uid || post.deleted) throw new DomainError('post-unknown')
    const summary = read(activitySummarySchema, counted)
    if (closed === (summary?.closed ?? false)) return
    const place = counted!.ref
    if (summary) transaction.update(place, { closed: closed || FieldValue.delete() })
    // Not counted yet: whoever counts next does not take this for a count.
    else transaction.create(place, { comments: 0, countedAt: new Timestamp(0, 0), closed: true } as ActivitySummary)
  })
  return {}
})
