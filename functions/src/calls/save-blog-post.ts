import type { BlogCover, BlogEdition, BlogRevision, BlogText } from '@varanda/domain/blog'
import { blogLimits } from '@varanda/domain/blog'
import { isSameEdition, savePost } from '@varanda/domain/blog-editing'
import { saveBlogPost as contract } from '@varanda/domain/calls/save-blog-post'
import { DomainError } from '@varanda/domain/errors'
import { locales } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { InferOutput } from 'valibot'
import { cleanHtml } from '../blog/clean-html.ts'
import { editPost } from '../blog/edit-post.ts'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { read } from '../lib/read.ts'

type Input = InferOutput<(typeof contract)['input']>

/** The post and its revision are written at once; a second try finds the first one's revision and is content. */
export const saveBlogPost = callable(contract, async (input, admin, { now }) => {
  const { id, baseRev } = input
  const savedAt = Timestamp.fromDate(now)
  const rev = baseRev + 1
  const texts = cleaned(input.texts)
  await editPost(id, admin, now, async (before, transaction) => {
    const cover = await coverOf(input.cover, transaction)
    const edition: BlogEdition = { texts, tags: input.tags, author: input.author, cover }
    if (before && before.rev === rev) {
      const saved = read<BlogRevision>(await transaction.get(db.doc(paths.blogRevision(id, rev))))
      if (saved?.savedBy === admin.uid && isSameEdition(saved, edition)) return null
    }
    const post = savePost(before, baseRev, edition, savedAt)
    return { post, revision: { ...edition, rev, savedAt, savedBy: admin.uid }, act: 'blog-saved', rev }
  })
  return { rev }
})

/** Throws `bad-input` for HTML that is longer clean than it may be. */
function cleaned(texts: Input['texts']): BlogEdition['texts'] {
  const clean: BlogEdition['texts'] = {}
  for (const locale of locales) {
    const text: BlogText | undefined = texts[locale]
    if (!text) continue
    const content = cleanHtml(text.content)
    if (content.length > blogLimits.content) throw new DomainError('bad-input')
    clean[locale] = { ...text, content }
  }
  return clean
}

/** With the size that the house measured. Throws `photo-missing` for one that was not prepared. */
async function coverOf(cover: Input['cover'], transaction: Transaction): Promise<BlogCover | null> {
  if (!cover) return null
  const measured = read<Omit<BlogCover, 'alt'>>(await transaction.get(db.doc(paths.blogCover(cover.id))))
  if (!measured) throw new DomainError('photo-missing')
  const { pt, en } = cover.alt
  return { ...measured, alt: { ...(pt && { pt }), ...(en && { en }) } }
}
