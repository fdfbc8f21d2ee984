import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { blogId, edition } from './save-blog-post.ts'

/**
 * The page that a post would have in public if it were published now as it is written, in one language: the whole HTML
 * document, cleaned and filled in as for readers. Nothing is kept.
 */
export const previewBlogPost = call<{ html: string }>()({
  name: 'previewBlogPost',
  caller: 'admin',
  input: v.object({ id: blogId, locale: v.picklist(locales), ...edition }),
  errors: [...adminRefusals, 'photo-missing'],
})
