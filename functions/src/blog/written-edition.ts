/** What an administrator sent, as the instance keeps it. */
import {
  type BlogCover,
  type BlogEdition,
  type BlogText,
  blogLimits,
  preparedCoverSchema,
} from '@varanda/domain/blog/blog'
import type { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { DomainError } from '@varanda/domain/errors'
import { locales } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type { InferOutput } from 'valibot'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { cleanHtml } from './clean-html.ts'

type Written = InferOutput<(typeof saveBlogPost)['input']>

/** Throws `bad-input` for HTML that is longer clean than it may be. */
export function cleanTexts(texts: Written['texts']): BlogEdition['texts'] {
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

/** With the size that the instance measured. Throws `photo-missing` for one that was not prepared. */
export async function measuredCover(
  cover: Written['cover'],
  get: (reference: DocumentReference) => Promise<DocumentSnapshot>,
): Promise<BlogCover | null> {
  if (!cover) return null
  const measured = read(preparedCoverSchema, await get(db.doc(paths.blogCover(cover.id))))
  if (!measured) throw new DomainError('photo-missing')
  const { pt, en } = cover.alt
  return { ...measured, alt: { ...(pt && { pt }), ...(en && { en }) } }
}
