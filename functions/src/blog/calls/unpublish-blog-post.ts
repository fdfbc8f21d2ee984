import { unpublishPost } from '@varanda/domain/blog/blog-editing'
import { unpublishBlogPost as contract } from '@varanda/domain/blog/calls/unpublish-blog-post'
import { DomainError } from '@varanda/domain/errors'
import { callable } from '../../lib/callable.ts'
import { editPost } from '../edit-post.ts'

/** Writes nothing, neither post nor log, when the post is not public and nothing is scheduled. */
export const unpublishBlogPost = callable(contract, async ({ id }, admin, { now }) => {
  await editPost(id, admin, now, async (before) => {
    if (!before) throw new DomainError('blog-post-unknown')
    const isOut = before.status === 'draft' || before.status === 'unpublished'
    return isOut ? null : { post: unpublishPost(before), act: 'blog-unpublished', rev: before.shownRev }
  })
  return { done: true as const }
})
