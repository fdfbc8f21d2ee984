import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyBudget } from '../../src/http/body-budget.ts'
import { clientAddress, networkOf } from '../../src/http/client-address.ts'
import type { HttpHandler, StreamWriter } from '../../src/http/exchange.ts'
import { type Listener, listen } from '../../src/http/listen.ts'
import { publicGate } from '../../src/http/public-gate.ts'
import { firstOf } from '../../src/http/router.ts'
import type { LogEntry } from '../../src/log.ts'

const folder = mkdtempSync(join(tmpdir(), 'varanda-http-'))
const big = Buffer.alloc(3_000_000, 'x')
const logs: LogEntry[] = []
const writers: StreamWriter[] = []
let closedStreams = 0
let finish = () => {}

const handler: HttpHandler = ({ url, method, headers, body, address }) => {
  if (url.pathname === '/echo') {
    return { status: 200, body: JSON.stringify({ method, search: url.search, length: body.length, address, headers }) }
  }
  if (url.pathname === '/stream') {
    return {
      status: 200,
      stream: (writer) => {
        writers.push(writer)
        writer.onClose(() => {
          closedStreams += 1
        })
        writer.write('first')
      },
    }
  }
  if (url.pathname === '/file')
    return { status: 200, file: { path: join(folder, 'big'), start: 10, end: big.length - 1 } }
  if (url.pathname === '/unsaid') return { status: 200, body: Buffer.alloc(0) }
  if (url.pathname === '/cookies') return { status: 204, cookies: ['a=1', 'b=2'] }
  if (url.pathname === '/late') {
    return new Promise((resolve) => {
      finish = () => resolve({ status: 200, file: { path: join(folder, 'big'), start: 0, end: big.length - 1 } })
    })
  }
  if (url.pathname === '/slow') {
    return new Promise((resolve) => {
      finish = () => resolve({ status: 200, body: 'done' })
    })
  }
  if (url.pathname === '/broken') throw new Error('a defect')
  return null
}

let server: Listener
beforeAll(async () => {
  writeFileSync(join(folder, 'big'), big)
  server = await listen(publicGate(firstOf([() => null, handler])), {
    host: '127.0.0.1',
    port: 0,
    log: (entry) => logs.push(entry),
    trustProxy: ['127.0.0.1', '10.0.0.1'],
  })
})
afterAll(async () => {
  await server.close(0)
  rmSync(folder, { recursive: true })
})

/** Sends bytes as they are, and gives what comes back until the server hangs up. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  return answer
}

describe('requests', () => {
  it('reach the handler whole, bodies of every length included', async () => {
    const answer = await fetch(`${server.url}/echo?a=%2F`, { method: 'POST', body: big })
    expect(await answer.json()).toMatchObject({ method: 'POST', search: '?a=%2F', length: big.length })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('that are too large are refused, said so or not', async () => {
    const size = 12 * 1024 * 1024 + 1
    const head = 'POST /echo HTTP/1.1\r\nHost: x\r\n'
    expect(await raw(`${head}Content-Length: ${size}\r\n\r\n`)).toMatch(/^HTTP\/1.1 413/)
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
    expect(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(13)}`)).toMatch(/^HTTP\/1.1 413/)
  })

  it('of one network may not fill the memory, and leave nothing behind', () => {
    const budget = bodyBudget()
    const mebibyte = 1024 * 1024
    const [a, more] = [budget.open('a'), budget.open('a')]
    expect(a.take(60 * mebibyte)).toBe(true)
    expect(more.take(mebibyte)).toBe(false)
    more.giveBack()
    for (const network of ['b', 'c']) expect(budget.open(network).take(60 * mebibyte)).toBe(true)
    const d = budget.open('d')
    expect(d.take(60 * mebibyte)).toBe(false)
    d.giveBack()
    a.giveBack()
    expect(budget.open('e').take(60 * mebibyte)).toBe(true)
  })

  it('that are small find room beside large ones, also of their own network', () => {
    const budget = bodyBudget()
    const mebibyte = 1024 * 1024
    const large = ['a', 'b', 'c', 'd'].map((network) => {
      const hold = budget.open(network)
      hold.take(60 * mebibyte)
      return hold
    })
    for (const network of ['a', 'b', 'z']) {
      const small = Array.from({ length: 64 }, () => budget.open(network))
      expect(small.every((hold) => hold.take(60_000) && hold.take(5_000))).toBe(true)
      // One that grows is no small one any more, and many together are as much as a large one.
      expect(small[0]!.take(5_000)).toBe(false)
      const others = Array.from({ length: 64 }, () => budget.open(network))
      expect(others.every((hold) => hold.take(65_000))).toBe(false)
      for (const hold of [...small, ...others]) hold.giveBack()
    }
    for (const hold of large) hold.giveBack()
    expect(budget.open('a').take(60 * mebibyte)).toBe(true)
  })

  it('that are broken off are forgotten', async () => {
    const before = logs.length
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')
    await new Promise((resolve) => setTimeout(resolve, 30))
    socket.destroy()
    expect((await fetch(`${server.url}/echo`)).status).toBe(200)
    expect(logs.length).toBe(before)
  })

  it('that make no sense are 400', async () => {
    const close = 'Host: x\r\nConnection: close\r\n\r\n'
    expect(await raw(`GET /%E0%A4%A HTTP/1.1\r\n${close}`)).toMatch(/^HTTP\/1.1 400/)
    expect(await raw(`GET http://other/echo HTTP/1.1\r\n${close}`)).toMatch(/^HTTP\/1.1 400/)
    expect(await raw(`OPTIONS * HTTP/1.1\r\n${close}`)).toMatch(/^HTTP\/1.1 400/)
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(await raw(`GET /echo HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${close}`)).toMatch(
      /^HTTP\/1.1 400/,
    )
  })

  it('of nobody are 404, and defects 500 without their reason', async () => {
    expect((await fetch(`${server.url}/nobody`)).status).toBe(404)
    const broken = await fetch(`${server.url}/broken?token=secret`)
    expect(broken.status).toBe(500)
    expect(await broken.json()).toEqual({ error: { code: 500, status: 'INTERNAL', message: 'INTERNAL' } })
    expect(logs).toContainEqual(expect.objectContaining({ severity: 'ERROR', path: '/broken' }))
    expect(JSON.stringify(logs)).not.toContain('secret')
  })

  it('from other origins get no permission', async () => {
    const preflight = await fetch(`${server.url}/echo`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(405)
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('every answer of the public port', () => {
  it('keeps other origins and sniffing out, and runs nothing when it is no page', async () => {
    const { headers } = await fetch(`${server.url}/echo`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers.has('strict-transport-security')).toBe(false)
    const behindProxy = await fetch(`${server.url}/echo`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(behindProxy.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

describe('what a proxy says', () => {
  it('is passed on from a trusted one only', async () => {
    const saying = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' }
    const trusted = (await (await fetch(`${server.url}/echo`, { headers: saying })).json()) as Record<string, unknown>
    expect(trusted).toMatchObject({ address: '203.0.113.5', headers: { 'x-forwarded-proto': 'https' } })
    const other = await listen(handler, { host: '127.0.0.1', port: 0, log: () => {} })
    const stranger = (await (await fetch(`${other.url}/echo`, { headers: saying })).json()) as { headers: object }
    expect(stranger).toMatchObject({ address: '127.0.0.1' })
    expect(stranger.headers).not.toHaveProperty('x-forwarded-proto')
    await other.close(0)
  })
})

describe('answers', () => {
  it('have no body after HEAD', async () => {
    const head = await fetch(`${server.url}/file`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(big.length - 10))
    expect(await head.text()).toBe('')
    expect((await fetch(`${server.url}/stream`, { method: 'HEAD' })).status).toBe(200)
    // Nobody has counted what is not sent.
    expect((await fetch(`${server.url}/unsaid`, { method: 'HEAD' })).headers.get('content-length')).toBeNull()
  })

  it('may be a part of a file, or set cookies', async () => {
    expect((await (await fetch(`${server.url}/file`)).arrayBuffer()).byteLength).toBe(big.length - 10)
    const cookies = await fetch(`${server.url}/cookies`)
    expect(cookies.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('stream piece by piece, and know when the reader has gone', async () => {
    const before = closedStreams
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve) =>
      httpRequest(`${server.url}/stream`, resolve).end(),
    )
    const [first] = await once(answer, 'data')
    expect(String(first)).toBe('first')
    writers.at(-1)!.write('second')
    const [second] = await once(answer, 'data')
    expect(String(second)).toBe('second')
    answer.destroy()
    await expect.poll(() => closedStreams).toBe(before + 1)
    writers.at(-1)!.write('to nobody')
  })

  it('to whom has gone meanwhile are not begun', async () => {
    const before = logs.length
    finish = () => {}
    const idle = finish
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write('GET /late HTTP/1.1\r\nHost: x\r\n\r\n')
    await expect.poll(() => finish).not.toBe(idle)
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 30))
    finish()
    expect((await fetch(`${server.url}/echo`)).status).toBe(200)
    expect(logs.slice(before)).toEqual([])
  })

  it('that nobody reads are cut off', async () => {
    const before = closedStreams
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve) =>
      httpRequest(`${server.url}/stream`, resolve).end(),
    )
    answer.pause()
    answer.on('error', () => {})
    for (let sent = 0; sent < 20; sent += 1) writers.at(-1)!.write(big)
    await expect.poll(() => closedStreams).toBe(before + 1)
    answer.destroy()
  })
})

describe('closing', () => {
  it('waits for the answer under way and refuses the next', async () => {
    const other = await listen(handler, { host: '127.0.0.1', port: 0, log: () => {} })
    const slow = fetch(`${other.url}/slow`)
    await new Promise((resolve) => setTimeout(resolve, 30))
    const closed = other.close(5000)
    await expect(fetch(`${other.url}/echo`)).rejects.toThrow()
    finish()
    expect(await (await slow).text()).toBe('done')
    await closed
  })

  it('cuts what does not end', async () => {
    const other = await listen(handler, { host: '127.0.0.1', port: 0, log: () => {} })
    const hanging = await fetch(`${other.url}/stream`)
    await other.close(50)
    await expect(hanging.text()).rejects.toThrow()
  })
})

describe('who asks', () => {
  it.each([
    ['198.51.100.7', undefined, '198.51.100.7'],
    ['::ffff:198.51.100.7', '1.2.3.4', '198.51.100.7'],
    ['127.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['127.0.0.1', 'forged, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.1', '10.0.0.1'],
  ])('%s saying %s is %s', (peer, header, expected) => {
    expect(clientAddress(peer, header, ['127.0.0.1', '10.0.0.1'])).toBe(expected)
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected)
  })
})
