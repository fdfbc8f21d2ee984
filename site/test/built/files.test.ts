/** What robots, browsers and feed readers fetch beside pages. */
import { brand } from '@varanda/domain/brand'
import { shareTarget } from '@varanda/domain/post/share/share-target'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { answererOf, bytes, feeds, files, origin, pageAt, pages, read } from './built-site.ts'
import { canonicalOf } from './references.ts'

const listedPages = pages.filter(({ path }) => !path.endsWith('/no-such-post'))
const canonicals = listedPages.flatMap(canonicalOf)
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => /^(url|sitemap|xhtml:link)$/.test(name),
})

it('the icon that browsers ask for by name is there', () => {
  expect(bytes('/favicon.ico').readUInt16LE(2)).toBe(1)
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
    // The blog's own sitemap names the blog's pages.
    const expected = canonicals.filter((address) => !/\/blog(\/|$)/.test(address))
    expect(listed.toSorted()).toEqual(expected.toSorted())
    for (const { loc, 'xhtml:link': twins } of urlset.url) {
      const page = listedPages.find((each) => canonicalOf(each)[0] === loc)!
      const said = page.elements
        .filter(({ name, attribs }) => name === 'link' && attribs.rel === 'alternate' && attribs.hreflang)
        .map(({ attribs }) => ({ '@rel': 'alternate', '@hreflang': attribs.hreflang, '@href': attribs.href }))
      expect(twins, loc).toEqual(said)
    }
  })
})

interface Rss {
  rss: {
    '@version': string
    channel: {
      title: string
      link: string
      description: string
      language: string
      lastBuildDate?: string
      'atom:link': { '@href': string; '@rel': string; '@type': string }
      item: { title: string; link: string; guid: { '#text': string } | string; pubDate: string; description: string }[]
    }
  }
}

/** RFC 822 as RSS 2.0 wants it, with four digits of a year. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/

describe('the feeds', () => {
  it('are one in each language', () => {
    const languages = feeds.map((xml) => (parser.parse(xml, isWellFormed) as Rss).rss.channel.language)
    // In the small letters of RSS's own list.
    expect(languages.toSorted()).toEqual(['en-us', 'pt-br'])
  })

  it.each(feeds)('hold to RSS 2.0 (%#)', (xml) => {
    const { rss } = parser.parse(xml, isWellFormed) as Rss
    const { channel } = rss
    expect(rss['@version']).toBe('2.0')
    for (const text of [channel.title, channel.description]) expect(text.length).toBeGreaterThan(0)
    const front = new URL(channel.link).pathname
    expect(pageAt.has(front)).toBe(true)
    expect(channel['atom:link']).toMatchObject({
      '@href': `${channel.link}/rss.xml`,
      '@rel': 'self',
      '@type': 'application/rss+xml',
    })
    if (channel.lastBuildDate) expect(channel.lastBuildDate).toMatch(rfc822)
    const guids = channel.item.map(({ guid }) => (typeof guid === 'string' ? guid : guid['#text']))
    expect(new Set(guids).size).toBe(guids.length)
    const days = channel.item.map(({ pubDate }) => Date.parse(pubDate))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    for (const { title, link, pubDate, description } of channel.item) {
      expect(title.length * description.length, link).toBeGreaterThan(0)
      expect(pubDate, link).toMatch(rfc822)
      expect(link.startsWith(`${origin}${front}/`), link).toBe(true)
      expect(pageAt.has(new URL(link).pathname), link).toBe(true)
    }
    // A reader that shows HTML finds no address that only makes sense on the page.
    expect(xml).not.toMatch(/(?:href|src)=(?:"|&quot;)\/(?!\/)/)
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

describe.each(['/site.webmanifest', '/en/site.webmanifest'])('the web manifest %s', (file) => {
  const manifest = JSON.parse(read(file)) as {
    name: string
    short_name: string
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
    share_target: { action: string; params: { files: { name: string }[] } }
    shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[]
  }

  it('makes the house installable', () => {
    expect(manifest).toMatchObject({ name: brand.name, display: 'standalone' })
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
    expect(manifest.share_target.action.startsWith(`${shareTarget.path}?`)).toBe(true)
    expect(manifest.share_target.params.files).toHaveLength(1)
    for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
      expect(answererOf(path), path).toBeDefined()
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']))
    for (const { src } of manifest.icons) expect(files.has(src), src).toBe(true)
    const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
    expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of [...pngs, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      const png = bytes(src)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })
})
