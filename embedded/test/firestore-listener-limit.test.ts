import { expect, it } from 'vitest'
import type { Caller } from '../src/firestore/contract.ts'
import { maxListeners } from '../src/firestore/listen/stream.ts'
import { compileRules } from '../src/rules/compile.ts'
import { admin, openFixture } from './firestore/engine-fixture.ts'
import { ListenClient } from './firestore/listen-client.ts'

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
