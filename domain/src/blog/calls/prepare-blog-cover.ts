import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { mediaId } from '../../post/media.ts'
import type { BlogCover } from '../blog.ts'

/**
 * Makes a picture of the blog out of an upload (as for `prepareMedia`), in every file of blog-cover.ts. Its id is the
 * upload's; a post takes it by `saveBlogPost`, as its cover or within its text. Twice is once.
 */
export const prepareBlogCover = call<Omit<BlogCover, 'alt'>>()({
  name: 'prepareBlogCover',
  caller: 'admin',
  input: v.object({ uploadId: mediaId }),
  errors: [...adminRefusals, 'not-an-image', 'too-large', 'photo-missing'],
})
