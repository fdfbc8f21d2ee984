import { blogLimits, isBlogId, isBlogTag } from '@varanda/domain/blog/blog'
import { blogHtml } from '@varanda/domain/blog/blog-html'
import { type Locale, localeOfPath, locales, unlocalizedPath } from '@varanda/domain/locale'
import { type Claim, claims, isBuilding } from '@varanda/domain/site/claims'
import { routes } from '@varanda/domain/site/routes'
import { describe, expect, it } from 'vitest'
import { blogPosts } from './posts.ts'
import { blogTags, prose } from './telling.ts'

const written = blogPosts.flatMap((post) =>
  locales.flatMap((locale) => {
    const text = post.texts[locale]
    return text ? [{ post, locale, text, name: `${post.id} (${locale})` }] : []
  }),
)

const words = (html: string): number =>
  html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** Addresses that the site or the blog has, in that language. */
function isKnown(href: string, locale: Locale): boolean {
  if (!href.startsWith('/') || localeOfPath(href) !== locale) return false
  const path = unlocalizedPath(href).replace(/#.*$/, '')
  const isPost = blogPosts.some(({ id, texts }) => path === `/blog/${id}` && texts[locale])
  return isPost || Object.values(routes).some((route) => route.path === path)
}

describe('the posts of the blog', () => {
  it('come newest first, each at an address of its own', () => {
    const ids = blogPosts.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(isBlogId(id)).toBe(true)
    const days = blogPosts.map(({ publishedAt }) => new Date(publishedAt).getTime())
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    for (const day of days) {
      expect(day).toBeGreaterThanOrEqual(Date.parse('2026-01-01T00:00:00Z'))
      expect(day).toBeLessThan(Date.parse('2026-11-20T00:00:00Z'))
    }
  })

  it('are ten in both languages, and one in each alone', () => {
    const counted = Object.groupBy(blogPosts, ({ texts }) => Object.keys(texts).sort().join(' '))
    expect(Object.fromEntries(Object.entries(counted).map(([key, list]) => [key, list!.length]))).toEqual({
      'en pt': 10,
      pt: 1,
      en: 1,
    })
  })

  it('claim nothing of the product that is not there', () => {
    const claimed = (Object.keys(claims) as Claim[]).filter((claim) => claim.startsWith('blog.'))
    expect(claimed.toSorted()).toEqual(blogPosts.map(({ id }) => `blog.${id}`).toSorted())
    expect(claimed.filter((claim) => isBuilding(claim))).toEqual([])
  })

  it('are kept under few words, all of which are used', () => {
    for (const { tags } of blogPosts) {
      expect(tags.length).toBeGreaterThanOrEqual(1)
      expect(tags.length).toBeLessThanOrEqual(3)
      for (const tag of tags) expect(isBlogTag(tag)).toBe(true)
    }
    expect(new Set(blogPosts.flatMap(({ tags }) => tags))).toEqual(new Set(blogTags))
  })

  it('describe their cover in the languages that they are written in', () => {
    for (const { texts, cover } of blogPosts) {
      expect(Object.keys(cover.alt).sort()).toEqual(Object.keys(texts).sort())
      for (const alt of Object.values(cover.alt)) expect(alt.length).toBeLessThanOrEqual(blogLimits.coverAlt)
    }
  })

  it.each(written)('$name is worth some minutes and fits', ({ text, post }) => {
    expect(text.title.length).toBeLessThanOrEqual(blogLimits.title)
    expect(text.summary.length).toBeLessThanOrEqual(blogLimits.summary)
    expect(text.content.length).toBeLessThanOrEqual(blogLimits.content)
    expect(post.author.length).toBeLessThanOrEqual(blogLimits.author)
    expect(words(text.content)).toBeGreaterThanOrEqual(450)
    expect(words(text.content)).toBeLessThanOrEqual(900)
  })

  it.each(written)('$name is set as print is', ({ text, post, locale }) => {
    const alt = post.cover.alt[locale]
    for (const said of [text.title, text.summary, text.content.replace(/<[^>]*>/g, ''), alt])
      expect(said).not.toMatch(/["'`´]|\.\.\.| - |--|\s,| {2}/)
  })

  it.each(written)('$name is made of the elements that posts may have', ({ text }) => {
    for (const [, tag] of text.content.matchAll(/<\/?([a-z0-9]+)/g)) expect(blogHtml.tags).toContain(tag)
    for (const line of text.content.split('\n')) expect(line).toMatch(/^<(p|h2|h3|ul|ol|blockquote)>.+<\/\1>$/)
  })

  it.each(written)('$name leads only to what is there', ({ text, locale }) => {
    const lost = [...text.content.matchAll(/href="([^"]*)"/g)]
      .map(([, href]) => href!)
      .filter((href) => !isKnown(href, locale))
    expect(lost).toEqual([])
  })
})

describe('prose', () => {
  it('makes paragraphs of what stands between empty lines', () => {
    expect(prose('\n  One line\n  and more.\n\n  <h2>Head</h2>\n\n  <em>Two</em>.\n')).toBe(
      '<p>One line and more.</p>\n<h2>Head</h2>\n<p><em>Two</em>.</p>',
    )
  })
})
