/**
 * Whatever is sent to the public port, the server goes on: no crash, no unhandled rejection, no answer that says that
 * something broke. `FUZZ_RUNS=200000` is the long form.
 */
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInstance, type TestInstance } from '../support/instance.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 1500)
/** How many of them one property gets, and as long as that may take. */
const half = { numRuns: Math.ceil(runs / 2) }
const timeLimit = { timeout: 20_000 + runs * 20 }

const rejections: unknown[] = []
const remember = (reason: unknown) => void rejections.push(reason)
let instance: TestInstance
let token: string
beforeAll(async () => {
  process.on('unhandledRejection', remember)
  instance = await openInstance({ outbox: true })
  await instance.write('members/ana', { name: 'Ana' })
  token = (await instance.person('ana')).idToken
  await instance.call('whoAmI')
})
afterAll(async () => {
  process.off('unhandledRejection', remember)
  await instance.close()
})

/** Bytes as they are; gives what came back when the server hangs up, or after a while. */
function raw(bytes: Buffer | string, waitMs = 60): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(instance.server.url).port), '127.0.0.1')
    let answer = ''
    const done = () => {
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(done, waitMs)
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk
      timer.refresh()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
    socket.end(bytes)
  })
}

const stub = fc.constantFrom(
  ...[
    'GET',
    'POST',
    'HEAD',
    'PUT',
    'OPTIONS',
    'PRI',
    'get',
    '\0',
    ' ',
    '\r\n',
    '\n',
    '\t',
    ':',
    '/',
    '*',
    '//',
    '/..;/',
  ],
  ...[
    '/%',
    '/%00',
    '/%E0%A4%A',
    '/?',
    '/#',
    'http://x/',
    ' HTTP/1.1',
    ' HTTP/0.9',
    ' HTTP/2.0',
    'Host: x',
    'Host: ',
    'host',
  ],
  ...['Content-Length: 5', 'Content-Length: -1', 'Content-Length: 99999999999999999999', 'Transfer-Encoding: chunked'],
  ...[
    'Transfer-Encoding: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Expect: x',
  ],
  ...[
    '5\r\nabcde\r\n0\r\n\r\n',
    'fffffffff\r\n',
    '-1\r\n',
    '0\r\n\r\n',
    'Range: bytes=0-',
    'Cookie: __session=a.b.c',
    'é',
    '\x7f',
  ],
  ...['If-None-Match: *', 'Accept-Encoding: br;q=', 'X: '.padEnd(5000, 'a'), 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
)
const line = fc.oneof({ weight: 4, arbitrary: stub }, fc.string({ maxLength: 12 }))
const begun = fc
  .tuple(
    fc.constantFrom('GET / HTTP/1.1\r\nHost: x\r\n', 'POST /__/fn/whoAmI HTTP/1.1\r\nHost: x\r\n', ''),
    fc.array(line, { maxLength: 8 }),
    fc.constantFrom('\r\n', ''),
  )
  .map(([start, lines, between]) => Buffer.from(`${start}${lines.join(between)}\r\n\r\n`, 'latin1'))
const bytes = fc.oneof(
  { weight: 5, arbitrary: begun },
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
)

const nested = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`
const json = fc.oneof(
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom(
        'data',
        'writes',
        'structuredQuery',
        'documents',
        'email',
        'password',
        'idToken',
        'fields',
        '__proto__',
        'transaction',
        'from',
        'where',
      ),
      fc.jsonValue(),
    )
    .map((object) => JSON.stringify(object)),
  fc.constantFrom(
    nested(5),
    nested(150),
    nested(5000),
    '{"data":'.repeat(50),
    '"\\ud800"',
    '1e999',
    '{"data":NaN}',
    '\uFEFF{}',
  ),
)
const form = fc.oneof(
  fc
    .tuple(fc.nat(3), fc.nat(3), json)
    .map(([count, ofs, text]) => `count=${count}&ofs=${ofs}&req0___data__=${encodeURIComponent(text)}`),
  fc.constantFrom(
    'count=99999999&ofs=0',
    'count=1&ofs=0&req0___data__=%',
    'headers=a:b%0d%0ac:d',
    'grant_type=refresh_token&refresh_token=%00',
  ),
  fc.string(),
)
const multipart = fc
  .array(fc.tuple(fc.constantFrom('--b\r\n', '--b--', '\r\n\r\n', 'Content-Type: application/json', '--b'), json), {
    maxLength: 5,
  })
  .map((parts) => parts.map((part) => part.join('\r\n')).join('\r\n'))
const documents = '/v1/projects/varanda/databases/(default)/documents'
const channel = '/google.firestore.v1.Firestore/Listen/channel'
const path = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '/__/fn/whoAmI',
      '/__/fn/nothing',
      '/__/health',
      '/__/jwks',
      '/__/outbox',
      `${documents}:commit`,
      `${documents}:runQuery`,
    ],
    ...[
      `${documents}:batchGet`,
      `${documents}/open/a`,
      `${documents}:listen`,
      '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    ],
    ...['/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', '/securetoken.googleapis.com/v1/token'],
    ...[
      '/v0/b/varanda.appspot.com/o',
      '/v0/b/varanda.appspot.com/o/open%2Fa',
      '/v0/b/varanda.appspot.com/o?name=uploads/ana/x',
    ],
    ...[
      `${channel}?VER=8&RID=1`,
      channel.replace('Listen', 'Write').concat('?VER=8&RID=0'),
      `${channel}?SID=x&RID=rpc&CI=1`,
    ],
  ),
  fc.webPath().map((text) => `/${text}`),
  fc.string().map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
)
const content = fc.oneof(
  json.map((text) => ['application/json', text] as const),
  form.map((text) => ['application/x-www-form-urlencoded', text] as const),
  multipart.map((text) => ['multipart/related; boundary=b', text] as const),
)

describe('goes on', () => {
  it('whatever bytes come', timeLimit, async () => {
    const batch = fc.array(bytes, { minLength: 25, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(batch, async (inputs) => {
        for (const answer of await Promise.all(inputs.map((input) => raw(input)))) {
          if (answer) expect(answer).toMatch(/^HTTP\/1\.1 (?!500)\d{3} /)
        }
      }),
      { numRuns: Math.ceil(half.numRuns / 25) },
    )
  })

  it('whatever JSON, forms and parts are asked with', timeLimit, async () => {
    const method = fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD')
    const bearer = fc.constantFrom(undefined, 'good', 'Bearer owner', 'Bearer', 'Basic x', 'Bearer a.b.c')
    const one = fc.tuple(method, path, content, bearer)
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 10, maxLength: 10 }), async (requests) => {
        await Promise.all(
          requests.map(async ([method, path, [type, body], authorization]) => {
            const isBodiless = method === 'GET' || method === 'HEAD'
            const answer = await fetch(instance.server.url + path, {
              method,
              redirect: 'manual',
              signal: AbortSignal.timeout(15_000),
              headers: {
                'content-type': type,
                ...(authorization
                  ? { authorization: authorization === 'good' ? `Bearer ${token}` : authorization }
                  : {}),
              },
              ...(isBodiless ? {} : { body }),
            })
            expect([500, 502], `${method} ${path} ${type} ${body}`).not.toContain(answer.status)
            await answer.body?.cancel()
          }),
        )
      }),
      { numRuns: Math.ceil(half.numRuns / 10) },
    )
  })

  it('after all that as before', async () => {
    expect((await fetch(instance.server.url)).status).toBe(200)
    expect((await instance.call('whoAmI', null, token)).status).toBe(200)
    expect(await (await fetch(`${instance.server.url}/__/health`)).json()).toEqual({ ok: true })
    expect(rejections).toEqual([])
    const broken = instance.logs.filter(({ message }) => message === 'A request failed inside the server')
    expect(broken).toEqual([])
  })
})
