import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../src/firestore/contract.ts'
import { FirestoreError } from '../../src/firestore/error.ts'
import { compileRules } from '../../src/rules/compile.ts'
import { cpuMs } from '../support/cpu-ms.ts'
import { admin, type Fixture, openFixture, root, set, toFields, toValue } from './engine-fixture.ts'

const ruleset = compileRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read, write: if request.auth != null; }
  match /{path=**}/part/{id} { allow read, write: if request.auth != null; }
  match /pair/{id} { allow write: if getAfter(/databases/$(d)/documents/pair/last).data.n == 9999; }
} }`)
const stranger: Caller = { kind: 'client', auth: null, network: '198.51.100.7' }
const member: Caller = { kind: 'client', auth: { uid: 'ana', token: { sub: 'ana' }, expiresAt: 32_503_680_000 } }
const deletes = (size: number) => Array.from({ length: size }, (_, n) => ({ delete: `${root}/shut/${n}` }))

let fixture: Fixture
beforeEach(() => {
  fixture = openFixture({ ruleset: () => ruleset })
})
afterEach(() => fixture.close())

const turnOver = () => new Promise((resolve) => setImmediate(resolve))

/** What came of it, and how many other things were done in the meantime. */
async function beside(work: Promise<unknown>): Promise<{ outcome: unknown; turns: number }> {
  let turns = 0
  let isOver = false
  const outcome = work.then(
    () => 'done',
    (error: unknown) => (error instanceof FirestoreError ? error.status : error),
  )
  void outcome.then(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    turns++
  }
  return { outcome: await outcome, turns }
}

describe('what nobody may do costs next to nothing', () => {
  it.each([
    ['500 writes is refused at the first', 500, 'PERMISSION_DENIED'],
    ['50,000 writes is refused by their number', 50_000, 'INVALID_ARGUMENT'],
  ])('a commit of %s', async (_, size, status) => {
    const reads = fixture.database.statement(
      'SELECT id, path, fields, created, updated FROM firestore_document WHERE collection_id = ? AND key = ?',
    )
    const read = vi.spyOn(reads, 'get')
    const { outcome } = await beside(fixture.firestore.commit(stranger, { writes: deletes(size) }))
    expect(outcome).toBe(status)
    expect(read.mock.calls.length).toBeLessThan(10)
  })

  it('a batch of writes that stand alone lets others in between', async () => {
    const { outcome, turns } = await beside(fixture.firestore.batchWrite(stranger, { writes: deletes(2_000) }))
    expect(outcome).toBe('done')
    expect(turns).toBeGreaterThan(50)
  })

  it.each([
    [
      '600,000 fields',
      () => ({ fields: Object.fromEntries(Array.from({ length: 600_000 }, (_, n) => [`f${n}`, toValue(n)])) }),
    ],
    [
      '500 transforms of one long array',
      () => ({
        fields: toFields({ a: Array.from({ length: 39_000 }, (_, n) => n) }),
        transforms: Array.from({ length: 500 }, (_, n) => ({
          fieldPath: 'a',
          appendMissingElements: { values: [toValue(`x${n}`)] },
        })),
      }),
    ],
  ])('%s in one document are refused', async (_, make) => {
    const { fields, transforms } = make() as { fields: ReturnType<typeof toFields>; transforms?: object[] }
    const writes = [{ update: { name: `${root}/open/a`, fields }, ...(transforms && { updateTransforms: transforms }) }]
    await expect(fixture.firestore.commit(member, { writes: writes as never })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    })
  })

  it('a query has a hundred filters and orders', async () => {
    const equal = (n: number) => ({
      fieldFilter: { field: { fieldPath: `f${n}` }, op: 'EQUAL' as const, value: toValue(n) },
    })
    const ask = (filters: object[], orders: number, parent = root) =>
      fixture.firestore.runQuery(member, {
        parent,
        structuredQuery: {
          from: [{ collectionId: 'open' }],
          where: { compositeFilter: { op: 'AND', filters: filters as never } },
          orderBy: Array.from({ length: orders }, (_, n) => ({ field: { fieldPath: `f${n}` } })),
        },
      })
    const many = (size: number) => Array.from({ length: size }, (_, n) => equal(n))
    await ask(many(60), 40)
    const nested = Array.from({ length: 99 }, () => ({ compositeFilter: { op: 'AND', filters: many(90) } }))
    for (const asked of [ask(many(60), 41), ask(nested, 0), ask([equal(1)], 20_000)]) {
      await expect(asked).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
    }
  })

  it('a client reads a thousand documents by name at once', async () => {
    const names = (size: number) => ({ documents: Array.from({ length: size }, (_, n) => `${root}/open/${n}`) })
    expect((await fixture.firestore.batchGet(member, names(1_000))).results).toHaveLength(1_000)
    await expect(fixture.firestore.batchGet(member, names(1_001))).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
    expect((await fixture.firestore.batchGet(admin, names(1_001))).results).toHaveLength(1_001)
  })

  it('lists that one client asks for at once let others in between', async () => {
    const writes = Array.from({ length: 3_000 }, (_, n) => ({
      update: { name: `${root}/open/${n}`, fields: toFields({ text: 'x'.repeat(200) }) },
    }))
    await fixture.firestore.commit(admin, { writes })
    const list = () => fixture.firestore.listDocuments(member, { parent: root, collectionId: 'open' })
    const { outcome, turns } = await beside(Promise.all(Array.from({ length: 40 }, list)))
    expect(outcome).toBe('done')
    expect(turns).toBeGreaterThan(10)

    let published = ruleset
    fixture.close()
    fixture = openFixture({ ruleset: () => published })
    await fixture.firestore.commit(admin, { writes })
    const late = Array.from({ length: 40 }, list)
    published = compileRules("rules_version = '2'; service cloud.firestore { }")
    const outcomes = await Promise.allSettled(late)
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { status: 'PERMISSION_DENIED' } })
  })

  it('an array of thousands, of which an index has each element, is written again', async () => {
    fixture.close()
    const fields = [
      { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
      { fieldPath: 'at', order: 'ASCENDING' },
    ]
    const declared = { indexes: [{ collectionGroup: 'open', queryScope: 'COLLECTION', fields }], fieldOverrides: [] }
    fixture = openFixture({ ruleset: () => ruleset, indexes: declared })
    const tags = Array.from({ length: 15_000 }, (_, n) => `tag ${n}`)
    const tagged = (at: number) => set(fixture.firestore, 'open/a', { at, tags })
    const withLast = async () => {
      const where = {
        fieldFilter: { field: { fieldPath: 'tags' }, op: 'ARRAY_CONTAINS' as const, value: toValue('tag 14999') },
      }
      const orderBy = [{ field: { fieldPath: 'at' }, direction: 'ASCENDING' as const }]
      const structuredQuery = { from: [{ collectionId: 'open' }], where, orderBy }
      return (await fixture.firestore.runQuery(admin, { parent: root, structuredQuery })).documents.length
    }
    await tagged(1)
    for (let n = 0; n < 120; n++) await set(fixture.firestore, `open/other${n}`, { n })
    expect(await withLast()).toBe(1)
    const begun = cpuMs()
    await tagged(2)
    expect(cpuMs() - begun).toBeLessThan(1_500)
    expect(await withLast()).toBe(1)
  })

  it('a client has a hundred transactions open', async () => {
    for (let n = 0; n < 100; n++) await fixture.firestore.beginTransaction(stranger)
    await expect(fixture.firestore.beginTransaction(stranger)).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' })
    await fixture.firestore.beginTransaction(member)
  })
})

describe('a transaction of a client', () => {
  const begin = async (caller: Caller) => (await fixture.firestore.beginTransaction(caller)).transaction
  const end = (caller: Caller, transaction: string) => fixture.firestore.commit(caller, { writes: [], transaction })
  const query = (caller: Caller, transaction: string, parent: string, collectionId = 'part') =>
    fixture.firestore.runQuery(caller, { parent, structuredQuery: { from: [{ collectionId }] }, transaction })
  const get = (caller: Caller, transaction: string, names: string[]) =>
    fixture.firestore.batchGet(caller, { documents: names.map((name) => `${root}/${name}`), transaction })

  it('keeps nothing of what it was refused', async () => {
    const transaction = await begin(stranger)
    await expect(query(stranger, transaction, root, 'shut')).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
    await expect(get(stranger, transaction, ['shut/a'])).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
    await set(fixture.firestore, 'shut/a', { n: 1 })
    await end(stranger, transaction)
  })

  it('keeps a query once, and has a hundred different ones', async () => {
    const transaction = await begin(member)
    for (let n = 0; n < 300; n++) await query(member, transaction, `${root}/open/${n % 100}`)
    await expect(query(member, transaction, `${root}/open/100`)).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' })
    await expect(end(member, transaction)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
  })

  it('holds a mebibyte of names, and all of one client hold four', async () => {
    const names = (of: number, size: number) =>
      Array.from({ length: size }, (_, n) => `open/${of}-${n}-${'x'.repeat(400)}`)
    const transaction = await begin(member)
    for (let again = 0; again < 3; again++) await get(member, transaction, names(0, 900))
    await expect(get(member, transaction, names(1, 900))).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' })
    for (let of = 0; of < 4; of++) await get(member, await begin(member), names(of, 1_000))
    await expect(get(member, await begin(member), names(9, 1_000))).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
    })
  })

  it('is compared with much that has changed while others go on', async () => {
    const fill = (from: number, to: number) =>
      fixture.firestore.commit(admin, {
        writes: Array.from({ length: to - from }, (_, n) => ({
          update: { name: `${root}/open/none/part/${from + n}`, fields: {} },
        })),
      })
    await fill(0, 10)
    const reader = async () => {
      const transaction = await begin(member)
      for (let n = 0; n < 100; n++) await query(member, transaction, `${root}/open/${n}`)
      return transaction
    }
    const [still, overtaken] = [await reader(), await reader()]
    await get(member, overtaken, ['open/none/part/9999'])
    await fill(10, 15_000)
    const { outcome, turns } = await beside(end(member, still))
    expect(outcome).toBe('done')
    expect(turns).toBeGreaterThan(3)
    expect((await beside(end(member, overtaken))).outcome).toBe('ABORTED')
  })
})

describe('a long commit', () => {
  const creates = (collection: string, size: number) =>
    Array.from({ length: size }, (_, n) => ({
      update: { name: `${root}/${collection}/${n === size - 1 ? 'last' : n}`, fields: toFields({ n }) },
    }))
  const count = async (collectionId: string) => {
    const { documents } = await fixture.firestore.runQuery(admin, {
      parent: root,
      structuredQuery: { from: [{ collectionId }] },
    })
    return documents.length
  }

  it('is seen whole or not at all, while others read and write', async () => {
    const seen = new Set<number>()
    let isOver = false
    const writing = fixture.firestore.commit(admin, { writes: creates('open', 10_000) }).finally(() => {
      isOver = true
    })
    const other = set(fixture.firestore, 'other/a', { n: 1 })
    let turns = 0
    while (!isOver) {
      seen.add(await count('open'))
      await new Promise((resolve) => setImmediate(resolve))
      turns++
    }
    await Promise.all([writing, other])
    seen.add(await count('open'))
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 10_000])
    expect(turns).toBeGreaterThan(5)
    expect(await count('other')).toBe(1)
  })

  it('is judged on what all of it leaves behind', async () => {
    await fixture.firestore.commit(stranger, { writes: creates('pair', 10_000).slice(9_500) })
    expect(await count('pair')).toBe(500)
    const { outcome } = await beside(
      fixture.firestore.commit(stranger, { writes: creates('pair', 10_000).slice(0, 500) }),
    )
    expect(outcome).toBe('done')
    await set(fixture.firestore, 'pair/last', { n: 1 })
    const refused = await beside(fixture.firestore.commit(stranger, { writes: creates('pair', 10_000).slice(0, 500) }))
    expect(refused.outcome).toBe('PERMISSION_DENIED')
  })

  it('that fails at its end leaves nothing, and the next one comes through', async () => {
    const before = fixture.firestore.commit(admin, {
      writes: [
        ...creates('open', 500),
        { update: { name: `${root}/open/no`, fields: {} }, currentDocument: { exists: true } },
      ],
    })
    await expect(before).rejects.toMatchObject({ status: 'NOT_FOUND' })
    expect(await count('open')).toBe(0)
    await fixture.firestore.commit(admin, { writes: creates('open', 500) })
    expect(await count('open')).toBe(500)
  })

  it.each([
    ['few', 2],
    ['many', 150],
  ])('of %s writes holds no lock by those that no rule has allowed', async (_, size) => {
    let isOver = false
    const queued = vi.spyOn(fixture.database, 'writeLong')
    const before = fixture.firestore.commit(admin, { writes: creates('other', 5_000) }).finally(() => {
      isOver = true
    })
    while (queued.mock.calls.length === 0) await turnOver()
    const writes = [...creates('open', size - 1), { delete: `${root}/shut/a` }]
    const refused = fixture.firestore.commit(member, { writes })
    const outcome = expect(refused).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
    const { transaction } = await fixture.firestore.beginTransaction(admin)
    for (let turn = 0; turn < 3; turn++) await turnOver()
    await fixture.firestore.batchGet(admin, { documents: [`${root}/shut/a`], transaction })
    expect(isOver).toBe(false)
    await Promise.all([before, outcome])
    await fixture.firestore.rollback(admin, transaction)
  })

  it.each([
    ['few', 2],
    ['many', 150],
  ])('of %s writes of a client waits for a transaction that has read one of its documents', async (_, size) => {
    const { transaction } = await fixture.firestore.beginTransaction(admin)
    const order: string[] = []
    await fixture.firestore.batchGet(admin, { documents: [`${root}/open/last`], transaction })
    const waiting = fixture.firestore.commit(member, { writes: creates('open', size) }).then(() => order.push('client'))
    for (let turn = 0; turn < 20; turn++) await turnOver()
    const reading = fixture.firestore.commit(admin, { writes: creates('open', 1), transaction })
    await Promise.all([waiting, reading.then(() => order.push('transaction'))])
    expect(order).toEqual(['transaction', 'client'])
    expect(await count('open')).toBe(size)
  })

  it('of one client waits for the one before, and others for one of them', async () => {
    const done: number[] = []
    const long = Array.from({ length: 8 }, (_, n) =>
      fixture.firestore.commit(member, { writes: creates('open', 500) }).then(() => done.push(n)),
    )
    for (let turn = 0; turn < 12; turn++) await turnOver()
    const before = done.length
    await set(fixture.firestore, 'other/a', { n: 1 })
    expect(done.length - before).toBeLessThanOrEqual(2)
    await Promise.all(long)
    // Which was first is not for who asks at once to say.
    expect(done.toSorted()).toEqual(long.map((_, n) => n))
  })
})
