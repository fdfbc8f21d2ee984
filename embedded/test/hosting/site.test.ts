/**
 * The product's own firebase.json with its own built site, behind our hosting and behind superstatic: every public
 * address is answered alike. Functions are the same stand-in on both sides.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedAgain, type Both, openBoth } from './both.ts'
import type { Answer } from './exchange.ts'

const project = join(import.meta.dirname, '../../..')
const root = join(project, 'dist')
if (!existsSync(root)) throw new Error('These tests read dist/: run `npx --yes pnpm@12 build` first.')

interface Rewrite {
  source: string
  function?: { functionId: string }
}
const { hosting } = JSON.parse(readFileSync(join(project, 'firebase.json'), 'utf8')) as {
  hosting: Record<string, unknown> & { rewrites: Rewrite[] }
}

let both: Both
beforeAll(async () => {
  both = await openBoth()
  const { public: _public, ignore: _ignore, ...config } = hosting
  both.show({ root, config })
})
afterAll(() => both.close())

const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
const functionSources = readdirSync(join(project, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join(project, 'functions/src', file))
const clean = (file: string) => file.replace(/(\/index)?\.html$/, '') || '/'

const named = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-robots-tag',
]

function compared({ status, headers, body }: Answer) {
  // superstatic leaves the configured headers out of redirects, and ends a query that nothing follows.
  if (status >= 300 && status < 400) return { status, location: headers.location?.replace(/&$/, '') }
  // RFC 9239 took `application/javascript` back.
  const [type] = (headers['content-type'] ?? '').replace('application/javascript', 'text/javascript').split(';')
  // Ours lets pages speak to this instance alone; on Firebase they speak to Google's hosts.
  const said = Object.fromEntries(
    named.map((name) => [name, headers[name]?.replace(/(?:^|, )connect-src 'self'$/, '') || undefined]),
  )
  return { status, body: body.toString('base64'), ...said, 'content-type': type }
}

async function expectAlike(paths: readonly string[]): Promise<void> {
  const different: object[] = []
  for (const path of new Set(paths)) {
    const [ours, theirs] = await Promise.all([both.ours(path), both.theirs(path)])
    try {
      expect(compared(ours)).toEqual(compared(askedAgain(theirs)))
    } catch {
      const short = ({ body, ...rest }: ReturnType<typeof compared> & { body?: string }) => ({
        ...rest,
        bytes: body?.length,
      })
      different.push({ path, ours: short(compared(ours)), theirs: short(compared(theirs)) })
    }
  }
  expect(different).toEqual([])
}

describe('the built site, as superstatic serves it', () => {
  it('at the address of every file, and at the addresses that lead there', () =>
    expectAlike(
      files.flatMap((file) => {
        const path = clean(file)
        const more = file.endsWith('.html')
          ? [path, `${path}?a=1&b=%C3%A1`, `${path}/`.replace('//', '/')]
          : [`${file}?v=2`]
        return [file, ...more]
      }),
    ))

  it('at every public route, also with a closing slash and as a page of the unprefixed language', () =>
    expectAlike(
      Object.values(routes).flatMap(({ path }) => [
        ...locales.flatMap((locale) => {
          const at = localizedPath(locale, path)
          return [at, `${at}/`.replace('//', '/'), `${at}.html`.replace('/.html', '/index.html'), `${at}?x=1`]
        }),
        // Of a longer rest superstatic makes nothing: see DIFFERENCES.md.
        ...(path.lastIndexOf('/') === 0 ? [`/pt${path}`.replace(/\/$/, '')] : []),
      ]),
    ))

  it('where functions answer', () =>
    expectAlike(
      hosting.rewrites
        .filter((rewrite) => rewrite.function)
        .flatMap(({ source }) => [
          source.replace('/**', '/a'),
          source.replace('/**', '/a/b'),
          source.replace('/**', '/a?x=1'),
        ]),
    ))

  // On Firebase what is configured replaces what a function said; here the function's word stands. So neither may
  // happen.
  it('and says of what functions answer nothing that they say themselves', async () => {
    const written = functionSources.map((file) => readFileSync(file, 'utf8')).join('\n')
    const configured = new Map<string, Set<string>>()
    for (const { source } of hosting.rewrites.filter((rewrite) => rewrite.function)) {
      const { headers } = await both.theirs(source.replace('/**', '/a'))
      for (const name of named) {
        if (headers[name] && name !== 'content-type') configured.set(name, new Set([headers[name]]))
      }
    }
    expect(configured.size).toBeGreaterThan(0)
    for (const [name, values] of configured) {
      const said = [...written.matchAll(new RegExp(`'${name}'[:,] (?:'([^']*)'|"([^"]*)"|\\w+)`, 'gi'))]
      for (const [, single, double] of said) expect([...values], name).toEqual([single ?? double])
    }
  })

  it('where nothing is', () =>
    expectAlike([
      '/nothing',
      '/en/nothing',
      '/nothing/at/all',
      '/about/nothing',
      '/404',
      '/404.html',
      '/_astro/gone.js',
      '/member',
      '/member/',
      '/member/assets/gone.js',
      '/user/a/b',
      '/en/admin/x?y=1',
      '/blogs',
      '/INDEX',
      '/about%2F',
    ]))

  it('and keeps for a year what is named by its content, and nothing else', async () => {
    for (const file of files) {
      const { headers, status } = await both.ours(file)
      if (status !== 200) continue
      const isNamed = /^\/(_astro|member\/assets)\//.test(file)
      expect(headers['cache-control'], file).toBe(isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
    }
  })

  it('and has nobody keep that a file is missing, which may be of the version before', async () => {
    for (const path of ['/_astro/gone.js', '/member/assets/gone.js', '/nothing', '/404']) {
      const { status, headers } = await both.ours(path)
      expect([status, headers['cache-control']], path).toEqual([404, 'no-cache'])
    }
    expect((await both.theirs('/_astro/gone.js')).headers['cache-control']).toContain('immutable')
  })

  it('and sends the unprefixed language home from /pt, however deep', async () => {
    for (const [from, to] of [
      ['/pt', '/?lang=pt'],
      ['/pt/about', '/about'],
      ['/pt/blog/tag/casa', '/blog/tag/casa'],
    ] as const) {
      const { status, headers } = await both.ours(from)
      expect([status, headers.location], from).toEqual([301, to])
    }
  })
})
