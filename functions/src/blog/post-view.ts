import type { BlogHeader } from '@varanda/domain/blog/blog'
import type { BlogMissingView, BlogPostView } from '@varanda/domain/blog/blog-page'
import { brand } from '@varanda/domain/brand'
import { type Locale, localeTags, otherLocale } from '@varanda/domain/locale'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { listPath, postPath } from './address.ts'
import { cardOf, pictureOf, postsIn, socialPicture, tagView } from './cards.ts'
import { descriptionOf } from './description.ts'
import { missingJsonLd, postJsonLd } from './json-ld.ts'
import { alternates } from './list-view.ts'
import { dayOf, pageWords, shellWords } from './words.ts'

const relatedPosts = 3

/**
 * The page of a post in one language, but for its content. Where the post is not written in it, the page says so, shows
 * it in its own, and sends search engines to its real address.
 */
export function postView(locale: Locale, post: BlogHeader, index: readonly BlogHeader[]): BlogPostView {
  const written = post.texts[locale] ? locale : otherLocale(locale)
  const { title, summary, minutes } = post.texts[written]!
  const other = otherLocale(locale)
  const path = postPath(written, post.id)
  const isChanged = post.updatedAt.toMillis() !== post.publishedAt.toMillis()
  return {
    head: {
      title: `${title} · ${brand.name}`,
      description: descriptionOf(summary),
      canonical: anyOrigin + path,
      alternates:
        post.texts.pt && post.texts.en
          ? alternates((one) => postPath(one, post.id))
          : [localeTags[written], 'x-default'].map((hreflang) => ({ hreflang, href: anyOrigin + path })),
      ...socialPicture(written, post.cover, title),
      jsonLd: postJsonLd(written, post),
      noindex: false,
      switchHref: postPath(other, post.id),
    },
    title,
    summary,
    lang: localeTags[written],
    author: post.author,
    ...dayOf(locale, post.publishedAt),
    updated: isChanged ? dayOf(locale, post.updatedAt) : null,
    minutes: pageWords[locale].minutes(minutes),
    cover: pictureOf(written, post.cover),
    // Its tags have pages in the language that it is written in.
    tags: post.tags.map((tag) => tagView(written, tag, false)),
    content: '',
    related: related(locale, post, index).map((one) => cardOf(locale, one)),
    onlyIn: written === locale ? null : { note: pageWords[locale].onlyIn[written] },
  }
}

/** With the most tags in common first, then the newest. */
function related(locale: Locale, post: BlogHeader, index: readonly BlogHeader[]): BlogHeader[] {
  const shared = ({ tags }: BlogHeader) => tags.filter((tag) => post.tags.includes(tag)).length
  return postsIn(locale, index)
    .filter(({ id }) => id !== post.id)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, relatedPosts)
}

/** What stands where nothing is, with the newest posts for comfort. */
export function missingView(locale: Locale, index: readonly BlogHeader[]): BlogMissingView {
  const { title, text } = shellWords[locale].missing
  const other = otherLocale(locale)
  return {
    head: {
      title: `${title} · ${brand.name}`,
      description: text,
      canonical: anyOrigin + listPath(locale, null, 1),
      alternates: [],
      ...socialPicture(locale, null, pageWords[locale].name),
      jsonLd: missingJsonLd(locale, title),
      noindex: true,
      switchHref: listPath(other, null, 1),
    },
    cards: postsIn(locale, index)
      .slice(0, relatedPosts)
      .map((post) => cardOf(locale, post)),
  }
}
