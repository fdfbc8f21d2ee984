import * as v from 'valibot'
import { call } from './contract.ts'
import { blogId } from './save-blog-post.ts'

/** Takes a post out of public, and off the schedule. Its revisions stay. Of a draft nothing changes. */
export const unpublishBlogPost = call<{ done: true }>()({
  name: 'unpublishBlogPost',
  caller: 'admin',
  input: v.object({ id: blogId }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-an-admin', 'blog-post-unknown', 'try-again'],
})
