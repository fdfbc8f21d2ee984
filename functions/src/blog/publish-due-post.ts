import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { publishPost } from '@varanda/domain/blog/blog-editing'
import type { Moment } from '@varanda/domain/moment'
import { Timestamp } from 'firebase-admin/firestore'
import { editPost, revisionOf } from './edit-post.ts'

/** Publishes the revision whose time has come. Throws `blog-full`, and is tried again. */
export async function publishDuePost(
  { blogPostId }: AlarmReference<'publish-blog-post'>,
  now: Date,
): Promise<Moment | null> {
  let later: Moment | null = null
  await editPost(blogPostId, null, now, async (found, transaction) => {
    later = null
    if (!found?.publishAt || !found.publishRev) return null
    if (found.publishAt.toMillis() > now.getTime()) {
      later = found.publishAt
      return null
    }
    const { before, revision } = await revisionOf(blogPostId, found.publishRev, found, transaction)
    return { post: publishPost(before, revision, Timestamp.fromDate(now)), act: 'blog-published', rev: revision.rev }
  })
  return later
}
