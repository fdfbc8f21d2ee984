import { blogPostSchema } from '@varanda/domain/blog/blog'
import { publishedPost } from '@varanda/domain/blog/blog-index'
import { previewBlogPost as contract } from '@varanda/domain/blog/calls/preview-blog-post'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { currentIndex } from '../current-index.ts'
import { blogFolder } from '../folder.ts'
import { instanceOrigin } from '../instance-origin.ts'
import { atOrigin } from '../origin.ts'
import { filledPost } from '../page.ts'
import { cleanTexts, measuredCover } from '../written-edition.ts'

/** Fills the page's template as for readers; only the dates are made up, as if it were published now. */
export const previewBlogPost = callable(
  contract,
  async ({ id, locale, texts, tags, author, cover }, _admin, { now }) => {
    const [measured, held, index] = await Promise.all([
      measuredCover(cover, (reference) => reference.get()),
      db.doc(paths.blogPost(id)).get(),
      currentIndex(),
    ])
    const edition = { texts: cleanTexts(texts), tags, author, cover: measured }
    const updatedAt = Timestamp.fromDate(now)
    const publishedAt = read(blogPostSchema, held)?.publishedAt ?? updatedAt
    const html = filledPost(blogFolder, locale, id, { ...publishedPost(edition, publishedAt), updatedAt }, index)
    return { html: atOrigin(html, instanceOrigin(blogFolder)) }
  },
  { memory: '512MiB' },
)
