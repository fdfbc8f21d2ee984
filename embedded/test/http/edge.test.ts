/** What one client, or many bad ones, may take from the others at the public port. */
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countConnections } from '../../src/http/connections.ts'
import type { HttpHandler, StreamWriter } from '../../src/http/exchange.ts'
import { jsonObject } from '../../src/http/json.ts'
import { isTooDeep } from '../../src/http/json-depth.ts'
import { type Listener, listen } from '../../src/http/listen.ts'
import { rateLimiter } from '../../src/http/rate-limit.ts'

const folder = mkdtempSync(join(tmpdir(), 'varanda-edge-'))
const size = 64 * 1024 * 1024
/** With little patience. */
let hasty: Listener
/** With as much as usual, and rates whose clock moves when it is told to: how busy the machine is decides nothing. */
let server: Listener
let now = 0
let writer: StreamWriter | undefined
const ended: string[] = []
const keep = (opened: StreamWriter) => {
  writer = opened
}

beforeAll(async () => {
  writeFileSync(join(folder, 'big'), Buffer.alloc(size))
  const handler: HttpHandler = (request) => {
    if (request.url.pathname === '/file')
      return { status: 200, file: { path: join(folder, 'big'), start: 0, end: size - 1 } }
    if (request.url.pathname === '/body') return { status: 200, body: Buffer.alloc(size) }
    if (request.url.pathname === '/stream') return { status: 200, stream: keep }
    return { status: 200, body: JSON.stringify(jsonObject(request)).slice(0, 100) }
  }
  const here = { host: '127.0.0.1', port: 0, log: () => {} }
  hasty = await listen(handler, {
    ...here,
    timeouts: { headersMs: 200, silenceMs: 150, wholeMs: 400, stallMs: 200 },
    answered: ({ path, status }) => ended.push(`${path} ${status}`),
  })
  server = await listen(handler, {
    ...here,
    trustProxy: ['127.0.0.1'],
    rates: rateLimiter({ network: { burst: 20, perSecond: 2 }, token: { burst: 5, perSecond: 1 } }, () => now),
    connections: { total: 40 },
  })
})
afterAll(async () => {
  await Promise.all([hasty.close(0), server.close(0)])
  rmSync(folder, { recursive: true })
})

function open(to: Listener, text = ''): Socket {
  const socket = connect(Number(new URL(to.url).port), '127.0.0.1')
  socket.on('error', () => {})
  if (text) socket.write(text)
  return socket
}

/** What comes back until the server hangs up, and how long that took. */
async function raw(to: Listener, text: string, drip = ''): Promise<{ answer: string; ms: number }> {
  const begun = performance.now()
  const socket = open(to, text)
  let answer = ''
  // Not after an answer that is there to be read: the reset by which the server meets it would take the answer along.
  const write = () => answer === '' && socket.write(drip)
  const timer = drip ? setInterval(() => setImmediate(write), 40) : undefined
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // A reset is an end as well: `once` would throw it.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return { answer, ms: performance.now() - begun }
}

/** Far more than the patience that this server was given, far less than any without; in ms, for a busy machine. */
const soon = 8000

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/`, { headers: { 'x-forwarded-for': address, ...headers } })

describe('slow clients are dropped', () => {
  it('whose headers do not come', async () => {
    expect((await raw(hasty, '')).ms).toBeLessThan(soon)
    const drop = await raw(hasty, 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n')
    expect(drop.answer).toMatch(/^HTTP\/1\.1 408/)
    expect(drop.ms).toBeLessThan(soon)
  })

  it('whose bodies stop, or take for ever', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n'
    expect((await raw(hasty, `${head}abc`)).answer).toMatch(/^HTTP\/1\.1 408/)
    const dripped = await raw(hasty, head, 'a')
    expect(dripped.answer).toMatch(/^HTTP\/1\.1 408/)
    expect(dripped.ms).toBeLessThan(soon)
  })

  it.each(['/file', '/body', '/stream'])('who do not read %s', async (path) => {
    const before = ended.length
    writer = undefined
    const socket = open(hasty, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    socket.pause()
    if (path === '/stream') {
      await expect.poll(() => writer).toBeDefined()
      for (let sent = 0; sent < 10; sent += 1) writer!.write(Buffer.alloc(1024 * 1024))
    }
    await expect
      .poll(() => ended.slice(before).filter((one) => one.startsWith(path)), { timeout: soon })
      .toEqual([`${path} 200`])
    socket.destroy()
  })

  it('after the time that they were given, not twice as late', async () => {
    let isLate = false
    let isOver = false
    const stallMs = 2_000
    const body = Buffer.alloc(size)
    const listener = await listen(() => ({ status: 200, body }), {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
      timeouts: { headersMs: 5_000, silenceMs: 5_000, wholeMs: 5_000, stallMs },
      answered: () => {
        isOver = true
      },
    })
    open(listener, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n').pause()
    setTimeout(() => {
      isLate = true
    }, 1.7 * stallMs)
    await expect.poll(() => isOver || isLate, { timeout: soon }).toBe(true)
    expect(isLate).toBe(false)
    await listener.close(0)
  })

  it('but not a stream that has nothing to say', async () => {
    const socket = open(hasty, 'GET /stream HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    await new Promise((resolve) => setTimeout(resolve, 500))
    writer!.write('still there')
    expect(String((await once(socket, 'data'))[0])).toContain('still there')
    socket.destroy()
  })
})

describe('limits', () => {
  it('of headers: 16 KiB, and a hundred', async () => {
    const end = 'Connection: close\r\n\r\n'
    expect((await raw(server, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}\r\n${end}`)).answer).toMatch(
      / 431 /,
    )
    expect((await raw(server, `GET / HTTP/1.1\r\nHost: x\r\n${'X: a\r\n'.repeat(120)}${end}`)).answer).toMatch(/ 431 /)
    expect((await raw(server, `GET / HTTP/1.1\r\nHost: x\r\n${'X: a\r\n'.repeat(90)}${end}`)).answer).toMatch(/ 200 /)
  })

  it('of depth: 200 levels of JSON, wherever brackets are meant', async () => {
    const post = (body: string) => fetch(server.url, { method: 'POST', body })
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    expect((await post(nested(200))).status).toBe(200)
    expect((await post(nested(201))).status).toBe(400)
    expect((await post('['.repeat(1_000_000))).status).toBe(400)
    expect((await post(`${' \n\t'.repeat(100)}${nested(201)}`)).status).toBe(400)
    expect((await post(' '.repeat(100_000))).status).toBe(200)
    expect((await post(JSON.stringify({ text: '{['.repeat(1000), quoted: '\\"[' }))).status).toBe(200)
    expect(isTooDeep(Buffer.from('{"a\\":[": [1]}'), 2)).toBe(false)
  })

  it('of what strangers bring, by where it goes', async () => {
    const listener = await listen(() => ({ status: 200, body: 'x' }), {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
      rates: rateLimiter(),
    })
    const refused = async (path: string, size: number) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`
      return (await raw(listener, head)).answer.slice(0, 12)
    }
    const taken = async (path: string, size: number, headers = {}) =>
      (await fetch(`${listener.url}${path}`, { method: 'POST', body: Buffer.alloc(size, 'a'), headers })).status
    const mebibyte = 1024 * 1024
    const channel = '/google.firestore.v1.Firestore/Listen/channel?VER=8'
    expect(await refused(channel, 4 * mebibyte + 1)).toBe('HTTP/1.1 413')
    expect(await taken(channel, 4 * mebibyte)).toBe(200)
    expect(await taken(`${channel}&SID=a`, 4 * mebibyte + 1)).toBe(200)
    for (const path of ['/v0/b/x/o?name=a', '/upload/storage/v1/b/x/o', '/elsewhere']) {
      expect(await refused(path, mebibyte + 1)).toBe('HTTP/1.1 413')
      expect(await taken(path, mebibyte + 1, { authorization: 'Firebase x' })).toBe(200)
    }
    await listener.close(0)
  })

  it('of bodies that are under way, of a /64 together', async () => {
    const statuses: number[] = []
    const listener = await listen(() => ({ status: 200, body: 'x' }), {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
      trustProxy: ['127.0.0.1'],
      answered: ({ status }) => statuses.push(status),
    })
    const begin = (address: string) => {
      const head = `POST /v0/b/x/o HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 24000001\r\n\r\n`
      const socket = open(listener, head)
      return new Promise<Socket>((resolve) => socket.write(Buffer.alloc(24_000_000, 'a'), () => resolve(socket)))
    }
    const sockets = [await begin('2001:db8:7:7::1'), await begin('2001:db8:7:7::2')]
    void begin('2001:db8:7:7::3')
    await expect.poll(() => statuses).toEqual([503])
    for (const address of ['2001:db8:7:7::4', '2001:db8:7:8::1']) {
      const headers = { 'x-forwarded-for': address }
      expect((await fetch(listener.url, { method: 'POST', body: '{}', headers })).status).toBe(200)
    }
    for (const socket of sockets) socket.destroy()
    await listener.close(0)
  })

  it('of answers that nobody reads, of a /64 together', async () => {
    const kept = Buffer.alloc(10 * 1024 * 1024)
    const handler: HttpHandler = ({ url }) => {
      if (url.pathname === '/kept') return { status: 200, body: kept }
      return { status: 200, body: url.pathname === '/small' ? 'x' : Buffer.alloc(10 * 1024 * 1024) }
    }
    const listener = await listen(handler, {
      host: '127.0.0.1',
      port: 0,
      log: () => {},
      trustProxy: ['127.0.0.1'],
      rates: rateLimiter(),
    })
    let last = 0
    const headOf = async (path: string) => {
      const address = `2001:db8:9:9::${++last}`
      const socket = open(listener, `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`)
      const [chunk] = await once(socket, 'data')
      socket.pause()
      return { status: Number(String(chunk).slice(9, 12)), socket }
    }
    const unread = [await headOf('/kept')]
    for (let n = 0; n < 5; n++) unread.push(await headOf('/large'))
    expect(unread.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await headOf('/large')).status).toBe(503)
    // Neither what everybody is sent, nor what the server holds anyway, nor others.
    expect((await headOf('/small')).status).toBe(200)
    unread.push(await headOf('/kept'))
    expect(unread.at(-1)!.status).toBe(200)
    const other = { headers: { 'x-forwarded-for': '2001:db8:9:8::1' } }
    expect((await (await fetch(`${listener.url}/large`, other)).arrayBuffer()).byteLength).toBe(kept.length)
    // It is one piece of memory for all of them.
    const held = process.memoryUsage().arrayBuffers
    for (let n = 0; n < 8; n++) unread.push(await headOf('/kept'))
    expect(process.memoryUsage().arrayBuffers - held).toBeLessThan(2 * kept.length)
    for (const { socket } of unread) socket.destroy()
    await expect.poll(async () => (await headOf('/large')).status).toBe(200)
    await listener.close(0)
  })

  it('of how often a network asks, with the time to come back', async () => {
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await ask('203.0.113.9')).status))
    expect(statuses.toSorted()).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
    const refused = await ask('203.0.113.9')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } })
    expect((await ask('203.0.113.10')).status).toBe(200)
    now += 1000
    expect((await ask('203.0.113.9')).status).toBe(200)
  })

  it('of a /64 together, of an IPv4 address alone, and of a token wherever it comes from', () => {
    let time = 0
    const limits = rateLimiter({ network: { burst: 4, perSecond: 2 }, token: { burst: 2, perSecond: 0.5 } }, () => time)
    const waits = (address: string, authorization?: string) => limits.take({ address, headers: { authorization } })
    for (const last of ['1', '2', '3', '4']) expect(waits(`2001:db8:1:2::${last}`)).toBe(0)
    expect(waits('2001:db8:1:2:9::1')).toBe(1)
    expect(waits('2001:db8:1:3::1')).toBe(0)
    time = 500
    expect(waits('2001:db8:1:2::1')).toBe(0)
    expect(waits('2001:db8:1:2::1')).toBe(1)
    for (const address of ['198.51.100.1', '198.51.100.2']) expect(waits(address, 'Bearer a')).toBe(0)
    expect(waits('198.51.100.3', 'Bearer a')).toBe(2)
    expect(waits('198.51.100.3', 'Bearer b')).toBe(0)
    // Nor does another way to write the same token, whose last letter says less than a letter can.
    time = 10_000
    const spellings = ['Bearer a.b.Q', 'bearer a.b.Q', 'BEARER   a.b.Q ', 'Firebase a.b.Q', 'Bearer a.b.R']
    const waited = spellings.map((authorization, n) => waits(`198.51.100.${20 + n}`, authorization))
    expect(waited).toEqual([0, 0, 2, 2, 2])
    // A clock that is set back gives nothing away and takes nothing.
    time = -60_000
    expect(waits('198.51.100.9')).toBe(0)
  })

  it('of what a proxy of this machine passes on that nobody told us to trust, and says so once', async () => {
    const said: string[] = []
    const listener = await listen(() => ({ status: 200, body: 'x' }), {
      host: '127.0.0.1',
      port: 0,
      log: ({ severity, message }) => said.push(`${severity} ${message}`),
      rates: rateLimiter({ network: { burst: 5, perSecond: 1 }, token: { burst: 5, perSecond: 1 } }, () => 0),
    })
    const times = async (headers: Record<string, string>) => {
      const answers = Array.from({ length: 8 }, async () => (await fetch(listener.url, { headers })).status)
      return (await Promise.all(answers)).filter((status) => status === 429).length
    }
    expect(await times({})).toBe(0)
    expect(said).toEqual([])
    expect(await times({ 'x-forwarded-for': '203.0.113.50' })).toBe(3)
    expect(await times({ forwarded: 'for=203.0.113.51' })).toBe(8)
    expect(await times({})).toBe(0)
    expect(said).toEqual([expect.stringMatching(/^WARNING .*--trust-proxy/)])
    await listener.close(0)
  })

  it('and not of a trusted one that passes on somebody of this machine', async () => {
    const said: string[] = []
    const listener = await listen(() => ({ status: 200, body: 'x' }), {
      host: '127.0.0.1',
      port: 0,
      log: ({ message }) => said.push(message),
      trustProxy: ['127.0.0.1'],
    })
    expect((await fetch(listener.url, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(200)
    expect(said).toEqual([])
    await listener.close(0)
  })

  it('of sockets, of all and of one network, never of this machine or a trusted proxy', () => {
    const listener = new EventEmitter() as unknown as Server
    const counted = countConnections(listener, { total: 10, perNetwork: 2 }, ['192.0.2.1'])
    const sockets: Socket[] = []
    const arrive = (remoteAddress: string) => {
      const socket = new Socket()
      Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
      sockets.push(socket)
      listener.emit('connection', socket)
      return !socket.destroyed
    }
    expect([1, 2, 3].map(() => arrive('198.51.100.1'))).toEqual([true, true, false])
    expect([1, 2, 3].map(() => arrive('::ffff:198.51.100.2'))).toEqual([true, true, false])
    expect([1, 2, 3].map(() => arrive('127.0.0.1'))).toEqual([true, true, true])
    expect([1, 2, 3, 4].map(() => arrive('192.0.2.1'))).toEqual([true, true, true, false])
    expect(counted).toMatchObject({ open: 10, refused: 3 })
    sockets[0]!.emit('close')
    expect(arrive('198.51.100.1')).toBe(true)
    counted.cut()
  })

  it('of sockets hold for real ones', async () => {
    const before = server.sockets().open
    const sockets = Array.from({ length: 60 }, () => open(server))
    await expect.poll(() => server.sockets().refused).toBeGreaterThanOrEqual(20)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => server.sockets().open).toBeLessThanOrEqual(before)
    expect((await fetch(server.url)).status).toBe(200)
  })
})
