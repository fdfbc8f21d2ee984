import { expect, it } from 'vitest'
import type { Caller } from '../../src/firestore/contract.ts'
import { maxListeners, maxListenersOfStrangers } from '../../src/firestore/listen/stream.ts'
import { compileRules } from '../../src/rules/compile.ts'
import { admin, openFixture } from './engine-fixture.ts'
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
