import { schedulePost, unschedulePost } from '@varanda/domain/blog/blog-editing'
import { scheduleBlogPost as contract } from '@varanda/domain/blog/calls/schedule-blog-post'
import { DomainError } from '@varanda/domain/errors'
import { day } from '@varanda/domain/moment'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { editPost, newestOf } from '../edit-post.ts'

const furthest = 2 * 366 * day

/** Its alarm publishes it when the time has come. */
export const scheduleBlogPost = callable(contract, async ({ id, rev, publishAt }, admin, { now }) => {
  const at = publishAt === null ? null : Timestamp.fromDate(new Date(publishAt))
  if (at && at.toMillis() > now.getTime() + furthest) throw new DomainError('bad-input')
  await editPost(id, admin, now, async (found, transaction) => {
    const { before, revision } = await newestOf(id, rev, found, transaction)
    const post = at ? schedulePost(before, revision, at, Timestamp.fromDate(now)) : unschedulePost(before)
    return { post, act: 'blog-scheduled', rev }
  })
  return { publishAt: at?.toDate().toISOString() ?? null }
})
