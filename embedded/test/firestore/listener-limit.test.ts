import { expect, it } from 'vitest'
import type { Caller } from '../../src/firestore/contract.ts'
import {
  maxListeners,
  maxListenersOfStrangers,
  maxPlaces,
  maxPlacesOfStrangers,
} from '../../src/firestore/listen/listener-room.ts'
import type { ListenResponse } from '../../src/firestore/wire.ts'
import { listenService } from '../../src/protocols/webchannel/listen-service.ts'
import type { StreamReply } from '../../src/protocols/webchannel/service.ts'
import { compileRules } from '../../src/rules/compile.ts'
import { admin, openFixture, root, set } from './engine-fixture.ts'
import { ListenClient } from './listen-client.ts'

const ruleset = compileRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/{path=**} { allow read: if true; } }`)

it('one account has so many listeners in all its streams, and room again when it ends one', async () => {
  const fixture = openFixture({ ruleset: () => ruleset })
  const client = (uid: string): Caller => ({
    kind: 'client',
    auth: { uid, token: { sub: uid }, expiresAt: Date.now() / 1000 + 3600 },
  })
  const [first, second, other, operator] = [client('ana'), client('ana'), client('bia'), admin].map(
    (caller) => new ListenClient(fixture.firestore, caller),
  )
  for (let id = 1; id <= maxListeners; id += 1) (id % 2 ? first : second)!.documents(id, ['c/a'])
  expect(fixture.firestore.listeners()).toBe(maxListeners)
  first!.documents(maxListeners + 1, ['c/b'])
  const { targetChange } = first!.messages.at(-1)!
  expect(targetChange).toMatchObject({ targetChangeType: 'REMOVE', cause: { code: 8 } })
  expect(first!.failure).toBeNull()
  for (const one of [other!, operator!]) {
    one.documents(1, ['c/a'])
    expect(one.messages.some((message) => message.targetChange?.targetChangeType === 'CURRENT')).toBe(true)
  }
  second!.stream.removeTarget(2)
  first!.documents(maxListeners + 2, ['c/b'])
  expect(first!.messages.at(-1)!.targetChange?.targetChangeType).toBe('CURRENT')
  await fixture.close()
})

it('strangers of one network have few listeners together, and leave room for members there', async () => {
  const fixture = openFixture({ ruleset: () => ruleset })
  const stranger = (network: string) => new ListenClient(fixture.firestore, { kind: 'client', auth: null, network })
  const streams = Array.from({ length: 10 }, () => stranger('198.51.100.7'))
  for (let id = 1; id <= maxListenersOfStrangers; id++) streams[id % 10]!.documents(id, ['c/a'])
  expect(fixture.firestore.listeners()).toBe(maxListenersOfStrangers)
  streams[0]!.documents(1_000, ['c/a'])
  expect(streams[0]!.messages.at(-1)!.targetChange).toMatchObject({ targetChangeType: 'REMOVE', cause: { code: 8 } })
  const member: Caller = { kind: 'client', auth: { uid: 'ana', token: {}, expiresAt: Date.now() / 1000 + 3600 } }
  for (const one of [stranger('198.51.100.8'), new ListenClient(fixture.firestore, member)]) {
    one.documents(1, ['c/a'])
    expect(one.messages.at(-1)!.targetChange?.targetChangeType).toBe('CURRENT')
  }
  streams[1]!.stream.close()
  streams[0]!.documents(1_001, ['c/a'])
  expect(streams[0]!.messages.at(-1)!.targetChange?.targetChangeType).toBe('CURRENT')
  await fixture.close()
})

const ana: Caller = { kind: 'client', auth: { uid: 'ana', token: {}, expiresAt: Date.now() / 1000 + 3600 } }
const refused = { targetChangeType: 'REMOVE', cause: { code: 8 } }
const answerOf = (client: ListenClient) => client.messages.at(-1)!.targetChange

it('a target of many documents counts with each of them: a change to one has the rules asked about all', async () => {
  const fixture = openFixture({ ruleset: () => ruleset })
  const client = new ListenClient(fixture.firestore, ana)
  const many = (count: number) => Array.from({ length: count }, (_, index) => `c/${index}`)
  client.documents(1, many(1_000))
  client.documents(2, many(999))
  client.documents(3, ['c/a', 'c/b'])
  expect(answerOf(client)).toMatchObject(refused)
  client.documents(4, ['c/a'])
  expect(answerOf(client)?.targetChangeType).toBe('CURRENT')
  client.documents(5, [])
  expect(answerOf(client)).toMatchObject(refused)
  client.stream.removeTarget(2)
  client.documents(6, many(999))
  expect(answerOf(client)?.targetChangeType).toBe('CURRENT')
  await fixture.close()
})

it('windows of queries reach so far together, for an account and for strangers', async () => {
  const fixture = openFixture({ ruleset: () => ruleset })
  const from = [{ collectionId: 'c' }]
  const stranger: Caller = { kind: 'client', auth: null, network: '198.51.100.7' }
  for (const [caller, most] of [
    [ana, maxPlaces],
    [stranger, maxPlacesOfStrangers],
  ] as const) {
    const client = new ListenClient(fixture.firestore, caller)
    client.query(1, { from, limit: { value: most - 1_000 } })
    client.query(2, { from, limit: { value: 1 }, offset: 998 })
    expect(answerOf(client)?.targetChangeType).toBe('CURRENT')
    client.query(3, { from, limit: { value: 2 } })
    expect(answerOf(client)).toMatchObject(refused)
    client.query(4, { from, offset: 1 })
    expect(answerOf(client)).toMatchObject(refused)
    client.query(5, { from })
    expect(answerOf(client)?.targetChangeType).toBe('CURRENT')
    client.stream.removeTarget(2)
    client.query(6, { from, limit: { value: 1_000 } })
    expect(answerOf(client)?.targetChangeType).toBe('CURRENT')
    client.stream.close()
    const again = new ListenClient(fixture.firestore, caller)
    again.query(1, { from, limit: { value: most } })
    expect(answerOf(again)?.targetChangeType).toBe('CURRENT')
  }
  await fixture.close()
})

it('a stream that ends by what is published as it adds a target leaves nothing counted', async () => {
  const fixture = openFixture({ ruleset: () => ruleset })
  await set(fixture.firestore, 'c/a', { text: 'old' })
  const stream = fixture.firestore.listen(ana, {
    send: ({ documentChange }) => {
      if (JSON.stringify(documentChange)?.includes('new')) stream.close()
    },
    fail: () => {},
  })
  stream.addTarget({ targetId: 1, documents: { documents: [`${root}/c/a`] } })
  await set(fixture.firestore, 'c/a', { text: 'new' })
  stream.addTarget({ targetId: 2, documents: { documents: [`${root}/c/b`] } })
  expect(fixture.firestore.listeners()).toBe(0)
  const client = new ListenClient(fixture.firestore, ana)
  for (let id = 1; id <= maxListeners; id++) client.documents(id, ['c/b'])
  expect(answerOf(client)?.targetChangeType).toBe('CURRENT')
  await fixture.close()
})

it('a stream has room for its targets, not for those that were refused or ended on it', async () => {
  const rules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/open/{id} { allow read: if true; } }`
  const strict = compileRules(rules)
  const fixture = openFixture({ ruleset: () => strict })
  const failures: unknown[] = []
  const current: number[] = []
  const reply = {
    send: (message: unknown) => {
      const { targetChange } = message as ListenResponse
      if (targetChange?.targetChangeType === 'CURRENT') current.push(...(targetChange.targetIds ?? []))
    },
    fail: (...failure: unknown[]) => failures.push(failure),
  } as unknown as StreamReply
  const service = listenService(fixture.firestore, ana, reply, () => {})
  const database = root.replace(/\/documents$/, '')
  const add = async (targetId: number, path: string) => {
    const addTarget = { targetId, documents: { documents: [`${root}/${path}`] } }
    service.receive(JSON.stringify({ database, addTarget }), () => {})
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (let id = 1; id <= 1_001; id++) await add(id, 'closed/a')
  await add(1_002, 'open/a')
  expect(failures).toEqual([])
  expect(current).toEqual([1_002])
  service.close()
  await fixture.close()
})

it('what is made of a document for the targets of its clients is not kept for each number that one may have', async () => {
  const fixture = openFixture({ ruleset: () => ruleset })
  await set(fixture.firestore, 'c/a', { text: 'old' })
  const client = new ListenClient(fixture.firestore, ana)
  const shown = (id: number) => {
    client.documents(id, ['c/a'])
    client.stream.removeTarget(id)
    return client.messages.findLast(({ documentChange }) => documentChange)!
  }
  const first = shown(1)
  expect(shown(1)).toBe(first)
  for (let id = 2; id < 20; id++) shown(id)
  expect(shown(1)).not.toBe(first)
  await fixture.close()
})
