import { describe, expect, it } from 'vitest'
import { answererOf, type BuiltPage, files, isRedirected, origin, pageAt, pages, read } from './built-site.ts'
import { type Reference, referencesOf } from './references.ts'

const all = pages.flatMap(referencesOf)
/** Neither a feed nor a picture, which the blog's function answers too. */
const isBlogPage = /^(\/en)?\/blog(\/(?!rss\.xml$|media\/)|$)/
const lines = (references: readonly Reference[]) => [
  ...new Set(references.map(({ page, address }) => `${page} → ${address}`)),
]
const isOutside = (address: string) => /^[a-z][a-z+.-]*:|^\/\//i.test(address) && !address.startsWith(`${origin}/`)

/** Of the words that an element stands among: a text in another language may lead to pages in that one. */
const languageOf = (element: BuiltPage['elements'][number]): string | undefined => {
  for (let at = element.parent; at; at = at.parent) if ('attribs' in at && at.attribs.lang) return at.attribs.lang
  return undefined
}

describe('what the pages of the built site refer to', () => {
  it('is there: files, pages, and the places within pages that links lead to', () => {
    const broken = all
      .filter(({ address }) => address !== origin && !isOutside(address) && !address.startsWith('data:'))
      .filter(({ page, address }) => {
        const { pathname, hash } = new URL(address, new URL(page, origin))
        const answerer = answererOf(pathname)
        if (!answerer || isRedirected(pathname)) return true
        if (isBlogPage.test(pathname) && !pageAt.has(pathname)) return true
        const target = pageAt.get(pathname === '/' ? '/' : pathname.replace(/\/$/, ''))
        return hash.length > 1 && target !== undefined && !target.ids.has(decodeURIComponent(hash.slice(1)))
      })
    expect(lines(broken)).toEqual([])
  })

  it('is addressed without endings and closing slashes, as it is served', () => {
    const followed = all.filter(({ use, address }) => use !== 'load' && !isOutside(address))
    const detours = followed.filter(({ address }) => {
      const { pathname } = new URL(address, origin)
      return pathname.endsWith('.html') || (pathname.length > 1 && pathname.endsWith('/'))
    })
    expect(lines(detours)).toEqual([])
  })

  it('is loaded from the house alone', () => {
    expect(lines(all.filter(({ use, address }) => use === 'load' && isOutside(address)))).toEqual([])
  })

  it('is followed to mail, and elsewhere only where we name it', () => {
    const schemes = new Set(
      all
        .filter(({ use, address }) => use === 'follow' && isOutside(address))
        .map(({ address }) => address.split(':')[0]),
    )
    expect([...schemes].filter((scheme) => !['mailto', 'https', 'tel'].includes(scheme!))).toEqual([])
  })

  it('stays in the language of the page, but for the language switch', () => {
    const pagesOfOurs = new Set(pages.map(({ path }) => path))
    const strays = pages.flatMap(({ path, elements }) => {
      if (path === '/404' || path === '/500') return []
      const isEnglish = path === '/en' || path.startsWith('/en/')
      return elements
        .filter(({ name, attribs }) => name === 'a' && !attribs.hreflang && attribs.href?.startsWith('/'))
        .filter((link) => languageOf(link)?.startsWith('en') === isEnglish)
        .map(({ attribs }) => new URL(attribs.href!, origin).pathname)
        .filter((to) => pagesOfOurs.has(to) && (to === '/en' || to.startsWith('/en/')) !== isEnglish)
        .map((to) => `${path} → ${to}`)
    })
    expect(strays).toEqual([])
  })

  it('is there for style sheets too, and theirs alone', () => {
    const addresses = [...files]
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...read(file).matchAll(/url\(\s*['"]?([^'")]+)['"]?\s*\)|@import\s+['"]([^'"]+)/g)].map((match) => ({
          file,
          address: match[1] ?? match[2] ?? '',
        })),
      )
    const broken = addresses.filter(
      ({ file, address }) =>
        !/^(data:|#|%23)/.test(address) && !files.has(new URL(address, new URL(file, 'file:')).pathname),
    )
    expect(broken).toEqual([])
  })
})
