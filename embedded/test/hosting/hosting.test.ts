import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseHostingConfig } from '../../src/hosting/config.ts'
import { acceptedEncodings } from '../../src/hosting/encoding.ts'
import { hosting } from '../../src/hosting/hosting.ts'
import { initJson } from '../../src/hosting/init-config.ts'
import { fillDestination, pathPattern } from '../../src/hosting/path-pattern.ts'
import { encodePath, requestPath } from '../../src/hosting/request-path.ts'
import { resolvePath } from '../../src/hosting/resolve.ts'
import type { HttpResponse } from '../../src/http/exchange.ts'
import { type Listener, listen } from '../../src/http/listen.ts'
import { publicGate } from '../../src/http/public-gate.ts'
import { parseRange } from '../../src/http/range.ts'
import { firstOf } from '../../src/http/router.ts'

describe('path patterns', () => {
  it.each([
    ['**', '/', true],
    ['**', '/a/b', true],
    ['/user/**', '/user', false],
    ['/user/**', '/user/', true],
    ['/user/**', '/user/a/b', true],
    ['/user/**', '/users', false],
    ['/a/**/z', '/a/z', true],
    ['/a/**/z', '/a/b/c/z', true],
    ['/*', '/a', true],
    ['/*', '/a/b', false],
    ['**/*.png', '/x/y.png', true],
    ['**/*.png', '/y.png', true],
    ['**/*.@(jpg|png)', '/x/y.jpg', true],
    ['**/*.@(jpg|png)', '/x/y.gif', false],
    ['/@(_astro|assets)/**', '/assets/a.js', true],
    ['/@(_astro|assets)/**', '/member/a.js', false],
    ['/a', '/a/', true],
    ['*.png', '/y.png', true],
    ['!/a/**', '/a/b', false],
    ['!/a/**', '/b', true],
    ['**', '/.well-known/a', false],
    ['/.well-known/**', '/.well-known/a', true],
    ['/!(en|pt)/**', '/fr/x', true],
    ['/!(en|pt)/**', '/en/x', false],
    ['/!(en|pt)/**', '/english/x', true],
    ['/{a,b}/c', '/b/c', true],
    ['/a?c', '/abc', true],
    ['/a?c', '/a/c', false],
    ['/[ab]x', '/bx', true],
    ['/[!ab]x', '/bx', false],
    ['/a.b', '/axb', false],
    ['/{1..3}', '/2', true],
    ['/[ab', '/a', false],
    ['/[ab', '/[ab', true],
    ['/#a', '/#a', true],
  ])('%s against %s: %s', (source, path, expected) => {
    expect(pathPattern(source).match(path) !== null).toBe(expected)
  })

  it.each([
    ['/blog/:id', '/p/:id', '/blog/a b', '/p/a%20b'],
    ['/pt/:rest*', '/:rest', '/pt/a/b', '/a/b'],
    ['/pt/:rest*', '/:rest', '/pt', '/'],
    ['/:a/x/:b', 'https://example.com/:b/:a', '/1/x/2', 'https://example.com/2/1'],
    ['/go/:to', '/:to', '/go/@evil.com', '/%40evil.com'],
  ])('%s to %s takes %s to %s', (source, destination, path, expected) => {
    expect(fillDestination(destination, pathPattern(source).match(path)!)).toBe(expected)
  })

  it('refuses what it cannot read', () => {
    expect(() => parseHostingConfig({ public: 'x', headers: [{ headers: [] }] })).toThrow(/lacks its source/)
    expect(() => parseHostingConfig({ public: 'x', headers: [{ regex: '(', headers: [] }] })).toThrow(/hosting/)
    expect(() => parseHostingConfig({ public: 'x', rewrites: [{ source: '/a', run: {} }] })).toThrow(/rewrite of \/a/)
    expect(() => parseHostingConfig({ rewrites: [] })).toThrow(/hosting\.public/)
  })
})

describe('what a path leads to', () => {
  const files = new Set(['index.html', 'about.html', 'blog/index.html', 'blog/a.html', 'app.js', 'member/index.html'])
  const resolve = (path: string, extra: object = {}) => {
    const config = parseHostingConfig({
      public: 'x',
      redirects: [{ source: '/old/:x', destination: '/blog/:x', type: 302 }],
      rewrites: [
        { source: '/user/**', destination: '/member/index.html' },
        { source: '/fn', function: { functionId: 'hello' } },
        { source: '/app.js', destination: '/index.html' },
        { source: '/gone', destination: '/nothing.html' },
      ],
      ...extra,
    })
    const outcome = resolvePath(config, (file) => files.has(file), path)
    if (outcome.kind === 'redirect') return `${outcome.status} ${outcome.location}`
    return outcome.kind === 'file' ? outcome.path : outcome.kind
  }

  it.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/about/', '301 /about'],
    ['/about.html', '301 /about'],
    ['/index.html', '301 /'],
    ['/index', '301 /'],
    ['/blog', 'blog/index.html'],
    ['/blog/', '301 /blog'],
    ['/blog/index.html', '301 /blog'],
    ['/blog/a', 'blog/a.html'],
    ['/app.js', 'app.js'],
    ['/old/a', '302 /blog/a'],
    ['/user/x', 'member/index.html'],
    ['/user/', 'member/index.html'],
    ['/fn', 'function'],
    ['/gone', 'missing'],
    ['/nope', 'missing'],
  ])('clean addresses without slashes: %s is %s', (path, expected) => {
    expect(resolve(path, { cleanUrls: true, trailingSlash: false })).toBe(expected)
  })

  it.each([
    ['/about', '301 /about/'],
    ['/about/', 'about.html'],
    ['/about.html', '301 /about/'],
    ['/blog', '301 /blog/'],
  ])('clean addresses with slashes: %s is %s', (path, expected) => {
    expect(resolve(path, { cleanUrls: true, trailingSlash: true })).toBe(expected)
  })

  it.each([
    ['/about', 'missing'],
    ['/about.html', 'about.html'],
    ['/blog', '301 /blog/'],
    ['/blog/', 'blog/index.html'],
  ])('plain addresses: %s is %s', (path, expected) => {
    expect(resolve(path)).toBe(expected)
  })
})

describe('the path of a request', () => {
  it('never steps upwards or hides a slash, however it is written', () => {
    const piece = fc.constantFrom('..', '.', '%2e', '%2E%2e', '/', '%2f', '%5c', '\\', 'a', '%00', '%25', '%c3%a9', ';')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = requestPath(new URL(`http://localhost/${pieces.join('')}`).pathname)
        if (path === null) return
        expect(path.startsWith('/')).toBe(true)
        expect(path).not.toContain('//')
        expect(path).not.toMatch(/[\\\p{Cc}]/u)
        expect(path.split('/')).not.toContain('..')
        expect(new URL(encodePath(path), 'http://localhost/').origin).toBe('http://localhost')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('content codings', () => {
  it.each([
    ['gzip, br', ['br', 'gzip']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br']],
    ['*', ['br', 'gzip']],
    ['*;q=0.1, br;q=0', ['gzip']],
    ['gzip;q=2, br;q=x', []],
    ['identity', []],
    [undefined, []],
  ])('of %s: %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected)
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 10, { start: 0, end: 3 }],
    ['bytes=4-', 10, { start: 4, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-30', 10, { start: 0, end: 9 }],
    ['bytes=5-99', 10, { start: 5, end: 9 }],
    ['bytes=10-', 10, 'unsatisfiable'],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=3-1', 10, null],
    ['bytes=0-1,3-4', 10, null],
    ['lines=1-2', 10, null],
  ])('%s of %i bytes', (header, size, expected) => {
    expect(parseRange(header, size)).toEqual(expected)
  })
})

describe('over HTTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-hosting-'))
  let server: Listener
  let origin = 'https://casa.example'
  const script = `export const words = ${JSON.stringify('varanda '.repeat(200))}\n`

  beforeAll(async () => {
    const write = (path: string, content: string | Buffer) => {
      mkdirSync(dirname(join(folder, 'public', path)), { recursive: true })
      writeFileSync(join(folder, 'public', path), content)
    }
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    write('index.html', '<h1>Olá</h1>')
    write('who.html', '<p><b>nobody yet</b> and <b>nobody yet</b></p>')
    write('404.html', '<h1>Nada aqui</h1>')
    write('500.html', '<h1>Emperrou</h1>')
    const said = '<link rel="canonical" href="https://own.invalid/about" />\n'.repeat(40)
    write('about.html', said)
    write('about.html.br', brotliCompressSync(Buffer.from(said)))
    write('app.js', script)
    write('built.js', script)
    write('built.js.br', brotliCompressSync(Buffer.from('from the build')))
    write('film.mp4', Buffer.from('0123456789'))
    write('.env', 'secret')
    write('café.txt', 'quente')
    const config = parseHostingConfig({
      public: 'public',
      ignore: ['**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/pt/:rest*', destination: '/:rest' }],
      rewrites: [
        { source: '/call/**', function: 'hello' },
        { source: '**/spa', destination: '/index.html' },
      ],
      headers: [
        { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
        { source: '**/*.js', headers: [{ key: 'Cache-Control', value: 'max-age=9' }] },
      ],
    })
    const handler = hosting({
      config,
      root: join(folder, 'public'),
      placeholders: [
        { said: 'https://own.invalid', is: () => origin },
        { said: '<b>nobody yet</b>', is: () => '<b>$& & Sons</b>' },
      ],
      callFunction: async (functionId, request): Promise<HttpResponse> => {
        const { pathname } = request.url
        if (pathname === '/call/down') return { status: 503, headers: { 'retry-after': '9' }, body: 'away' }
        if (pathname === '/call/sorry') {
          return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' }, body: 'a page of its own' }
        }
        const [, kind] = /^\/call\/(public|private|picture)$/.exec(pathname) ?? []
        if (!kind) {
          const body = `${functionId} ${request.method} ${pathname}`
          return { status: 200, headers: { 'cache-control': 'private' }, body }
        }
        const cache = kind === 'private' ? 'private, max-age=9' : 'public, max-age=0, s-maxage=30'
        const type = kind === 'picture' ? 'image/webp' : 'text/html; charset=utf-8'
        const headers = { 'cache-control': cache, 'content-type': type, etag: '"1"', 'content-length': '3000' }
        Object.assign(headers, { 'content-security-policy': "default-src 'none'" })
        return { status: 200, headers, body: Buffer.alloc(3000, 'oi ') }
      },
    })
    server = await listen(publicGate(firstOf([initJson('demo-test', 'demo-test.appspot.com'), handler])), {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
    })
  })
  afterAll(async () => {
    await server.close(0)
    rmSync(folder, { recursive: true })
  })

  /** Sends the path exactly as written, unlike fetch. */
  function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(server.url)
        httpRequest({ hostname, port, path, method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers as Record<string, string | undefined>,
              body: Buffer.concat(chunks),
            }),
          )
        })
          .on('error', reject)
          .end()
      },
    )
  }

  it('fills every placeholder of a page, as it is', async () => {
    expect((await get('/who')).body.toString()).toBe('<p><b>$& & Sons</b> and <b>$& & Sons</b></p>')
  })

  it('puts its own origin where a page says that it does not know it, compressed and not', async () => {
    const plain = await get('/about')
    expect(plain.body.toString()).toBe('<link rel="canonical" href="https://casa.example/about" />\n'.repeat(40))
    const small = await get('/about', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.body)).toEqual(plain.body)
    const part = await get('/about', { range: 'bytes=5-9' })
    expect(part.body.toString()).toBe(plain.body.toString().slice(5, 10))
    origin = 'https://outra.example'
    const moved = await get('/about', { 'if-none-match': plain.headers.etag! })
    expect(moved.status).toBe(200)
    expect(moved.body.toString()).toContain('https://outra.example/about')
    const smallMoved = await get('/about', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(smallMoved.body)).toEqual(moved.body)
    expect((await get('/about', { 'if-none-match': moved.headers.etag! })).status).toBe(304)
  })

  it('serves files with type, validator and the configured headers, the last one winning', async () => {
    const page = await get('/')
    expect(page.status).toBe(200)
    // Beside what is configured, a page may speak to its own instance only.
    expect(page.headers['content-security-policy']).toMatch(/(^|, )connect-src 'self'$/)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.body.toString()).toBe('<h1>Olá</h1>')
    expect((await get('/app.js')).headers['cache-control']).toBe('max-age=9')
    expect((await get('/caf%C3%A9.txt')).body.toString()).toBe('quente')
    const unchanged = await get('/', { 'if-none-match': `"other", ${page.headers.etag}` })
    expect(unchanged.status).toBe(304)
    expect(unchanged.body.length).toBe(0)
    writeFileSync(join(folder, 'public/index.html'), '<h1>Oi, gente</h1>')
    expect((await get('/', { 'if-none-match': page.headers.etag! })).status).toBe(200)
  })

  it('answers HEAD with headers alone', async () => {
    const head = await get('/film.mp4', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '10' } })
    expect(head.body.length).toBe(0)
  })

  it('compresses text, prefers what the build left, and leaves film alone', async () => {
    const br = await get('/app.js', { 'accept-encoding': 'gzip, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(br.body).toString()).toBe(script)
    const gz = await get('/app.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gz.body).toString()).toBe(script)
    const built = await get('/built.js', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(built.body).toString()).toBe('from the build')
    expect((await get('/film.mp4', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('serves parts of a film', async () => {
    const part = await get('/film.mp4', { range: 'bytes=2-4' })
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' } })
    expect(part.body.toString()).toBe('234')
    expect(await get('/film.mp4', { range: 'bytes=20-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    })
    expect((await get('/film.mp4', { range: 'bytes=2-4', 'if-range': '"old"' })).status).toBe(200)
    const { etag } = part.headers
    expect((await get('/film.mp4', { range: 'bytes=2-4', 'if-range': etag! })).status).toBe(206)
    // A weak validator does not prove that the bytes are the same.
    const text = await get('/app.js')
    expect((await get('/app.js', { range: 'bytes=2-4', 'if-range': text.headers.etag! })).status).toBe(200)
    expect(await get('/film.mp4', { range: 'bytes=2-4' }, 'HEAD')).toMatchObject({ status: 206 })
  })

  it('shows the 404 page, also where nothing may be', async () => {
    for (const path of [
      '/nope',
      '/.env',
      '/__/nope',
      '/__/spa',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/a%5c..%5cb',
      // No file system here has names of more than 255 bytes, or paths of more than 4,096.
      `/${'a'.repeat(256)}`,
      `/assets/${'%C3%A9'.repeat(128)}.js`,
      `/${'ab/'.repeat(1500)}c`,
    ]) {
      const missing = await get(path)
      expect(missing.status, path).toBe(404)
      expect(missing.body.toString(), path).toBe('<h1>Nada aqui</h1>')
    }
    expect((await get('/%E0%A4%A')).status).toBe(400)
    expect((await get('/../secret.txt')).body.toString()).not.toContain('secret')
    expect((await get('/%00')).status).toBe(404)
  })

  it('never redirects to another origin', async () => {
    for (const path of [
      '/pt//evil.example',
      '/pt/%2F%2Fevil.example',
      '//evil.example/',
      '/pt/%5cevil.example',
      '//index',
    ]) {
      const { status, headers } = await get(path)
      if (status >= 300 && status < 400) expect(new URL(headers.location!, server.url).origin, path).toBe(server.url)
    }
    expect((await get('/pt/a?x=1')).headers.location).toBe('/a?x=1')
  })

  it('hands rewrites to functions with their method, and everything else is for reading', async () => {
    const called = await get('/call/me?x=1', {}, 'POST')
    expect(called.body.toString()).toBe('hello POST /call/me')
    expect(called.headers['cache-control']).toBe('private')
    expect((await get('/', {}, 'POST')).status).toBe(405)
    expect(
      (await get('/', { origin: 'https://evil.example' }, 'OPTIONS')).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })

  it('shows a browser on its way to a function that fails the page for that', async () => {
    const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const down = await get('/call/down', navigation)
    expect([down.status, down.body.toString()]).toEqual([503, '<h1>Emperrou</h1>'])
    expect(down.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '9' })
    expect(down.headers['content-type']).toContain('text/html')
    for (const [path, headers, method] of [
      ['/call/down', { accept: 'image/avif,image/webp,*/*' }, 'GET'],
      ['/call/down', {}, 'GET'],
      ['/call/down', navigation, 'POST'],
    ] as const)
      expect((await get(path, headers, method)).body.toString(), method).toBe('away')
    expect((await get('/call/sorry', navigation)).body.toString()).toBe('a page of its own')
  })

  it('compresses what a function says for everybody, as the edge does', async () => {
    const accepting = { 'accept-encoding': 'gzip, br' }
    const brotli = await get('/call/public', accepting)
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: 'W/"1"' })
    // Whatever policy a function has, its pages stay at home.
    expect(brotli.headers['content-security-policy']).toBe("default-src 'none', connect-src 'self'")
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length))
    expect(brotliDecompressSync(brotli.body).toString()).toBe('oi '.repeat(1000))
    const zipped = await get('/call/public', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.body)).toHaveLength(3000)
    const plain = await get('/call/public')
    expect([plain.headers['content-encoding'], plain.headers.vary, plain.body.length]).toEqual([
      undefined,
      'accept-encoding',
      3000,
    ])
    for (const path of ['/call/private', '/call/picture'])
      expect((await get(path, accepting)).headers['content-encoding'], path).toBeUndefined()
  })

  it('lets pages speak to other origins only where the instance counts visits', async () => {
    const ask = async (analytics: { measurementId: string; hosts: string[] } | undefined) => {
      const handler = firstOf([
        initJson('demo-test', 'demo-test.appspot.com', { measurementId: analytics?.measurementId }),
        hosting({
          config: parseHostingConfig({ public: 'public', rewrites: [{ source: '/call/**', function: 'hello' }] }),
          root: join(folder, 'public'),
          callFunction: async () => ({ status: 200, headers: { 'content-security-policy': "img-src 'self'" } }),
          alsoTo: analytics?.hosts,
        }),
      ])
      const own = await listen(publicGate(handler), { host: '127.0.0.1', port: 0, log: () => {} })
      const [config, ...pages] = await Promise.all(
        ['/__/firebase/init.json', '/index.html', '/call/blog'].map((path) => fetch(own.url + path)),
      )
      await own.close()
      const { measurementId } = (await config!.json()) as { measurementId?: string }
      return [measurementId, ...pages.map(({ headers }) => headers.get('content-security-policy'))]
    }
    expect(await ask(undefined)).toEqual([undefined, "connect-src 'self'", "img-src 'self', connect-src 'self'"])
    expect(await ask({ measurementId: 'G-1', hosts: ['https://a.example'] })).toEqual([
      'G-1',
      "connect-src 'self' https://a.example",
      "img-src 'self', connect-src 'self' https://a.example",
    ])
  })

  it('tells the application where everything is', async () => {
    const { body } = await get('/__/firebase/init.json', { host: 'casa.example' })
    expect(JSON.parse(body.toString())).toMatchObject({
      projectId: 'demo-test',
      authDomain: 'casa.example',
      embedded: { functions: '/__/fn' },
    })
  })
})
