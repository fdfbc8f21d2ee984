import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { blogId } from './save-blog-post.ts'

/** Takes a post out of public, and off the schedule. Its revisions stay. Of a draft nothing changes. */
export const unpublishBlogPost = call<{ done: true }>()({
  name: 'unpublishBlogPost',
  caller: 'admin',
  input: v.object({ id: blogId }),
  errors: [...adminRefusals, 'blog-post-unknown'],
})
