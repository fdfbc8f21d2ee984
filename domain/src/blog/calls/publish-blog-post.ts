import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { blogId, blogRev } from './save-blog-post.ts'

/**
 * Puts a post's newest revision into public, by its number: `edited-elsewhere` when another one has come since the
 * editor looked. `post-incomplete`: a language lacks its title, summary or text. Whatever was scheduled is dropped.
 */
export const publishBlogPost = call<{ rev: number }>()({
  name: 'publishBlogPost',
  caller: 'admin',
  input: v.object({ id: blogId, rev: blogRev }),
  errors: [...adminRefusals, 'blog-post-unknown', 'edited-elsewhere', 'post-incomplete', 'blog-full'],
})
