import { type BlogHeader, blogLimits } from '@varanda/domain/blog/blog'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { feedPath, listPath, postPath } from './address.ts'
import { postsIn } from './cards.ts'
import { pageWords, tagName } from './words.ts'
import { cdata, xml } from './xml.ts'

/** The posts that a feed tells of. */
export function inFeed(locale: Locale, index: readonly BlogHeader[]): BlogHeader[] {
  return postsIn(locale, index).slice(0, blogLimits.inFeed)
}

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification) with whole posts; `contents` holds the sanitised HTML of each,
 * one without is left out.
 */
export function feed(locale: Locale, index: readonly BlogHeader[], contents: ReadonlyMap<string, string>): string {
  const posts = inFeed(locale, index)
  const newest = Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.toMillis()))
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(pageWords[locale].name)}</title>
<link>${anyOrigin}${listPath(locale, null, 1)}</link>
<description>${xml(pageWords[locale].description)}</description>
<language>${localeTags[locale].toLowerCase()}</language>
<atom:link href="${anyOrigin}${feedPath(locale)}" rel="self" type="application/rss+xml"/>
${newest > 0 ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n` : ''}${posts
  .filter(({ id }) => contents.has(id))
  .map((post) => item(locale, post, contents.get(post.id)!))
  .join('')}</channel>
</rss>
`
}

function item(locale: Locale, post: BlogHeader, content: string): string {
  const { title, summary } = post.texts[locale]!
  const address = anyOrigin + postPath(locale, post.id)
  return `<item>
<title>${xml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${post.publishedAt.toDate().toUTCString()}</pubDate>
<dc:creator>${xml(post.author)}</dc:creator>
${post.tags.map((tag) => `<category>${xml(tagName(locale, tag))}</category>\n`).join('')}<description>${xml(summary)}</description>
<content:encoded>${cdata(absolute(content))}</content:encoded>
</item>
`
}

/** Readers of feeds are elsewhere: what is relative to the instance needs its origin. */
function absolute(html: string): string {
  return html.replace(/(<(?:a|img) [^>]*?(?:href|src)=")\/(?!\/)/g, `$1${anyOrigin}/`)
}
