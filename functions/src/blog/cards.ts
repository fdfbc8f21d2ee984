import { type BlogCover, type BlogHeader, blogCoverWidths, socialCover } from '@varanda/domain/blog/blog'
import { coverUrl } from '@varanda/domain/blog/blog-cover'
import type { BlogCardView, BlogPictureView, BlogTagView } from '@varanda/domain/blog/blog-page'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { listPath, postPath } from './address.ts'
import { dayOf, pageWords, tagName } from './words.ts'

/** The posts that are written in this language, newest first. */
export function postsIn(locale: Locale, posts: readonly BlogHeader[]): BlogHeader[] {
  return posts.filter(({ texts }) => texts[locale])
}

/** A post that is written in this language. */
export function cardOf(locale: Locale, post: BlogHeader, isFirst = false): BlogCardView {
  const { title, summary, minutes } = post.texts[locale]!
  return {
    href: postPath(locale, post.id),
    title,
    summary,
    lang: localeTags[locale],
    ...dayOf(locale, post.publishedAt),
    minutes: pageWords[locale].minutes(minutes),
    cover: pictureOf(locale, post.cover),
    isFirst,
  }
}

/** Says nothing for a picture that nobody has described: it is decoration then. */
export function pictureOf(locale: Locale, cover: BlogCover | null): BlogPictureView | null {
  if (!cover) return null
  const { id, width, height } = cover
  // A file of a picture that came smaller is as wide as it came.
  const widths = blogCoverWidths.filter((_, index) => index === 0 || blogCoverWidths[index - 1]! < width)
  const sources = (format: 'avif' | 'webp') =>
    widths.map((one) => `${coverUrl(id, { width: one, format })} ${Math.min(one, width)}w`).join(', ')
  return {
    avif: sources('avif'),
    webp: sources('webp'),
    src: coverUrl(id, { width: widths[Math.min(1, widths.length - 1)]!, format: 'webp' }),
    width,
    height,
    alt: cover.alt[locale] ?? '',
  }
}

/** The picture that goes along when a link is sent elsewhere. */
export function socialPicture(locale: Locale, cover: BlogCover | null, title: string) {
  if (!cover) return { image: `${anyOrigin}/og/blog-${locale}.png`, imageAlt: title }
  const image = anyOrigin + coverUrl(cover.id, { width: socialCover.width, format: 'jpg' })
  return { image, imageAlt: cover.alt[locale] || title }
}

export function tagView(locale: Locale, tag: string, current: boolean): BlogTagView {
  return { name: tagName(locale, tag), href: listPath(locale, tag, 1), current }
}

/** Those of most posts first. */
export function tagsOf(posts: readonly BlogHeader[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([tag]) => tag)
}
