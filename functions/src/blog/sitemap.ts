import type { BlogHeader } from '@varanda/domain/blog/blog'
import { type Locale, locales, localeTags } from '@varanda/domain/locale'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { listPath, postPath } from './address.ts'
import { postsIn } from './cards.ts'
import { xml } from './xml.ts'

/**
 * The list and every post at its real addresses, each with its other language: https://www.sitemaps.org/protocol.html
 * and https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemap(index: readonly BlogHeader[]): string {
  const lists = locales.map((locale) =>
    entry(listPath(locale, null, 1), newest(postsIn(locale, index)), [...locales], (one) => listPath(one, null, 1)),
  )
  const posts = index.flatMap((post) => {
    const written = locales.filter((locale) => post.texts[locale])
    return written.map((locale) =>
      entry(postPath(locale, post.id), post.updatedAt.toDate(), written, (one) => postPath(one, post.id)),
    )
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...lists, ...posts].join('')}</urlset>
`
}

function entry(path: string, changed: Date | null, written: Locale[], pathIn: (locale: Locale) => string): string {
  const alternates = written.map((locale) => [localeTags[locale], pathIn(locale)])
  if (written.length > 1) alternates.push(['x-default', pathIn('pt')])
  return `<url>
<loc>${xml(anyOrigin + path)}</loc>
${changed ? `<lastmod>${changed.toISOString()}</lastmod>\n` : ''}${
  written.length > 1
    ? alternates
        .map(([tag, to]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${xml(anyOrigin + to)}"/>\n`)
        .join('')
    : ''
}</url>
`
}

function newest(posts: readonly BlogHeader[]): Date | null {
  return posts.length === 0 ? null : new Date(Math.max(...posts.map(({ updatedAt }) => updatedAt.toMillis())))
}
