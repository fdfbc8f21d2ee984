import type { DocumentWrite } from '../invite/joining.ts'
import { type Locale, locales } from '../locale.ts'
import type { Moment } from '../moment.ts'
import { paths } from '../paths.ts'
import type { BlogEdition, BlogHeader, BlogIndex, BlogPost, BlogRevision } from './blog.ts'

/**
 * Words a minute that people read silently, in each language: Trauzettel-Klosinski and Dietz, "Standardized assessment
 * of reading performance", IOVS 53 (2012).
 */
const pace: Record<Locale, number> = { pt: 181, en: 228 }

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string, locale: Locale): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / pace[locale]))
}

/** What the index says of a post that has been published. */
export function headerOf(id: string, post: BlogPost): BlogHeader {
  const { tags, author, cover, updatedAt } = post
  const publishedAt = post.publishedAt ?? updatedAt
  const texts: BlogHeader['texts'] = {}
  for (const locale of locales) {
    const text = post.texts[locale]
    if (!text) continue
    texts[locale] = { title: text.title, summary: text.summary, minutes: readingMinutes(text.content, locale) }
  }
  const shown = [
    locales.map((locale) => {
      const text = post.texts[locale]
      return text ? [text.title, text.summary, text.content] : null
    }),
    tags,
    author,
    cover && [cover.id, cover.width, cover.height, locales.map((locale) => cover.alt[locale] ?? null)],
    publishedAt.toMillis(),
    updatedAt.toMillis(),
  ]
  return { id, version: fingerprint(JSON.stringify(shown)), texts, tags, author, cover, publishedAt, updatedAt }
}

/** 64 bits that tell versions apart, no secret: FNV-1a twice, begun differently. */
function fingerprint(text: string): string {
  let one = 0x811c9dc5
  let other = 0x9e3779b9
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ (unit + index), 0x01000193)
  }
  return [one, other].map((part) => (part >>> 0).toString(36).padStart(7, '0')).join('')
}

/** The index with this post as it is now: put in or replaced when it is published, taken out otherwise. */
export function indexWith(index: BlogIndex | undefined, id: string, post: BlogPost): BlogIndex {
  const others = (index?.posts ?? []).filter((header) => header.id !== id)
  if (post.status !== 'published') return { posts: others }
  return { posts: [...others, headerOf(id, post)].sort(byNewest) }
}

/** Of two of the same moment, always the same one comes first. */
function byNewest(one: BlogHeader, other: BlogHeader): number {
  return other.publishedAt.toMillis() - one.publishedAt.toMillis() || (one.id < other.id ? -1 : 1)
}

/** A post that is in public from its first revision on. */
export function publishedPost(edition: BlogEdition, publishedAt: Moment): BlogPost {
  return {
    status: 'published',
    rev: 1,
    shownRev: 1,
    ...edition,
    publishAt: null,
    publishRev: null,
    publishedAt,
    updatedAt: publishedAt,
  }
}

/** Every document of a blog with these published posts, by id: what saving and publishing each would have left. */
export function blogDocuments(posts: Readonly<Record<string, BlogPost>>): DocumentWrite[] {
  let index: BlogIndex = { posts: [] }
  const writes: DocumentWrite[] = []
  for (const [id, post] of Object.entries(posts)) {
    index = indexWith(index, id, post)
    const { rev, texts, tags, author, cover, updatedAt } = post
    const revision: BlogRevision = { rev, texts, tags, author, cover, savedAt: updatedAt, savedBy: null }
    writes.push({ path: paths.blogPost(id), data: post }, { path: paths.blogRevision(id, rev), data: revision })
  }
  return [...writes, { path: paths.blogIndex, data: index }]
}
