/** What robots, browsers and feed readers fetch beside pages. */
import { brand } from '@varanda/domain/brand'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { answererOf, files, pages, read } from './built-site.ts'
import { canonicalOf } from './references.ts'

const canonicals = pages.flatMap(canonicalOf)
const { origin } = new URL(canonicals[0]!)
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => /^(url|sitemap|xhtml:link)$/.test(name),
})

/** Given to the parser, makes it throw on anything else. */
const isWellFormed = true

interface Sitemap {
  urlset: { '@xmlns': string; url: { loc: string; lastmod?: string; 'xhtml:link'?: Record<string, string>[] }[] }
}

describe('the sitemap', () => {
  const index = read('/sitemap.xml')
  const ofPages = read('/sitemap-pages.xml')

  it('is well-formed, and its parts are answered', () => {
    const { sitemapindex } = parser.parse(index, isWellFormed) as {
      sitemapindex: { '@xmlns': string; sitemap: { loc: string }[] }
    }
    expect(sitemapindex['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    for (const { loc } of sitemapindex.sitemap) expect(answererOf(new URL(loc).pathname), loc).toBeDefined()
    expect(read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('names every page by its canonical address, with the twins that the page names', () => {
    const { urlset } = parser.parse(ofPages, isWellFormed) as Sitemap
    expect(urlset['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const listed = urlset.url.map(({ loc }) => loc)
    expect(canonicals.filter((address) => !listed.includes(address))).toEqual([])
    for (const { loc, 'xhtml:link': twins } of urlset.url) {
      const page = pages.find((each) => canonicalOf(each)[0] === loc)
      if (!page) {
        expect(answererOf(new URL(loc).pathname), loc).toHaveProperty('function')
        continue
      }
      const said = page.elements
        .filter(({ name, attribs }) => name === 'link' && attribs.rel === 'alternate' && attribs.hreflang)
        .map(({ attribs }) => ({ '@rel': 'alternate', '@hreflang': attribs.hreflang, '@href': attribs.href }))
      expect(twins, loc).toEqual(said)
    }
  })
})

describe('robots.txt', () => {
  it('closes no page that is listed', () => {
    const closed = [...read('/robots.txt').matchAll(/^Disallow: (\S+)$/gm)].map((match) => match[1]!)
    expect(closed.length).toBeGreaterThan(0)
    const paths = canonicals.map((address) => new URL(address).pathname)
    expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
    for (const line of read('/robots.txt').split('\n'))
      expect(line).toMatch(/^((User-agent|Disallow|Allow|Sitemap): \S+)?$/)
  })
})

describe('the web manifest', () => {
  const manifest = JSON.parse(read('/site.webmanifest')) as {
    name: string
    short_name: string
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  it('makes the house installable', () => {
    expect(manifest).toMatchObject({ name: brand.name, display: 'standalone' })
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
    expect(answererOf(manifest.start_url)).toBeDefined()
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']))
    for (const { src } of manifest.icons) expect(files.has(src), src).toBe(true)
  })
})
