import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openProject, type Project } from '../project.ts'
import { lapsedBy } from './lapsed.ts'
import { batches, moveDocuments } from './move-documents.ts'
import { paced, writesPerSecond } from './pace.ts'

/** Stands for a Firestore that has bad moments: what it answers to each request in turn, and what it heard. */
let answers: [status: number, body: object][] = []
let heard: string[][] = []
let far: Server
let project: Project

beforeAll(async () => {
  far = createServer(async (request, answer) => {
    const { writes } = (await json(request)) as { writes: { update: { name: string } }[] }
    heard.push(writes.map(({ update }) => update.name.split('/').at(-3)!))
    const [status, body] = answers.shift() ?? [200, { status: writes.map(() => ({})) }]
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => far.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(far.address() as AddressInfo).port}`
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: host, FIREBASE_AUTH_EMULATOR_HOST: host })
  process.env.STORAGE_EMULATOR_HOST = `http://${host}`
  project = await openProject('my-house', 'my-house.appspot.com')
})
beforeEach(() => {
  heard = []
})
afterAll(async () => {
  await project.close()
  far.closeAllConnections()
  far.close()
})

const kept = (id: number) => ({ id, path: `users/u${id}/feed/p`, fields: { n: { integerValue: String(id) } } })
const moved = (...ids: number[]) => moveDocuments(project, ids.map(kept), paced())

test('requests hold twenty writes, and fewer where they are large', () => {
  expect(batches(Array.from({ length: 45 }, () => 'x')).map((batch) => batch.length)).toEqual([20, 20, 5])
  expect(batches(['x'.repeat(5_000_000), 'y'.repeat(4_000_000), 'z']).map((batch) => batch.length)).toEqual([1, 2])
  // Each has a million characters, and three million bytes.
  expect(batches(Array.from({ length: 3 }, () => '語'.repeat(1_000_000))).map((batch) => batch.length)).toEqual([2, 1])
})

test('writes begin at 500 a second and grow by half every five minutes', () => {
  expect([0, 299_999, 300_000, 600_000, 1e9].map(writesPerSecond)).toEqual([500, 500, 750, 1125, 10_000])
})

test('what could not be written for now is written again, alone; a server that is away is asked again', async () => {
  answers = [
    [200, { status: [{}, { code: 14 }, {}] }],
    [503, {}],
  ]
  await moved(1, 2, 3)
  expect(heard).toEqual([['u1', 'u2', 'u3'], ['u2'], ['u2']])
})

test('a document that is refused is told with its code, and the others are written', async () => {
  answers = [[200, { status: [{}, { code: 3 }, { code: 14 }] }]]
  expect(await moved(1, 2, 3)).toEqual({ 'users/u2/feed/p': 3 })
  expect(heard).toEqual([['u1', 'u2', 'u3'], ['u3']])
})

test('where a request is refused for what it holds, each of its documents is tried alone', async () => {
  const refusal = [400, { error: { message: 'Not a document.' } }] as [number, object]
  answers = [refusal, [200, { status: [{}] }], refusal]
  expect(await moved(1, 2, 3)).toEqual({ 'users/u2/feed/p': 3 })
  expect(heard).toEqual([['u1', 'u2', 'u3'], ['u1'], ['u2'], ['u3']])
})

test('whoever may not write hears it, and is not named', async () => {
  answers = [[403, { error: { message: 'Not for ana@example.org.' } }]]
  await expect(moved(1)).rejects.toThrow(/^127\.0\.0\.1:\d+ answers 403: Not for …$/)
  expect(heard).toHaveLength(1)
})

test('a batch that is refused while others wait for their turn is an answer, and no rejection that nobody handles', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  try {
    answers = [[403, { error: { message: 'No.' } }]]
    const documents = Array.from({ length: 45 }, (_, n) => kept(n))
    await expect(moveDocuments(project, documents, () => sleep(200))).rejects.toThrow(/ answers 403: No\.$/)
  } finally {
    process.off('unhandledRejection', note)
  }
  expect(unhandled).toEqual([])
  await expect.poll(() => heard.map((batch) => batch.length)).toEqual([20, 20, 5])
})

test('a document may be gone once its time is over, in the groups that say so', () => {
  const isLapsed = lapsedBy({ fieldOverrides: [{ collectionGroup: 'devices', fieldPath: 'until', ttl: true }] })
  const fields = { until: { timestampValue: '2026-01-01T00:00:00Z' } }
  const at = Date.UTC(2026, 0, 1)
  expect(isLapsed('users/u/devices/d', fields, at)).toBe(true)
  expect(isLapsed('users/u/devices/d', fields, at - 1)).toBe(false)
  expect(isLapsed('users/u/devices/d', {}, at)).toBe(false)
  expect(isLapsed('users/u/others/d', fields, at)).toBe(false)
})
