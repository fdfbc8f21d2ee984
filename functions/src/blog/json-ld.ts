/** What search engines are told of a page, in the words of https://schema.org, as JSON-LD. */
import type { BlogHeader } from '@varanda/domain/blog/blog'
import { brand } from '@varanda/domain/brand'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { listPath, postPath } from './address.ts'
import { socialPicture } from './cards.ts'
import { pageWords, tagName } from './words.ts'

const publisher = {
  '@type': 'Organization',
  name: brand.name,
  url: anyOrigin,
  logo: { '@type': 'ImageObject', url: `${anyOrigin}/apple-touch-icon.png` },
}

/** A post that is written in this language. */
export function postJsonLd(locale: Locale, post: BlogHeader): string {
  return graph(
    { ...posting(locale, post), mainEntityOfPage: anyOrigin + postPath(locale, post.id), publisher },
    trail(locale, [post.texts[locale]!.title, postPath(locale, post.id)]),
  )
}

export function listJsonLd(locale: Locale, tag: string | null, title: string, posts: readonly BlogHeader[]): string {
  return graph(
    {
      '@type': 'Blog',
      name: pageWords[locale].name,
      description: pageWords[locale].description,
      url: anyOrigin + listPath(locale, null, 1),
      inLanguage: localeTags[locale],
      publisher,
      blogPost: posts.map((post) => posting(locale, post)),
    },
    tag ? trail(locale, [title, listPath(locale, tag, 1)]) : trail(locale),
  )
}

export function missingJsonLd(locale: Locale, title: string): string {
  return graph({ '@type': 'WebPage', name: title, inLanguage: localeTags[locale] })
}

function posting(locale: Locale, post: BlogHeader) {
  const { title, summary, minutes } = post.texts[locale]!
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url: anyOrigin + postPath(locale, post.id),
    image: socialPicture(locale, post.cover, title).image,
    datePublished: post.publishedAt.toDate().toISOString(),
    dateModified: post.updatedAt.toDate().toISOString(),
    inLanguage: localeTags[locale],
    timeRequired: `PT${minutes}M`,
    keywords: post.tags.map((tag) => tagName(locale, tag)),
    author: { '@type': 'Person', name: post.author },
  }
}

/** Home, blog, and what is below it. */
function trail(locale: Locale, ...below: [name: string, path: string][]) {
  const steps: [name: string, path: string][] = [
    [pageWords[locale].home, locale === 'pt' ? '/' : '/en'],
    [pageWords[locale].name, listPath(locale, null, 1)],
    ...below,
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: anyOrigin + path,
    })),
  }
}

/** No text in it can end the script that it stands in. */
function graph(...things: object[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
