import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { blogId, blogRev } from './save-blog-post.ts'

/**
 * Lets a post's newest revision go public later, within a minute after `publishAt` (ISO 8601, in the future, at most
 * two years ahead); null drops what was waiting. Revisions that are saved afterwards do not go along.
 * `edited-elsewhere` and `post-incomplete` as for publishing.
 */
export const scheduleBlogPost = call<{ publishAt: string | null }>()({
  name: 'scheduleBlogPost',
  caller: 'admin',
  input: v.object({ id: blogId, rev: blogRev, publishAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }),
  errors: [...adminRefusals, 'blog-post-unknown', 'edited-elsewhere', 'post-incomplete'],
})
