import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Caller, Firestore } from '../src/firestore/contract.ts'
import { Meter } from '../src/firestore/meter.ts'
import { compileRules } from '../src/rules/compile.ts'
import { actionsOf } from '../src/server/meter-page.ts'
import { admin, type Fixture, openFixture, remove, root, set } from './firestore/engine-fixture.ts'
import { ListenClient } from './firestore/listen-client.ts'
import { openInstance } from './support/instance.ts'

const rules = compileRules(`
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /plants/{id} {
      allow read, write: if exists(/databases/$(database)/documents/people/$(request.auth.uid))
        && get(/databases/$(database)/documents/people/$(request.auth.uid)).data.waters == true;
    }
  }
}`)

const ana: Caller = { kind: 'client', auth: { uid: 'ana', token: {}, expiresAt: 4e9 } }
const bia: Caller = { kind: 'client', auth: { uid: 'bia', token: {}, expiresAt: 4e9 } }

let now: number
let meter: Meter
let fixture: Fixture
let firestore: Firestore
let before: number
beforeEach(async () => {
  now = Date.now()
  meter = new Meter(() => now)
  fixture = openFixture({ ruleset: () => rules, meter })
  ;({ firestore } = fixture)
  await set(firestore, 'people/ana', { waters: true })
  for (const id of ['a', 'b', 'c']) await set(firestore, `plants/${id}`, { n: 1 })
  before = meter.since(0).at(-1)!.number
})
afterEach(() => fixture.close())

/** What was metered since the test began, as `what reads+ruleReads writes deletes`. */
const bills = () =>
  meter
    .since(before)
    .map(({ what, reads, ruleReads, writes, deletes }) => `${what} ${reads}+${ruleReads} ${writes} ${deletes}`)

const query = (structuredQuery: object, caller: Caller = ana) =>
  firestore.runQuery(caller, {
    parent: root,
    structuredQuery: { from: [{ collectionId: 'plants' }], ...structuredQuery },
  })

describe('costs', () => {
  test('a read for each document, also for a missing one; what rules read once a request', async () => {
    await firestore.batchGet(ana, { documents: ['a', 'b', 'none'].map((id) => `${root}/plants/${id}`) })
    await query({})
    await query({ offset: 1 })
    await query({ limit: 1 }, admin)
    expect(bills()).toEqual(['get 3+1 0 0', 'query 3+1 0 0', 'query 3+1 0 0', 'query 1+0 0 0'])
  })

  test('a read for a query that finds nothing, and none but the rules’ for one that is refused', async () => {
    await query({ where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '9' } } } })
    await expect(query({}, bia)).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
    expect(bills()).toEqual(['query 1+1 0 0', 'query 0+1 0 0'])
  })

  test('a read for each thousand index entries of an aggregation', async () => {
    const writes = Array.from({ length: 1_000 }, (_, n) => ({ update: { name: `${root}/seeds/s${n}`, fields: {} } }))
    await firestore.commit(admin, { writes })
    const count = (collectionId: string) =>
      firestore.runAggregationQuery(admin, {
        parent: root,
        structuredQuery: { from: [{ collectionId }] },
        aggregations: [{ count: {} }],
      })
    await count('seeds')
    await set(firestore, 'seeds/more', {})
    await count('seeds')
    await count('none')
    expect(bills()).toEqual([
      'commit 0+0 1000 0',
      'aggregation 1+0 0 0',
      'commit 0+0 1 0',
      'aggregation 2+0 0 0',
      'aggregation 1+0 0 0',
    ])
  })

  test('writes and deletes, and what rules read for the whole batch', async () => {
    const plant = (id: string) => ({ update: { name: `${root}/plants/${id}`, fields: {} } })
    await firestore.commit(ana, { writes: [plant('x'), plant('y'), { delete: `${root}/plants/a` }] })
    expect(bills()).toEqual(['commit 0+1 2 1'])
  })

  test('a listener pays for what it is sent, not for what is deleted or unchanged', async () => {
    const listener = new ListenClient(firestore, ana)
    listener.query(2, { from: [{ collectionId: 'plants' }] })
    await listener.next()
    await set(firestore, 'plants/a', { n: 2 })
    await listener.next()
    const { token } = listener
    await remove(firestore, 'plants/b')
    await listener.next()
    listener.stream.close()
    await set(firestore, 'plants/c', { n: 2 })
    const again = new ListenClient(firestore, ana)
    again.query(2, { from: [{ collectionId: 'plants' }] }, { resumeToken: token })
    expect(bills()).toEqual([
      'listen 3+1 0 0',
      'commit 0+0 1 0',
      'news 1+0 0 0',
      'commit 0+0 0 1',
      'commit 0+0 1 0',
      'listen 1+1 0 0',
    ])
  })
})

test('what an account asks for without a pause is one action', async () => {
  await query({})
  now += 500
  await query({ limit: 1 })
  await query({ limit: 1 }, admin)
  now += 1_001
  await query({ limit: 2 })
  const actions = actionsOf(meter.since(before))
  expect(actions.map(({ who, reads, ruleReads, requests }) => [who, reads, ruleReads, requests.length])).toEqual([
    ['ana', 4, 2, 2],
    ['(admin)', 1, 0, 1],
    ['ana', 2, 1, 1],
  ])
})

test('only so many requests are remembered', () => {
  const small = new Meter(() => 0, 3)
  for (let request = 0; request < 5; request++) small.open(admin, 'get', 'a/b')
  expect(small.since(0).map(({ number }) => number)).toEqual([3, 4, 5])
  expect(small.since(4).map(({ number }) => number)).toEqual([5])
})

test('its page opens with the key of the outbox, and is not there without', async () => {
  const instance = await openInstance({ outbox: true, functions: false })
  await instance.write('notes/a', { text: 'x' })
  const page = new URL(instance.server.outboxUrl!)
  page.pathname = '/__/meter'
  const { last, actions } = (await (await fetch(page)).json()) as { last: number; actions: { writes: number }[] }
  expect([last, actions[0]!.writes]).toEqual([1, 1])
  page.searchParams.set('since', '1')
  expect(await (await fetch(page)).json()).toEqual({ last: 0, actions: [] })
  for (const key of ['', 'guess']) {
    page.searchParams.set('key', key)
    expect((await fetch(page)).status).toBe(404)
  }
  await instance.close()
})
