/** Our hosting compared with superstatic, which serves Firebase's own emulator: same sites, same addresses. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedAgain, type Both, openBoth } from './both.ts'
import type { Answer } from './exchange.ts'

const folder = mkdtempSync(join(tmpdir(), 'varanda-oracle-'))
let both: Both
beforeAll(async () => {
  both = await openBoth()
})
afterAll(async () => {
  await both.close()
  rmSync(folder, { recursive: true })
})

let planted = 0
/** Each file says its own name. */
function plant(files: readonly string[]): string {
  planted += 1
  const root = join(folder, String(planted))
  mkdirSync(root)
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `this is ${file}`)
  }
  return root
}

const names = ['a', 'b', 'ab', 'index', 'a b', 'é', '.well', 'x.y']
const endings = ['', '.html', '.css', '.txt', '/index.html']
const folders = ['', 'a/', 'b/', 'a/b/', '.well/']
const all = folders.flatMap((at) => names.flatMap((name) => endings.map((ending) => `${at}${name}${ending}`)))

/** Files that may lie in one folder: nothing is both a file and a folder. */
const tree = fc
  .subarray([...all, '404.html', 'index.html', 'a/index.html'], { minLength: 3, maxLength: 14 })
  .map((files) => files.filter((file) => !files.some((other) => other.startsWith(`${file}/`))))

const segment = fc.constantFrom(
  'a',
  'b',
  'ab',
  '*',
  'a?',
  'a*',
  '*.html',
  '*.@(css|txt)',
  '@(a|b)',
  '!(a)',
  '[ab]',
  '[!a]b',
  'x.y',
  '{a,b}',
  '+(a|b)',
  '.well',
  '?(a)b',
  '*(a|b)c',
  'index',
)
const glob = fc
  .array(fc.oneof({ weight: 3, arbitrary: segment }, fc.constant('**')), { minLength: 1, maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)
  // The matcher of superstatic turns these two round, and then takes nothing at the root.
  .filter((pattern) => !pattern.includes('**/*/') && !pattern.endsWith('**/*'))
const anyGlob = fc.oneof(
  { weight: 5, arbitrary: glob },
  fc.constant('**'),
  glob.map((pattern) => `!${pattern}`),
)
const regex = fc.constantFrom('^/a', '/b$', '^/(a|b)/.*', '\\.html$', '^/[^/]+$')
const where = fc.oneof(
  { weight: 5, arbitrary: anyGlob.map((source) => ({ source })) },
  regex.map((regex) => ({ regex })),
)
const address = fc.constantFrom('/', '/a', '/b/', '/a/b', '/new?x=1', 'https://other.example/a', '/olá')
const capturing = fc.constantFrom(
  { source: '/a/:one', destination: '/to/:one' },
  { source: '/:one/b/:two', destination: '/:two/:one' },
  { source: '/a/:rest*', destination: 'https://other.example/:rest*' },
  { source: '/b/:rest+', destination: '/to/:rest+' },
  { source: '/:name.html', destination: '/page/:name' },
  { regex: '^/a/(\\w+)$', destination: '/to/:1' },
  { regex: '^/b/(?<what>.+)$', destination: '/to/:what' },
)
const redirect = fc
  .record({
    where: fc.oneof(
      fc.tuple(where, address).map(([from, destination]) => ({ ...from, destination })),
      capturing,
    ),
    type: fc.constantFrom(undefined, 301, 302, 307, 308),
  })
  .map(({ where, type }) => ({ ...where, ...(type ? { type } : {}) }))
const rewrite = fc
  .tuple(
    where,
    fc.oneof(
      fc
        .constantFrom('/index.html', '/a/index.html', '/a.html', '/nothing.html', '/404.html')
        .map((destination) => ({ destination })),
      fc.constantFrom({ function: 'hello' }, { function: { functionId: 'deep' } }),
    ),
  )
  .map(([from, target]) => ({ ...from, ...target }))
const header = fc
  .tuple(
    where,
    fc.array(
      fc.record({
        key: fc.constantFrom('X-One', 'x-one', 'X-Two', 'Cache-Control'),
        value: fc.constantFrom('1', '2', 'no-cache'),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  )
  .map(([from, headers]) => ({ ...from, headers }))

const config = fc.record(
  {
    cleanUrls: fc.boolean(),
    trailingSlash: fc.boolean(),
    redirects: fc.array(redirect, { maxLength: 2 }),
    rewrites: fc.array(rewrite, { maxLength: 3 }),
    headers: fc.array(header, { maxLength: 3 }),
  },
  { requiredKeys: [] },
)

const visited = fc
  .tuple(
    fc.constantFrom(...folders, 'c/'),
    fc.constantFrom(...names, 'c', ''),
    fc.constantFrom(...endings, '/', '/b'),
    fc.constantFrom('', '', '?q=1'),
  )
  .map(([at, name, ending, query]) => encodeURI(`/${at}${name}${ending}`.replace(/\/+/g, '/')) + query)

/** What both must say alike. Headers that we add of our own, and the words of a missing page, are none of it. */
function compared({ status, headers, body }: Answer, isConfigured: boolean) {
  const redirected = status >= 300 && status < 400
  return {
    status,
    // superstatic forgets the slash of the root when there is a query, and ends a query that nothing follows.
    location: headers.location?.replace(/^\?/, '/?').replace(/&$/, ''),
    body: redirected || String(body) === 'Not Found\n' ? '' : body.toString(),
    type: redirected || status === 404 ? '' : /html|css|text\/plain/.exec(headers['content-type'] ?? '')?.[0],
    // It leaves its headers out of configured redirects.
    ...(redirected ? {} : { one: headers['x-one'], two: headers['x-two'] }),
    ...(redirected || !isConfigured ? {} : { cached: headers['cache-control'] }),
  }
}

describe('like superstatic', () => {
  it('random sites are served, address by address', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        tree,
        config,
        fc.array(visited, { minLength: 6, maxLength: 12 }),
        async (files, hosting, paths) => {
          both.show({ root: plant(files), config: hosting })
          for (const path of [...paths, '/', '/404', '/404.html']) {
            const [ours, theirs] = await Promise.all([both.ours(path), both.theirs(path)])
            const isConfigured = theirs.headers['cache-control'] !== undefined
            expect({ path, ...compared(ours, isConfigured) }).toEqual({
              path,
              ...compared(askedAgain(theirs), isConfigured),
            })
          }
        },
      ),
      { numRuns: Number(process.env.HOSTING_RUNS ?? 150) },
    )
  })

  it('the project’s own addresses are served', async () => {
    const file = new URL('../../../firebase.json', import.meta.url)
    const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: Record<string, unknown> }
    const { public: _public, ignore: _ignore, ...config } = hosting
    const root = plant([
      'index.html',
      'en.html',
      'auth.html',
      '404.html',
      'demo/a.html',
      'en/tips.html',
      '_astro/a.css',
      'member/index.html',
      'member/en/index.html',
      'member/assets/b.css',
      'robots.txt',
    ])
    both.show({ root, config })
    const headers = ['cache-control', 'x-robots-tag', 'referrer-policy', 'permissions-policy', 'x-content-type-options']
    const paths = [
      ...[
        '/',
        '/index',
        '/index.html',
        '/en',
        '/en/',
        '/en.html',
        '/auth?mode=x',
        '/auth.html?mode=x',
        '/demo/a',
        '/demo/a/',
      ],
      ...[
        '/en/tips',
        '/en/tips.html',
        '/_astro/a.css',
        '/_astro/no.css',
        '/member/assets/b.css',
        '/robots.txt',
        '/nothing',
      ],
      ...[
        '/user',
        '/user/',
        '/user/a/b?c=1',
        '/admin',
        '/admin/x',
        '/en/user',
        '/en/user/',
        '/en/admin/x',
        '/users',
        '/member',
      ],
      ...[
        '/pt',
        '/pt/blog',
        '/pt/x?y=1',
        '/media/a/b',
        '/session',
        '/member/',
        '/member/index.html',
        '/member/en',
        '/member/en/',
        '/404',
      ],
    ]
    for (const path of paths) {
      const answers = [await both.ours(path), askedAgain(await both.theirs(path))]
      const [ours, theirs] = answers.map((answer) => ({
        ...compared(answer, true),
        ...(answer.headers.location ? {} : Object.fromEntries(headers.map((name) => [name, answer.headers[name]]))),
      }))
      expect({ path, ...ours }).toEqual({ path, ...theirs })
    }
    expect((await both.ours('/_astro/a.css')).headers['cache-control']).toContain('immutable')
    expect((await both.ours('/en/user/x')).headers['x-robots-tag']).toBe('noindex')
  })
})

describe('unlike superstatic', () => {
  const show = (config: Record<string, unknown>, files = ['index.html', 'é.txt', 'a.txt', '.well-known/b.txt']) =>
    both.show({ root: plant(files), config })

  it('a captured rest of several segments fills a destination, as Firebase documents it', async () => {
    show({ redirects: [{ source: '/pt/:rest*', destination: '/:rest' }] })
    expect((await both.ours('/pt/a/b')).headers.location).toBe('/a/b')
    expect((await both.ours('/pt/')).headers.location).toBe('/')
    expect((await both.theirs('/pt/a/b')).status).toBe(404)
  })

  it('a redirect may leave out what it captured', async () => {
    show({ redirects: [{ source: '/old/:id', destination: '/' }] })
    expect((await both.ours('/old/7')).headers.location).toBe('/')
    expect((await both.theirs('/old/7')).status).toBe(404)
  })

  it('redirects carry the configured headers', async () => {
    show({
      redirects: [{ source: '/x', destination: '/y' }],
      headers: [{ source: '**', headers: [{ key: 'X-One', value: '1' }] }],
    })
    expect((await both.ours('/x')).headers['x-one']).toBe('1')
    expect((await both.theirs('/x')).headers['x-one']).toBeUndefined()
  })

  it('patterns look at decoded names, and below the root without a leading slash', async () => {
    show({
      rewrites: [
        { source: '/olá', destination: '/a.txt' },
        { source: '*.htm', destination: '/a.txt' },
      ],
    })
    expect((await both.ours('/ol%C3%A1')).status).toBe(200)
    expect((await both.theirs('/ol%C3%A1')).status).toBe(404)
    expect((await both.ours('/x.htm')).status).toBe(200)
    expect((await both.theirs('/x.htm')).status).toBe(404)
  })

  it('every escape in the name of a file is understood', async () => {
    show({}, ['a+b.txt'])
    expect((await both.ours('/a%2Bb.txt')).status).toBe(200)
    expect((await both.theirs('/a%2Bb.txt')).status).toBe(404)
  })

  it('the query stays as the visitor wrote it', async () => {
    show({ redirects: [{ source: '/x', destination: '/y#part' }] })
    expect((await both.ours('/x?a=%2Fb&c=d?e')).headers.location).toBe('/y?a=%2Fb&c=d?e#part')
    expect((await both.theirs('/x?a=%2Fb')).headers.location).toBe('/y#part?a=%252Fb')
  })
})
