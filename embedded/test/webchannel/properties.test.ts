import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Firestore } from '../../src/firestore/contract.ts'
import { Turns } from '../../src/firestore/turns.ts'
import type { HttpRequest } from '../../src/http/exchange.ts'
import { webChannel } from '../../src/protocols/webchannel/channel.ts'
import { ForwardOrder } from '../../src/protocols/webchannel/forward.ts'
import { chunksOf, encodeArray } from '../../src/protocols/webchannel/framing.ts'
import { Outbox } from '../../src/protocols/webchannel/outbox.ts'
import { formOf, readChunks } from '../support/raw-channel.ts'

test('what is framed is read again, whatever the characters and the chunks', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.nat(200), (texts, limit) => {
      const framed = chunksOf(
        texts.map((text, id) => encodeArray(id, [{ text }])),
        limit,
      )
      expect(Buffer.byteLength(framed)).toBe(framed.length)
      const { arrays, rest } = readChunks(framed)
      expect(rest).toBe('')
      expect(arrays.flat()).toEqual(texts.map((text, id) => [id, [{ text }]]))
    }),
  )
})

test('messages are applied once and in order, however often and in whatever order they come', () => {
  const shuffled = fc.integer({ min: 1, max: 30 }).chain((count) => {
    const ids = Array.from({ length: count }, (_, id) => id)
    return fc
      .tuple(fc.array(fc.nat(count - 1)), fc.constant(ids))
      .chain(([again, once]) => fc.shuffledSubarray([...once, ...again], { minLength: count + again.length }))
      .map((order) => ({ count, order }))
  })
  fc.assert(
    fc.property(shuffled, ({ count, order }) => {
      const forward = new ForwardOrder()
      const applied = order.flatMap((id) => forward.accept([{ id, data: String(id) }]))
      expect(applied).toEqual(Array.from({ length: count }, (_, id) => String(id)))
      expect(forward.heldBack).toBe(0)
    }),
  )
})

test('the outbox owes exactly what was not acknowledged', () => {
  const steps = fc.array(fc.oneof(fc.constant('push' as const), fc.nat(40)))
  fc.assert(
    fc.property(steps, (run) => {
      const total = { bytes: 0 }
      const outbox = new Outbox(total)
      let pushed = 0
      let known = 0
      for (const step of run) {
        if (step === 'push') outbox.push([{ n: ++pushed }])
        else outbox.acknowledge(step)
        if (step !== 'push') known = Math.max(known, Math.min(step, pushed))
        const owed = Array.from({ length: pushed - known }, (_, index) => known + index + 1)
        expect(outbox.after(0).arrays).toEqual(owed.map((id) => encodeArray(id, [{ n: id }])))
        expect(outbox.after(known + 1).arrays).toEqual(owed.slice(1).map((id) => encodeArray(id, [{ n: id }])))
        expect(outbox.size).toBe(outbox.after(0).arrays.join('').length)
        expect(total.bytes).toBe(outbox.size)
      }
    }),
  )
})

test('no request is answered with anything but a plain status', async () => {
  const firestore = {
    database: 'projects/demo/databases/(default)',
    turns: new Turns(),
    listen: () => ({ addTarget: () => {}, removeTarget: () => {}, hold: () => {}, release: () => {}, close: () => {} }),
    commit: async () => ({ commitTime: '2026-01-01T00:00:00Z', writeResults: [] }),
  } as unknown as Firestore
  const failures: unknown[] = []
  const { handler } = webChannel({
    firestore,
    verify: async () => null,
    now: () => 0,
    log: (entry) => failures.push(entry),
    limits: { perNetwork: 100 },
  })
  const ask = (method: string, kind: string, query: string, body: string) => {
    const url = new URL(`http://localhost/google.firestore.v1.Firestore/${kind}/channel?${query}`)
    return handler({ method, url, headers: {}, body: Buffer.from(body), address: '127.0.0.1' } satisfies HttpRequest)
  }
  const opened = await ask('POST', 'Write', 'VER=8', formOf(0, [{ database: firestore.database }]))
  const sid = /"c","([\w-]+)"/.exec(String(opened?.body))![1]!
  const word = fc.oneof(
    fc.constantFrom('VER=8', `SID=${sid}`, 'SID=x', 'AID=1', 'AID=-1', 'AID=1e9', 'CI=1', 'TO=x', 'RID=rpc', 'SID'),
    fc.string().map(encodeURIComponent),
  )
  const message = fc.oneof(fc.json(), fc.string())
  const body = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(5), fc.array(message, { maxLength: 4 })).map(([offset, messages]) => formOf(offset, messages)),
    fc.tuple(fc.string(), fc.string(), fc.string()).map(([a, b, c]) => `count=${a}&ofs=${b}&req0___data__=${c}`),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD'),
      fc.constantFrom('Listen', 'Write'),
      fc.array(word, { maxLength: 6 }),
      body,
      async (method, kind, words, text) => {
        const response = await ask(method, kind, words.join('&'), text)
        expect([200, 400, 405, 429]).toContain(response?.status)
        if (response?.stream) response.stream({ write: () => {}, end: () => {}, onClose: () => {} })
      },
    ),
    { numRuns: 2000 },
  )
  expect(failures).toEqual([])
})
