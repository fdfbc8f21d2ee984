import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AuthContext, Caller, CommitResult, Firestore, ListenSink } from '../../src/firestore/contract.ts'
import { FirestoreError } from '../../src/firestore/error.ts'
import { Turns } from '../../src/firestore/turns.ts'
import type { Target, Write } from '../../src/firestore/wire.ts'
import { type Listener, listen } from '../../src/http/listen.ts'
import { type WebChannel, type WebChannelOptions, webChannel } from '../../src/protocols/webchannel/channel.ts'
import { channelUrl, formOf, openChannel, postForm, readChunks } from '../support/raw-channel.ts'

const database = 'projects/demo/databases/(default)'
const time = '2026-01-01T00:00:00.000000001Z'

/** An engine at the test's fingertips: it says what the test wants, when the test wants it. */
function scripted() {
  const sinks: ListenSink[] = []
  const seen: { callers: Caller[]; targets: Target[]; removed: number[]; commits: Write[][]; closed: number } = {
    callers: [],
    targets: [],
    removed: [],
    commits: [],
    closed: 0,
  }
  let answerCommit = async (writes: Write[]): Promise<CommitResult> => ({
    commitTime: time,
    writeResults: writes.map(() => ({ updateTime: time })),
  })
  const firestore: Pick<Firestore, 'database' | 'listen' | 'commit' | 'turns'> = {
    database,
    listen: (caller, sink) => {
      seen.callers.push(caller)
      sinks.push(sink)
      return {
        addTarget: (target) => {
          seen.targets.push(target)
          sink.send({ targetChange: { targetChangeType: 'ADD', targetIds: [target.targetId] } })
        },
        removeTarget: (targetId) => seen.removed.push(targetId),
        hold: () => {},
        release: () => {},
        close: () => seen.closed++,
      }
    },
    turns: new Turns(),
    commit: (caller, { writes }) => {
      seen.callers.push(caller)
      seen.commits.push(writes)
      return answerCommit(writes)
    },
  }
  return {
    firestore: firestore as Firestore,
    sinks,
    seen,
    onCommit: (answer: typeof answerCommit) => {
      answerCommit = answer
    },
  }
}

const addTarget = (targetId: number) => ({ database, addTarget: { targetId, documents: { documents: [] } } })
const added = (targetId: number) => [{ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } }]
const global = (readTime: string) => ({ targetChange: { targetChangeType: 'NO_CHANGE' as const, readTime } })
const write = (id: string): Write => ({ update: { name: `${database}/documents/a/${id}`, fields: {} } })

let engine: ReturnType<typeof scripted>
let channel: WebChannel
let listener: Listener
let clock: number
let tokens: Map<string, AuthContext>

async function start(options: Partial<WebChannelOptions> = {}) {
  await listener?.close(0)
  channel = webChannel({
    firestore: engine.firestore,
    verify: async (token) => tokens.get(token) ?? null,
    now: () => clock,
    log: () => {},
    ...options,
  })
  listener = await listen(channel.handler, { host: '127.0.0.1', port: 0, log: () => {} })
}

beforeEach(async () => {
  engine = scripted()
  clock = 1_800_000_000_000
  tokens = new Map([['good', { uid: 'ana', token: { sub: 'ana' }, expiresAt: clock / 1000 + 3600 }]])
  await start()
})
afterEach(() => listener.close(0))

describe('handshake', () => {
  test('names the session and says how long silence may last', async () => {
    const response = await postForm(channelUrl(listener.url, 'Write', { RID: '9', CVER: '22' }), formOf(0, []))
    expect(response.status).toBe(200)
    expect(response.headers.get('x-http-session-id')).toMatch(/^[\w-]{16}$/)
    expect(response.headers.get('cache-control')).toBe('no-transform, no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const { arrays, rest } = readChunks(await response.text())
    expect(rest).toBe('')
    expect(arrays).toEqual([[[0, ['c', expect.stringMatching(/^[\w-]{24}$/), '', 8, 14, 30_000]]]])
  })

  test('carries the first answers with it', async () => {
    const { early } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    expect(early).toEqual([[1, added(2)]])
  })

  test('takes the caller from the headers field of the form, and only from there', async () => {
    await openChannel(listener.url, 'Listen', [addTarget(2)], { Authorization: 'Bearer good' })
    await openChannel(listener.url, 'Listen', [addTarget(2)])
    await fetch(channelUrl(listener.url, 'Listen', {}), {
      method: 'POST',
      body: formOf(0, [addTarget(2)]),
      headers: { authorization: 'Bearer good' },
    })
    expect(engine.seen.callers).toEqual([
      { kind: 'client', auth: tokens.get('good') },
      { kind: 'client', auth: null },
      { kind: 'client', auth: null },
    ])
  })

  test.each(['Bearer forged', 'Bearer owner', 'Bearer', 'Basic Z29vZA==', 'good'])(
    'refuses "%s" in band',
    async (header) => {
      const { early, get } = await openChannel(listener.url, 'Listen', [addTarget(2)], { Authorization: header })
      expect(early).toEqual([])
      expect(await get(0).rest()).toEqual([
        [1, [{ error: { code: 16, status: 'UNAUTHENTICATED', message: 'The ID token is not valid.' } }]],
      ])
      expect(engine.seen.callers).toEqual([])
    },
  )

  test('refuses a token whose time is over', async () => {
    clock += 3600_000
    const { get } = await openChannel(listener.url, 'Write', [{ database }], { Authorization: 'Bearer good' })
    expect(await get(0).next()).toMatchObject([1, [{ error: { status: 'UNAUTHENTICATED' } }]])
  })

  test('is refused when one network or one account has too many sessions', async () => {
    await start({ limits: { perNetwork: 3, perAccount: 2 } })
    const status = async (authorization?: string) => {
      const headers: Record<string, string> = authorization ? { Authorization: authorization } : {}
      return (await postForm(channelUrl(listener.url, 'Write', {}), formOf(0, [], headers))).status
    }
    expect(await status('Bearer good')).toBe(200)
    const second = await openChannel(listener.url, 'Write', [], { Authorization: 'Bearer good' })
    expect(await status('Bearer good')).toBe(429)
    expect(await status()).toBe(200)
    expect(await status()).toBe(429)
    await second.terminate()
    expect(await status('Bearer good')).toBe(200)
  })

  test('takes fewer sessions and smaller requests of strangers', async () => {
    await start({ limits: { perNetworkOfStrangers: 1, strangersBodyBytes: 2_000 } })
    const { sid, terminate } = await openChannel(listener.url, 'Write', [])
    const large = formOf(0, [{ text: 'x'.repeat(3_000) }])
    const known = new URL(channelUrl(listener.url, 'Write', { SID: sid }))
    expect((await postForm(known.href, large)).status).toBe(413)
    const open = async (headers = {}) =>
      (await postForm(channelUrl(listener.url, 'Write', {}), formOf(0, [], headers))).status
    expect(await open()).toBe(429)
    expect(await open({ Authorization: 'Bearer good' })).toBe(200)
    await terminate()
    expect(await open()).toBe(200)
  })
})

describe('back channel', () => {
  test('speaks at once, then as soon as there is something to say', async () => {
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    const back = get(1)
    expect(await back.next()).toEqual([2, ['noop']])
    engine.sinks[0]!.send(global('a'))
    expect(await back.next()).toEqual([3, [global('a')]])
    await back.cut()
  })

  test('puts a burst into one chunk of ASCII', async () => {
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    engine.sinks[0]!.send(global('é'))
    engine.sinks[0]!.send(global('👪'))
    const { response } = get(1)
    const { value } = await (await response).body!.getReader().read()
    const text = Buffer.from(value!).toString('latin1')
    expect(text).toContain('\\ud83d\\udc6a')
    expect(readChunks(text)).toEqual({
      arrays: [
        [
          [2, [global('é')]],
          [3, [global('👪')]],
        ],
      ],
      rest: '',
    })
  })

  test('sends again what a lost request had carried, and never what was acknowledged', async () => {
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    const lost = get(1)
    await lost.next()
    for (const name of ['a', 'b', 'c']) engine.sinks[0]!.send(global(name))
    expect(await lost.next()).toEqual([3, [global('a')]])
    await lost.cut()
    const second = get(3)
    expect(await second.next()).toEqual([4, [global('b')]])
    expect(await second.next()).toEqual([5, [global('c')]])
    await second.cut()
    const third = get(5)
    expect(await third.next()).toEqual([6, ['noop']])
    await third.cut()
  })

  test('is replaced by a newer one', async () => {
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    const first = get(1)
    expect(await first.next()).toEqual([2, ['noop']])
    const second = get(2)
    expect(await first.next()).toBeNull()
    expect(await second.next()).toEqual([3, ['noop']])
    await second.cut()
  })

  test('says something before the client loses patience', async () => {
    await start({ timings: { keepaliveMs: 60 } })
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    const back = get(1)
    expect(await back.next()).toEqual([2, ['noop']])
    expect(await back.next()).toEqual([3, ['noop']])
    expect(await back.next()).toEqual([4, ['noop']])
    await back.cut()
  })

  test('ends by itself after some bytes or some time, without losing a message', async () => {
    await start({ timings: { rotateBytes: 3000, rotateMs: 80 } })
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    for (let n = 0; n < 40; n++) engine.sinks[0]!.send(global(String(n).padStart(100, '0')))
    const ids: number[] = []
    for (let last = 1; last < 41; last = ids.at(-1)!) {
      const part = await get(last).rest()
      expect(JSON.stringify(part).length).toBeLessThan(3100)
      ids.push(...part.map(([id]) => id))
    }
    expect(ids).toEqual(Array.from({ length: 40 }, (_, n) => n + 2))
    expect(await get(41).rest()).toEqual([[42, ['noop']]])
  })

  test('long polling gets one batch, or a word after its patience', async () => {
    await start({ timings: { longPollMs: 50 } })
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    expect(await get(1, { CI: '1', TO: '1000' }).rest()).toEqual([[2, ['noop']]])
    const waiting = get(2, { CI: '1' })
    engine.sinks[0]!.send(global('a'))
    engine.sinks[0]!.send(global('b'))
    expect(await waiting.rest()).toEqual([
      [3, [global('a')]],
      [4, [global('b')]],
    ])
  })

  test('a session that nobody reads is forgotten', async () => {
    await start({ timings: { abandonedMs: 800 } })
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    const back = get(1)
    await back.next()
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(channel.sessions()).toBe(1)
    await back.cut()
    await expect.poll(() => channel.sessions()).toBe(0)
    expect(engine.seen.closed).toBe(1)
  })

  test('a reader that is far too slow is given up', async () => {
    await start({ timings: { outboxBytes: 10_000 } })
    const { get } = await openChannel(listener.url, 'Listen', [addTarget(2)])
    for (let n = 0; n < 11; n++) engine.sinks[0]!.send(global('x'.repeat(1000)))
    expect(await get(1).rest()).toMatchObject([[12, [{ error: { code: 8, status: 'RESOURCE_EXHAUSTED' } }]]])
    expect(engine.seen.closed).toBe(1)
  })
})

test('when the server owes too much in all, it gives up those that owe more than their share', async () => {
  await start({ timings: { totalBytes: 20_000, fairBytes: 5000 } })
  for (const targetId of [1, 2]) await openChannel(listener.url, 'Listen', [addTarget(targetId)])
  const [large, small] = engine.sinks as [ListenSink, ListenSink]
  for (let n = 0; n < 18; n++) large.send(global('x'.repeat(1000)))
  for (let n = 0; n < 2; n++) small.send(global('x'.repeat(1000)))
  expect(engine.seen.closed).toBe(0)
  large.send(global('x'))
  expect(engine.seen.closed).toBe(1)
  for (let n = 0; n < 10; n++) small.send(global('x'.repeat(1000)))
  expect(engine.seen.closed).toBe(1)
})

describe('forward channel', () => {
  test('applies 3, 2, 1, 1, 2, 4 as 1, 2, 3, 4', async () => {
    const { post } = await openChannel(listener.url, 'Listen', [addTarget(10)])
    for (const offset of [3, 2, 1, 1, 2, 4]) await post(offset, addTarget(10 + offset))
    expect(engine.seen.targets.map((target) => target.targetId)).toEqual([10, 11, 12, 13, 14])
  })

  test('answers with the back channel, the last array and the bytes on their way', async () => {
    const { post, get } = await openChannel(listener.url, 'Listen', [addTarget(10)])
    const size = '[1,[{"targetChange":{"targetChangeType":"ADD","targetIds":[10]}}]]'.length
    expect(await post(1, addTarget(11))).toEqual([0, 2, 2 * size])
    const back = get(1)
    expect(await back.next()).toEqual([2, added(11)])
    expect(await post(2, { database, removeTarget: 11 })).toEqual([1, 2, size])
    expect(engine.seen.removed).toEqual([11])
    await back.cut()
  })

  test('messages that come long before their turn end the session, sooner when the server holds much', async () => {
    await start({ timings: { waitingBytes: 10_000, totalBytes: 11_000, fairBytes: 1000 } })
    const early = 'x'.repeat(4000)
    const [greedy, patient, modest] = await Promise.all([1, 2, 3].map(() => openChannel(listener.url, 'Listen', [])))
    for (const offset of [2, 3]) await greedy!.post(offset, early)
    expect(channel.sessions()).toBe(3)
    await greedy!.post(4, early)
    expect(channel.sessions()).toBe(2)
    for (const offset of [2, 3]) await patient!.post(offset, early)
    await modest!.post(2, early)
    expect(channel.sessions()).toBe(1)
    expect(await patient!.post(9)).toEqual([0, 0, 0])
  })

  test('several messages of one request keep their order', async () => {
    const { post } = await openChannel(listener.url, 'Listen', [])
    await post(0, addTarget(1), addTarget(2), { database, removeTarget: 1 })
    expect(engine.seen.targets.map((target) => target.targetId)).toEqual([1, 2])
    expect(engine.seen.removed).toEqual([1])
  })

  test('terminate ends the session, by POST and by GET', async () => {
    for (const method of ['POST', 'GET']) {
      const { sid } = await openChannel(listener.url, 'Listen', [addTarget(1)])
      const url = channelUrl(listener.url, 'Listen', { SID: sid, RID: '5', TYPE: 'terminate' })
      const response = await fetch(url, { method })
      expect([response.status, await response.text()]).toEqual([200, ''])
      expect(channel.sessions()).toBe(0)
    }
    expect(engine.seen.closed).toBe(2)
  })

  test('an unknown session is told apart from every other failure', async () => {
    const { sid } = await openChannel(listener.url, 'Listen', [addTarget(1)])
    for (const [kind, id] of [
      ['Listen', 'nobody'],
      ['Write', sid],
    ] as const) {
      const response = await fetch(channelUrl(listener.url, kind, { SID: id, RID: 'rpc', AID: '0' }))
      expect(response.status).toBe(400)
      expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0)
    }
  })
})

describe('malformed requests', () => {
  test.each([
    ['no form', 'hello'],
    ['bad percent-encoding', 'count=1&ofs=0&req0___data__=%E0%A4'],
    ['a message too few', 'count=2&ofs=0&req0___data__={}'],
    ['a count that is no number', 'count=-1&ofs=0'],
    ['too many messages', 'count=1001&ofs=0'],
    ['an offset far ahead', `count=1&ofs=${10 ** 9}&req0___data__={}`],
  ])('%s is 400', async (_, body) => {
    const { sid } = await openChannel(listener.url, 'Write', [{ database }])
    const response = await postForm(channelUrl(listener.url, 'Write', { SID: sid, RID: '3', AID: '0' }), body)
    expect(response.status).toBe(400)
    expect(channel.sessions()).toBe(1)
  })

  test('other methods, versions and numbers are refused', async () => {
    const url = channelUrl(listener.url, 'Listen', {})
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(405)
    expect((await fetch(url)).status).toBe(400)
    expect((await postForm(`${listener.url}/google.firestore.v1.Firestore/Listen/channel`, formOf(0, []))).status).toBe(
      400,
    )
    const { sid } = await openChannel(listener.url, 'Listen', [])
    expect((await fetch(channelUrl(listener.url, 'Listen', { SID: sid, AID: 'x' }))).status).toBe(400)
    expect((await fetch(`${listener.url}/google.firestore.v1.Firestore/Read/channel`)).status).toBe(404)
  })

  test.each([
    ['not JSON', '{'],
    ['no object', '[]'],
    ['neither adding nor removing', { database }],
    ['a target with a number below zero', { database, addTarget: { targetId: -1, documents: { documents: [] } } }],
    ['a target with half a number', { database, addTarget: { targetId: 1.5, documents: { documents: [] } } }],
    ['a target of two kinds', { database, addTarget: { targetId: 1, documents: {}, query: {} } }],
    ['no database', { addTarget: { targetId: 1, documents: {} } }],
  ])('a Listen message that is %s fails the stream in band', async (_, message) => {
    const { get } = await openChannel(listener.url, 'Listen', [message])
    expect((await get(0).rest()).at(-1)).toMatchObject([1, [{ error: { code: 3, status: 'INVALID_ARGUMENT' } }]])
    expect(engine.seen.closed).toBe(engine.sinks.length)
  })

  test('targets without a number, or with 0, are given one after those that there are', async () => {
    const { post, get } = await openChannel(listener.url, 'Listen', [addTarget(6)])
    const { targetId: _, ...unnumbered } = addTarget(0).addTarget
    await post(1, { database, addTarget: unnumbered })
    await post(2, addTarget(0))
    expect(engine.seen.targets.map((target) => target.targetId)).toEqual([6, 7, 8])
    await post(3, addTarget(20))
    expect(engine.seen.targets).toHaveLength(3)
    const back = get(0)
    const told = [await back.next(), await back.next(), await back.next(), await back.next()]
    expect(told.slice(0, 3)).toEqual([6, 7, 8].map((id, index) => [index + 1, added(id)]))
    expect(told[3]).toMatchObject([4, [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [20] } }]])
  })

  test('what follows the first message need not name the database again', async () => {
    const { post } = await openChannel(listener.url, 'Listen', [addTarget(6)])
    const { database: _, ...unnamed } = addTarget(8)
    await post(1, unnamed)
    expect(engine.seen.targets.map((target) => target.targetId)).toEqual([6, 8])
  })

  test('another database does not exist', async () => {
    const { get } = await openChannel(listener.url, 'Write', [{ database: 'projects/other/databases/(default)' }])
    expect(await get(0).next()).toMatchObject([1, [{ error: { code: 5, status: 'NOT_FOUND' } }]])
  })

  test('a message beyond the limit of a request is refused for good', async () => {
    const { post, get } = await openChannel(listener.url, 'Write', [{ database }], { Authorization: 'Bearer good' })
    await post(1, `{"writes":[],"x":"${'x'.repeat(11 << 20)}"}`)
    expect(await get(1).next()).toMatchObject([2, [{ error: { code: 3, status: 'INVALID_ARGUMENT' } }]])
  })

  test('a defect in the engine is INTERNAL and tells nothing', async () => {
    const logged: unknown[] = []
    await start({ log: (entry) => logged.push(entry.error) })
    engine.onCommit(async () => {
      throw new TypeError('secret')
    })
    const { post, get } = await openChannel(listener.url, 'Write', [{ database }])
    await post(1, { writes: [write('1')] })
    expect(await get(1).next()).toEqual([2, [{ error: { code: 13, status: 'INTERNAL', message: 'Internal error.' } }]])
    expect(logged).toEqual([new TypeError('secret')])
  })
})

describe('Write stream', () => {
  test('opens, commits in order and one at a time', async () => {
    let running = 0
    engine.onCommit(async (writes) => {
      expect(++running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      return { commitTime: time, writeResults: writes.map(() => ({ updateTime: time })) }
    })
    const { early, post, get } = await openChannel(listener.url, 'Write', [{ database }], {
      Authorization: 'Bearer good',
    })
    expect(early).toEqual([[1, [{ streamId: '1', streamToken: 'MQ==' }]]])
    await post(
      1,
      { streamToken: 'MQ==', writes: [write('1')] },
      { streamToken: 'MQ==', writes: [write('2'), write('3')] },
    )
    const back = get(1)
    const replies = [await back.nextMessage(), await back.nextMessage()]
    expect(replies).toMatchObject([
      [expect.any(Number), [{ streamToken: 'Mg==', writeResults: [{ updateTime: time }], commitTime: time }]],
      [expect.any(Number), [{ streamToken: 'Mw==', writeResults: [{ updateTime: time }, { updateTime: time }] }]],
    ])
    expect(engine.seen.commits).toEqual([[write('1')], [write('2'), write('3')]])
    expect(engine.seen.callers).toEqual([1, 2].map(() => ({ kind: 'client', auth: tokens.get('good') })))
    await back.cut()
  })

  test('batches that wait may be so large together, or less when the server holds much, after what is under way', async () => {
    await start({ timings: { waitingBytes: 10_000, totalBytes: 11_000, fairBytes: 1000 } })
    const committed = Promise.withResolvers<void>()
    engine.onCommit(async () => {
      await committed.promise
      return { commitTime: time, writeResults: [{ updateTime: time }] }
    })
    const large = [write('x'.repeat(4000))]
    const [greedy, patient] = await Promise.all([1, 2].map(() => openChannel(listener.url, 'Write', [{ database }])))
    for (const { post } of [greedy!, patient!]) await post(1, { writes: large })
    await greedy!.post(2, { writes: large })
    const replies = greedy!.get(1).rest()
    expect(engine.seen.commits).toHaveLength(2)
    committed.resolve()
    expect(await replies).toEqual([
      [2, [expect.objectContaining({ commitTime: time })]],
      [3, [{ error: { code: 8, status: 'RESOURCE_EXHAUSTED', message: 'Too much is waiting to be done.' } }]],
    ])
    // What was done holds nothing any more.
    for (let n = 2; n < 9; n++) await patient!.post(n, { writes: large })
    expect(await patient!.post(9)).toEqual([0, 9, expect.any(Number)])
  })

  test('a refusal ends the stream with its code, and the batches behind are not tried', async () => {
    engine.onCommit(async () => {
      throw new FirestoreError('PERMISSION_DENIED', 'No.')
    })
    const { post, get } = await openChannel(listener.url, 'Write', [{ database }])
    await post(1, { writes: [write('1')] }, { writes: [write('2')] })
    expect(await get(1).rest()).toEqual([[2, [{ error: { code: 7, status: 'PERMISSION_DENIED', message: 'No.' } }]]])
    expect(engine.seen.commits).toEqual([[write('1')]])
  })

  test.each([
    ['expires', () => (clock += 3600_000)],
    ['is revoked', () => tokens.clear()],
  ])('a commit after the token %s is refused', async (_, happen) => {
    const { post, get } = await openChannel(listener.url, 'Write', [{ database }], { Authorization: 'Bearer good' })
    happen()
    await post(1, { writes: [write('1')] })
    expect(await get(1).next()).toMatchObject([2, [{ error: { code: 16, status: 'UNAUTHENTICATED' } }]])
    expect(engine.seen.commits).toEqual([])
  })
})

test('draining answers the commit in progress, refuses newcomers, then tells every stream to come back', async () => {
  let finish = () => {}
  engine.onCommit(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { commitTime: time, writeResults: [{ updateTime: time }] }
  })
  const watching = await openChannel(listener.url, 'Listen', [addTarget(1)])
  const writing = await openChannel(listener.url, 'Write', [{ database }])
  const watch = watching.get(1)
  await watch.next()
  await writing.post(1, { writes: [write('1')] }, { writes: [write('2')] })
  const drained = channel.drain()
  const newcomer = await postForm(channelUrl(listener.url, 'Listen', {}), formOf(0, [addTarget(2)]))
  expect(newcomer.status).toBe(503)
  const restarting = [{ error: { code: 14, status: 'UNAVAILABLE', message: 'The server is restarting.' } }]
  expect(await watch.next()).toEqual([3, restarting])
  finish()
  await drained
  expect((await writing.get(1).rest()).map(([, body]) => body)).toMatchObject([[{ commitTime: time }], restarting])
  expect(engine.seen.commits).toEqual([[write('1')]])
})

test('draining does not wait for a commit that hangs', async () => {
  await start({ timings: { drainMs: 30 } })
  engine.onCommit(() => new Promise(() => {}))
  const { post, get } = await openChannel(listener.url, 'Write', [{ database }])
  await post(1, { writes: [write('1')] })
  await channel.drain()
  expect(await get(1).rest()).toMatchObject([[2, [{ error: { status: 'UNAVAILABLE' } }]]])
})
