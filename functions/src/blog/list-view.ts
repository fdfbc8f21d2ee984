import { type BlogHeader, blogLimits } from '@varanda/domain/blog/blog'
import type { BlogListView } from '@varanda/domain/blog/blog-page'
import { type Locale, locales, localeTags, otherLocale } from '@varanda/domain/locale'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { feedPath, listPath } from './address.ts'
import { cardOf, postsIn, socialPicture, tagsOf, tagView } from './cards.ts'
import { listJsonLd } from './json-ld.ts'
import { pageWords, tagName } from './words.ts'

interface Place {
  locale: Locale
  tag: string | null
  /** From 1. */
  page: number
}

/** A page of the list; null where there is none. The first page of all posts is there even when it is empty. */
export function listView({ locale, tag, page }: Place, index: readonly BlogHeader[]): BlogListView | null {
  const words = pageWords[locale]
  const posts = listed(locale, tag, index)
  const pages = pagesOf(posts)
  if (page > pages || (tag && posts.length === 0)) return null
  const shown = posts.slice((page - 1) * blogLimits.onPage, page * blogLimits.onPage)
  const hasLead = page === 1 && !tag && shown.length > 0
  const heading = tag ? words.tagTitle(tagName(locale, tag)) : words.heading
  const place = pages > 1 ? words.place(page, pages) : null
  const about = tag ? words.tagDescription(tagName(locale, tag)) : words.description
  const inBoth = locales.filter((one) => hasPage({ locale: one, tag, page }, index))
  const other = otherLocale(locale)
  return {
    head: {
      title: [heading, page > 1 && place, pageWords[locale].name].filter(Boolean).join(' · '),
      description: page > 1 ? `${about} ${place}.` : about,
      canonical: anyOrigin + listPath(locale, tag, page),
      alternates: inBoth.length < 2 ? [] : alternates((one) => listPath(one, tag, page)),
      ...socialPicture(locale, null, pageWords[locale].name),
      jsonLd: listJsonLd(locale, tag, heading, shown),
      noindex: false,
      switchHref: inBoth.includes(other) ? listPath(other, tag, page) : listPath(other, null, 1),
    },
    heading,
    lead: hasLead ? cardOf(locale, shown[0]!, true) : null,
    cards: shown.slice(hasLead ? 1 : 0).map((post, at) => cardOf(locale, post, !hasLead && at === 0)),
    isEmpty: shown.length === 0,
    tags: tagsOf(postsIn(locale, index)).map((one) => tagView(locale, one, one === tag)),
    place,
    newer: page > 1 ? listPath(locale, tag, page - 1) : null,
    older: page < pages ? listPath(locale, tag, page + 1) : null,
    feedHref: feedPath(locale),
  }
}

/** Both languages, and Portuguese for the readers of any other. */
export function alternates(pathIn: (locale: Locale) => string): { hreflang: string; href: string }[] {
  return [
    ...locales.map((locale) => ({ hreflang: localeTags[locale] as string, href: anyOrigin + pathIn(locale) })),
    { hreflang: 'x-default', href: anyOrigin + pathIn('pt') },
  ]
}

/** Every page that the list has in this language, for building them ahead. */
export function placesIn(locale: Locale, index: readonly BlogHeader[]): Place[] {
  const tags = [null, ...tagsOf(postsIn(locale, index))]
  return tags.flatMap((tag) =>
    Array.from({ length: pagesOf(listed(locale, tag, index)) }, (_, at) => ({ locale, tag, page: at + 1 })),
  )
}

function hasPage({ locale, tag, page }: Place, index: readonly BlogHeader[]): boolean {
  const posts = listed(locale, tag, index)
  return page <= pagesOf(posts) && (posts.length > 0 || !tag)
}

function listed(locale: Locale, tag: string | null, index: readonly BlogHeader[]): BlogHeader[] {
  return postsIn(locale, index).filter(({ tags }) => !tag || tags.includes(tag))
}

function pagesOf(posts: readonly BlogHeader[]): number {
  return Math.max(1, Math.ceil(posts.length / blogLimits.onPage))
}
