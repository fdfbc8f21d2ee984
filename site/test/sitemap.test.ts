import { listedPaths } from '@varanda/domain/site/routes'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { GET as robots } from '../src/pages/robots.txt.ts'
import { GET as index } from '../src/pages/sitemap.xml.ts'
import { GET as pages } from '../src/pages/sitemap-pages.xml.ts'

const site = new URL('https://varanda.example')
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })

interface Entry {
  loc: string
  'xhtml:link': { rel: string; hreflang: string; href: string }[]
}

async function parsed(answer: Response): Promise<Record<string, never>> {
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text)
}

describe('sitemap-pages.xml', () => {
  it('names every listed page but the blog, which tells of itself, in both languages, each with all its twins', async () => {
    const { url }: { url: Entry[] } = (await parsed(pages({ site }))).urlset!
    const addresses = url.map(({ loc }) => loc)
    expect(addresses).toHaveLength((listedPaths.length - 1) * 2)
    expect(addresses.filter((address) => address.endsWith('/blog'))).toEqual([])
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { loc, 'xhtml:link': twins } of url) {
      expect(twins.map(({ hreflang }) => hreflang)).toEqual(['pt-BR', 'en-US', 'x-default'])
      expect(twins.map(({ href }) => href)).toContain(loc)
      for (const { href } of twins) expect(addresses).toContain(href)
    }
  })

  it('writes the home page without a slash, and no page that is for one person', async () => {
    const text = await pages({ site }).text()
    expect(text).toContain('<loc>https://varanda.example</loc>')
    expect(text).toContain('<loc>https://varanda.example/en</loc>')
    expect(text).not.toMatch(/\/(user|admin)\b/)
  })
})

describe('sitemap.xml', () => {
  it('leads to the pages and to the blog', async () => {
    const { sitemap }: { sitemap: { loc: string }[] } = (await parsed(index({ site }))).sitemapindex!
    expect(sitemap.map(({ loc }) => loc)).toEqual([
      'https://varanda.example/sitemap-pages.xml',
      'https://varanda.example/sitemap-blog.xml',
    ])
  })
})

describe('robots.txt', () => {
  it('closes the inner rooms in both languages, leaves the rest open, and names the sitemap', async () => {
    const lines = (await robots({ site }).text()).split('\n')
    expect(lines).toContain('Sitemap: https://varanda.example/sitemap.xml')
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10))
    expect(closed).toEqual(expect.arrayContaining(['/user', '/en/user', '/admin', '/en/admin']))
    for (const path of listedPaths.flatMap((each) => [each, `/en${each}`, `${each}/x`]))
      expect(closed.filter((start) => path.startsWith(start))).toEqual([])
  })
})
