import { publishPost } from '@varanda/domain/blog/blog-editing'
import { publishBlogPost as contract } from '@varanda/domain/blog/calls/publish-blog-post'
import { Timestamp } from 'firebase-admin/firestore'
import { callable } from '../../lib/callable.ts'
import { editPost, newestOf } from '../edit-post.ts'

/** Nothing has to be built: the pages of the blog read the index. */
export const publishBlogPost = callable(contract, async ({ id, rev }, admin, { now }) => {
  await editPost(id, admin, now, async (found, transaction) => {
    const { before, revision } = await newestOf(id, rev, found, transaction)
    return { post: publishPost(before, revision, Timestamp.fromDate(now)), act: 'blog-published', rev }
  })
  return { rev }
})
