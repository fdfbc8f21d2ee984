/** What a page costs before it can be read, in bytes as they travel (brotli where the build left it). */
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type BuiltPage, files, pages, read, sent } from './built-site.ts'
import { referencesOf } from './references.ts'

/** What these do is done by React and Firebase; no other page may carry any of it. */
const living = ['/auth', '/join', '/welcome', '/demo/network-graph', '/demo/network-data-generator']
const plainOf = (path: string) => path.replace(/^\/en(?=\/|$)/, '') || '/'
const contentPages = pages.filter(({ path }) => !living.includes(plainOf(path)))
const livingPages = pages.filter(({ path }) => living.includes(plainOf(path)))

/** Browsers fetch what is for paper last, and wait for it with nothing. */
const onScreen = (page: BuiltPage): BuiltPage => ({
  ...page,
  elements: page.elements.filter(({ attribs }) => attribs.media !== 'print'),
})

const loaded = (page: BuiltPage, ending: RegExp) => [
  ...new Set(
    referencesOf(onScreen(page))
      .filter(({ use, address }) => use === 'load' && ending.test(address))
      .map(({ address }) => address),
  ),
]

/** Scripts and whatever they import at once; what a click or an idle moment loads is none of it. */
function scriptsOf(page: BuiltPage): string[] {
  const found = new Set(loaded(page, /\.js$/))
  for (const file of found)
    for (const [, address] of read(file).matchAll(
      /(?:^|[;}])\s*(?:import|export)\s*(?:[^'"();]*?from\s*)?["']([^"']+)["']/g,
    ))
      found.add(new URL(address!, new URL(file, 'file:')).pathname)
  return [...found]
}

const sum = (all: readonly string[]) => all.reduce((bytes, file) => bytes + sent(file), 0)
/** Of functions nothing is left compressed: the instance does that as it answers. */
const sentHtml = (page: BuiltPage) =>
  brotliCompressSync(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

describe('a content page', () => {
  it.each(contentPages.map((page) => [page.path, page] as const))(
    '%s carries no framework, and 6 kB of scripts at most',
    (_, page) => {
      const scripts = scriptsOf(page)
      const inline = page.elements.filter(
        ({ name, attribs }) => name === 'script' && !attribs.src && !/json/.test(attribs.type ?? ''),
      )
      expect(page.elements.filter(({ name }) => name === 'astro-island')).toEqual([])
      expect(inline.map(({ attribs }) => attribs)).toEqual([])
      for (const file of scripts) expect(read(file), file).not.toMatch(/Symbol\.for\(.react|firebase/i)
      expect(sum(scripts), scripts.join(' ')).toBeLessThanOrEqual(6_000)
    },
  )

  it.each(contentPages.map((page) => [page.path, page] as const))('%s is painted from few bytes', (_, page) => {
    expect(sentHtml(page), 'HTML, styles and drawings included').toBeLessThanOrEqual(22_000)
    expect(loaded(page, /\.css$/), 'style sheets').toEqual([])
    expect(sum(loaded(page, /\.woff2$/)), 'fonts').toBeLessThanOrEqual(60_000)
  })
})

describe('a page that does something', () => {
  it.each(livingPages.map((page) => [page.path, page] as const))(
    '%s is painted from few bytes all the same',
    (_, page) => {
      // The demos' words are in the page, and in no script.
      expect(sentHtml(page), 'HTML').toBeLessThanOrEqual(page.path.includes('/demo/') ? 17_200 : 16_200)
      expect(sum(loaded(page, /\.css$/)), 'style sheets').toBeLessThanOrEqual(9_000)
    },
  )
})

describe('what is served', () => {
  it('travels compressed wherever that saves a packet', () => {
    const texts = [...files].filter((file) => /\.(html|css|js|json|svg|xml|txt|webmanifest|rss)$/.test(file))
    expect(texts.filter((file) => read(file).length > 2_000 && sent(file) >= Buffer.byteLength(read(file)))).toEqual([])
  })

  it('is named by its content where it is kept for a year', () => {
    const kept = [...files].filter((file) => file.startsWith('/_astro/') || file.startsWith('/member/assets/'))
    expect(kept.filter((file) => !/[.-][\w-]{8}\.\w+$/.test(file))).toEqual([])
  })
})
