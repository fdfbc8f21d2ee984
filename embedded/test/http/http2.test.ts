import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect, constants, type IncomingHttpHeaders } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls, type PeerCertificate } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpHandler, StreamWriter } from '../../src/http/exchange.ts'
import { type Listener, listen } from '../../src/http/listen.ts'
import { publicGate } from '../../src/http/public-gate.ts'
import { rateLimiter } from '../../src/http/rate-limit.ts'
import { toHttps } from '../../src/http/to-https.ts'

const fixtures = new URL('../fixtures/tls/', import.meta.url).pathname
const ca = readFileSync(join(fixtures, 'cert.pem'))
const folder = mkdtempSync(join(tmpdir(), 'varanda-tls-'))
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
const big = Buffer.alloc(3_000_000, 'x')
const writers: StreamWriter[] = []
let closedStreams = 0

const handler: HttpHandler = ({ url, method, headers, body, address }) => {
  if (url.pathname === '/echo') {
    const { host, 'x-forwarded-proto': proto } = headers
    return {
      status: 200,
      headers: { connection: 'close', 'content-type': 'application/json' },
      cookies: ['a=1', 'b=2'],
      body: JSON.stringify({ method, length: body.length, address, host, proto }),
    }
  }
  if (url.pathname === '/file')
    return { status: 200, file: { path: join(folder, 'big'), start: 0, end: big.length - 1 } }
  if (url.pathname !== '/stream') return null
  return {
    status: 200,
    stream(writer) {
      writers.push(writer)
      writer.onClose(() => {
        closedStreams += 1
      })
      writer.write('first')
    },
  }
}

let server: Listener
let session: ClientHttp2Session
beforeAll(async () => {
  writeFileSync(join(folder, 'big'), big)
  for (const name of ['cert.pem', 'key.pem']) copyFileSync(join(fixtures, name), join(folder, name))
  server = await listen(publicGate(handler), {
    host: '127.0.0.1',
    port: 0,
    log: () => {},
    certificate: files,
    certificateEveryMs: 20,
  })
  session = connect(server.url, { ca })
  await once(session, 'connect')
})
afterAll(async () => {
  session.destroy()
  await server.close(0)
  rmSync(folder, { recursive: true })
})

async function ask(path: string, { method = 'GET', body }: { method?: string; body?: Buffer } = {}) {
  const stream = session.request({ ':path': path, ':method': method })
  stream.end(body)
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return { status: headers[':status'] as unknown as number, headers, body: Buffer.concat(chunks) }
}

describe('answers to whom lets nothing come', () => {
  it('are so many at once, and are cut off in time', async () => {
    const ended: number[] = []
    const listener = await listen(() => ({ status: 200, body: Buffer.alloc(10 * 1024 * 1024) }), {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
      certificate: files,
      rates: rateLimiter(),
      timeouts: { headersMs: 5_000, silenceMs: 5_000, wholeMs: 5_000, stallMs: 3_000 },
      answered: ({ status }) => ended.push(status),
    })
    const reader = connect(listener.url, { ca, settings: { initialWindowSize: 0 } })
    const statusOf = async () => {
      const stream = reader.request({ ':path': '/' })
      stream.on('error', () => {})
      const [headers] = await once(stream, 'response')
      return headers[constants.HTTP2_HEADER_STATUS]
    }
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push(await statusOf())
    expect(statuses).toEqual([...Array(6).fill(200), 503])
    await expect.poll(() => ended.filter((status) => status === 200).length, { timeout: 8_000 }).toBe(6)
    expect(await statusOf()).toBe(200)
    reader.destroy()
    await listener.close(0)
  })
})

describe('HTTP/2', () => {
  it('is spoken with whoever asks for it, and HTTP/1.1 with others', async () => {
    expect(server.url).toMatch(/^https:/)
    expect(session.alpnProtocol).toBe('h2')
    const answer = await new Promise<string>((resolve, reject) => {
      httpsRequest(`${server.url}/echo`, { ca, method: 'POST' }, (response) => {
        expect(response.httpVersion).toBe('1.1')
        response.setEncoding('utf8').on('data', resolve)
      })
        .on('error', reject)
        .end('abc')
    })
    expect(JSON.parse(answer)).toMatchObject({ length: 3, host: new URL(server.url).host, proto: 'https' })
  })

  it('carries uploads, and headers as HTTP/1.1 names them', async () => {
    const { status, headers, body } = await ask('/echo', { method: 'POST', body: big })
    expect(status).toBe(200)
    expect(headers.connection).toBeUndefined()
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(JSON.parse(String(body))).toEqual({
      method: 'POST',
      length: big.length,
      address: '127.0.0.1',
      host: new URL(server.url).host,
      proto: 'https',
    })
    const tooLarge = await ask('/echo', { method: 'POST', body: Buffer.alloc(12 * 1024 * 1024 + 1) }).catch(() => null)
    if (tooLarge) expect(tooLarge.status).toBe(413)
    expect((await ask('/echo')).status).toBe(200)
  })

  it('ends a stream whose body was refused half-way, its sender silent', async () => {
    const listener = await listen(handler, {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
      certificate: files,
      timeouts: { headersMs: 5_000, silenceMs: 100, wholeMs: 5_000, stallMs: 5_000 },
    })
    const sender = connect(listener.url, { ca })
    const stream = sender.request({ ':path': '/echo', ':method': 'POST' }).resume()
    stream.write('half')
    const closed = once(stream, 'close')
    const [headers] = await once(stream, 'response')
    expect(headers[constants.HTTP2_HEADER_STATUS]).toBe(408)
    await closed
    expect(stream.rstCode).toBe(constants.NGHTTP2_NO_ERROR)
    sender.destroy()
    await listener.close(0)
  })

  it('carries files, and HEAD without them', async () => {
    expect((await ask('/file')).body.equals(big)).toBe(true)
    const head = await ask('/file', { method: 'HEAD' })
    expect(head.headers['content-length']).toBe(String(big.length))
    expect(head.body.length).toBe(0)
    expect((await ask('/nothing')).status).toBe(404)
    expect((await ask('/%E0%A4%A')).status).toBe(400)
  })

  it('streams piece by piece, many at once, and knows when a reader has gone', async () => {
    const before = closedStreams
    const streams = Array.from({ length: 50 }, () => session.request({ ':path': '/stream' }).setEncoding('utf8'))
    for (const stream of streams) expect(await once(stream, 'data')).toEqual(['first'])
    for (const writer of writers) writer.write('second')
    for (const stream of streams) expect(await once(stream, 'data')).toEqual(['second'])
    for (const stream of streams) stream.close(constants.NGHTTP2_CANCEL)
    await expect.poll(() => closedStreams).toBe(before + 50)
  })

  it('cuts a reader that leaves too much unread', async () => {
    const before = closedStreams
    const stream = session.request({ ':path': '/stream' })
    stream.on('error', () => {})
    await once(stream, 'response')
    for (let sent = 0; sent < 12; sent += 1) writers.at(-1)!.write(big)
    await expect.poll(() => closedStreams).toBe(before + 1)
    expect((await ask('/echo')).status).toBe(200)
  })

  it('takes a renewed certificate without a restart, and keeps the old one while only half is there', async () => {
    const subject = () =>
      new Promise<string>((resolve, reject) => {
        const { hostname, port } = new URL(server.url)
        const socket = connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false }, () => {
          resolve(String((socket.getPeerCertificate() as PeerCertificate).subject.CN))
          socket.destroy()
        })
        socket.on('error', reject)
      })
    expect(await subject()).toBe('Varanda test')
    copyFileSync(join(fixtures, 'renewed-cert.pem'), files.cert)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await subject()).toBe('Varanda test')
    copyFileSync(join(fixtures, 'renewed-key.pem'), files.key)
    await expect.poll(subject).toBe('Varanda test, renewed')
    expect((await ask('/echo')).status).toBe(200)
  })

  it('ends what is under way when the server closes', async () => {
    const other = await listen(handler, { host: '127.0.0.1', port: 0, log: () => {}, certificate: files })
    const client = connect(other.url, { rejectUnauthorized: false })
    const stream = client.request({ ':path': '/stream' }).setEncoding('utf8')
    await once(stream, 'data')
    const closing = other.close(2000)
    writers.at(-1)!.write('last')
    expect(await once(stream, 'data')).toEqual(['last'])
    writers.at(-1)!.end()
    await once(stream, 'end')
    await closing
    client.destroy()
  })

  it('does not start with a certificate that is none', async () => {
    const options = { host: '127.0.0.1', port: 0, log: () => {} }
    const other = join(fixtures, 'key.pem')
    for (const certificate of [
      { cert: join(folder, 'no.pem'), key: files.key },
      { cert: files.cert, key: other },
      { cert: other, key: files.key },
    ]) {
      await expect(listen(handler, { ...options, certificate })).rejects.toMatchObject({ name: 'CertificateError' })
    }
  })
})

describe('bad neighbours over HTTP/2', () => {
  let closed: string[]
  let strict: Listener
  beforeAll(async () => {
    closed = []
    strict = await listen(handler, {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
      certificate: files,
      timeouts: { headersMs: 300, silenceMs: 150, wholeMs: 400, stallMs: 250 },
      answered: ({ path, status }) => closed.push(`${path} ${status}`),
    })
  })
  afterAll(() => strict.close(0))
  const strange = () => {
    const client = connect(strict.url, { rejectUnauthorized: false })
    client.on('error', () => {})
    return client
  }

  it('whose body does not come are told so, and who do not read are cut', async () => {
    const client = strange()
    const silent = client.request({ ':path': '/echo', ':method': 'POST' })
    silent.on('error', () => {})
    silent.write('a')
    const [headers] = (await once(silent, 'response')) as [IncomingHttpHeaders]
    expect(headers[':status']).toBe(408)
    const unread = client.request({ ':path': '/file' })
    unread.on('error', () => {})
    await once(unread, 'response')
    await expect.poll(() => closed).toContain('/file 200')
    client.destroy()
  })

  it('that cancel what they ask, thousands of times, or send too many headers, hinder nobody', async () => {
    const client = strange()
    for (let n = 0; n < 3_000 && !client.destroyed && !client.closed; n += 1) {
      const stream = client.request({ ':path': '/stream' })
      stream.on('error', () => {})
      stream.close(constants.NGHTTP2_CANCEL)
      if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    const many = strange()
    const headers = Object.fromEntries(Array.from({ length: 105 }, (_, n) => [`x-${n}`, 'a']))
    const refused = many.request({ ':path': '/echo', ...headers })
    const status = await new Promise((resolve) => {
      refused.on('response', (answered) => resolve(answered[':status']))
      refused.on('error', () => resolve('cut'))
    })
    expect([431, 'cut']).toContain(status)
    const good = strange()
    const echo = good.request({ ':path': '/echo' })
    const [answered] = (await once(echo, 'response')) as [IncomingHttpHeaders]
    expect(answered[':status']).toBe(200)
    for (const one of [client, many, good]) one.destroy()
  })
})

describe('what is no TLS, or no HTTP inside it', () => {
  it('is dropped, and the next is served', async () => {
    const { port } = new URL(server.url)
    const junk = ['GET / HTTP/1.1\r\nHost: x\r\n\r\n', '\x16\x03\x01\xff\xff', '\0'.repeat(5000), '']
    for (const bytes of junk) {
      const socket = connectTcp(Number(port), '127.0.0.1')
      socket.on('error', () => {}).resume()
      socket.end(bytes, 'latin1')
      await once(socket, 'close')
    }
    for (const protocol of ['h2', 'http/1.1', 'h3']) {
      for (const bytes of [
        'nonsense\r\n\r\n',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\xff\x04\0\0\0\0\0',
        '\xff'.repeat(300),
      ]) {
        const options = { host: '127.0.0.1', port: Number(port), rejectUnauthorized: false, ALPNProtocols: [protocol] }
        const socket = connectTls(options, () => socket.end(bytes, 'latin1'))
        socket.on('error', () => {}).resume()
        await new Promise((resolve) => socket.on('close', resolve))
      }
    }
    expect((await ask('/echo')).status).toBe(200)
  })
})

describe('plain http beside it', () => {
  it('sends everybody to the same address by https, and nobody to an address that is not ours', async () => {
    const plain = await listen(
      toHttps({ origin: () => 'https://localhost:4380', isOwn: (host) => host === '127.0.0.1' }),
      { host: '127.0.0.1', port: 0, log: () => {} },
    )
    const to = async (path: string) => {
      const answer = await fetch(plain.url + path, { redirect: 'manual', method: 'POST' })
      return `${answer.status} ${answer.headers.get('location')}`
    }
    expect(await to('/a/b?c=%2F')).toBe('308 https://127.0.0.1:4380/a/b?c=%2F')
    expect(await to('//evil.example')).toBe('308 https://127.0.0.1:4380//evil.example')
    const elsewhere = async (publicUrl?: string) => {
      const handler = toHttps({
        origin: () => 'https://localhost:4380',
        isOwn: (host) => host === 'localhost',
        publicUrl,
      })
      const asked = { method: 'GET', url: new URL('http://x/join?a=b'), body: Buffer.alloc(0), address: '' }
      const answer = await handler({ ...asked, headers: { host: 'evil.example' } })
      return `${answer?.status} ${answer?.headers?.location}`
    }
    expect(await elsewhere()).toBe('421 undefined')
    expect(await elsewhere('https://casa.example')).toBe('308 https://casa.example/join?a=b')
    await plain.close(0)
  })
})
