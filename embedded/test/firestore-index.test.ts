import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { DocumentStore } from '../src/firestore/document-store.ts'
import { planIndex } from '../src/firestore/field-index.ts'
import { Names } from '../src/firestore/names.ts'
import { parseQuery } from '../src/firestore/query.ts'
import { runQuery } from '../src/firestore/run-query.ts'
import type { StructuredQuery } from '../src/firestore/wire.ts'
import { type Database, openDatabase } from '../src/sqlite/database.ts'
import { admin, openFixture, root, set, toFields, toValue } from './firestore/engine-fixture.ts'

const names = new Names('demo', '(default)')
const values = [null, false, true, Number.NaN, -1.5, 0, 1, 2, 'a', 'b', '', ['a'], { x: 1 }, new Date(0)]
const value = fc.constantFrom(...values)
const path = fc
  .tuple(fc.constantFrom('c', 'p/q/c', 'p/r/c'), fc.constantFrom('1', '2', '3', '4', '5', '6'))
  .map((parts) => parts.join('/'))
const world = fc.array(
  fc.tuple(path, fc.record({ a: value, b: value, g: fc.record({ h: value }) }, { requiredKeys: [] })),
  { maxLength: 30 },
)

const field = fc.constantFrom('a', 'b', 'g.h')
const filter = fc
  .tuple(
    field,
    fc.constantFrom(
      'EQUAL',
      'EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'NOT_EQUAL',
      'ARRAY_CONTAINS',
    ),
    value,
  )
  .map(([fieldPath, op, operand]) => ({ fieldFilter: { field: { fieldPath }, op, value: toValue(operand) } }))
const order = fc.record({
  field: fc.record({ fieldPath: field }),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
})
const cursor = (length: number) =>
  fc.record({
    values: fc.array(value.map(toValue), { minLength: 1, maxLength: Math.max(1, length) }),
    before: fc.boolean(),
  })
const query = fc.uniqueArray(order, { maxLength: 2, selector: (one) => one.field.fieldPath }).chain((orderBy) =>
  fc.record(
    {
      from: fc.boolean().map((allDescendants) => [{ collectionId: 'c', allDescendants }]),
      orderBy: fc.constant(orderBy),
      where: fc
        .array(filter, { minLength: 1, maxLength: 3 })
        .map((filters) => ({ compositeFilter: { op: 'AND', filters } })),
      startAt: orderBy.length > 0 ? cursor(orderBy.length) : fc.constant({ values: [] }),
      endAt: orderBy.length > 0 ? cursor(orderBy.length) : fc.constant({ values: [] }),
      limit: fc.integer({ min: 0, max: 4 }),
      offset: fc.integer({ min: 0, max: 2 }),
    },
    { requiredKeys: ['from', 'orderBy'] },
  ),
)

test('an index answers every query exactly as reading the collection does, through changes and a restart', async () => {
  await fc.assert(
    fc.asyncProperty(
      world,
      world,
      fc.array(query, { minLength: 1, maxLength: 4 }),
      async (first, second, structured) => {
        const { database, firestore, close } = openFixture()
        for (const [name, data] of first) await set(firestore, name, data)
        const store = new DocumentStore(database)
        const queries = structured.map((one) => parseQuery(names, root, one))
        for (const one of queries) {
          const plan = planIndex(one)
          if (plan) store.indexes.build(plan.index, (from) => store.inGroup('c', { from }))
        }
        await database.write(() => {})
        for (const [name, data] of second) {
          const before = store.get(name)
          const after = { path: name, fields: toFields(data), created: 1, updated: 1 }
          await database.write(() => store.replace(name, before, after))
        }
        for (const [name] of first.slice(0, 5)) await database.write(() => store.replace(name, store.get(name), null))
        const reopened = new DocumentStore(database)
        const version = Number(store.state('last_version')) + 1_000_000
        for (const one of queries) {
          const plain = runQuery(store, one, version).map((document) => document.path)
          expect(runQuery(store, one).map((document) => document.path)).toEqual(plain)
          expect(runQuery(reopened, one).map((document) => document.path)).toEqual(plain)
        }
        await close()
      },
    ),
    { numRuns: 100 },
  )
})

test('the newest of many are found without reading the many', async () => {
  const { database, firestore, close } = openFixture()
  await firestore.commit(admin, {
    writes: Array.from({ length: 2_000 }, (_, n) => ({
      update: { name: `${root}/c/${n}`, fields: toFields({ n, open: n % 2 === 0 }) },
    })),
  })
  const structuredQuery = {
    from: [{ collectionId: 'c' }],
    where: { fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: { booleanValue: true } } },
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    limit: 3,
  }
  const ask = async () => {
    const { documents } = await firestore.runQuery(admin, { parent: root, structuredQuery })
    return documents.map(({ name }) => name.slice(root.length + 1))
  }
  expect(await ask()).toEqual(['c/1998', 'c/1996', 'c/1994'])
  for (let slice = 0; slice < 5; slice++) await database.write(() => {})
  const reads = vi.spyOn(JSON, 'parse')
  try {
    expect(await ask()).toEqual(['c/1998', 'c/1996', 'c/1994'])
    expect(reads.mock.calls.length).toBeLessThan(10)
  } finally {
    reads.mockRestore()
  }
  await set(firestore, 'c/new', { n: 5_000, open: true })
  await set(firestore, 'c/1998', { n: 1998, open: false })
  expect(await ask()).toEqual(['c/new', 'c/1996', 'c/1994'])
  await close()
})

test('who asks while an index is made waits for it, rather than read everything as well', async () => {
  const size = 5_000
  const { firestore, close } = openFixture()
  await firestore.commit(admin, {
    writes: Array.from({ length: size }, (_, n) => ({ update: { name: `${root}/c/${n}`, fields: toFields({ n }) } })),
  })
  const structuredQuery = {
    from: [{ collectionId: 'c' }],
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    limit: 1,
  } satisfies StructuredQuery
  const ask = () => firestore.runQuery(admin, { parent: root, structuredQuery })
  await ask()
  const reads = vi.spyOn(JSON, 'parse')
  try {
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    for (const { documents } of answers) expect(documents[0]!.name).toBe(`${root}/c/${size - 1}`)
    // The making reads each document once; each of the 50 reads its own.
    expect(reads.mock.calls.length).toBeLessThan(size + 500)
  } finally {
    reads.mockRestore()
  }
  await close()
})

test('a long index is made while others write, is right all along, and is gone on with after a restart', async () => {
  const size = 5_000
  const { file, database, firestore, close } = openFixture()
  await firestore.commit(admin, {
    writes: Array.from({ length: size }, (_, n) => ({
      update: { name: `${root}/c/${n}`, fields: toFields({ n }) },
    })),
  })
  const query = parseQuery(names, root, {
    from: [{ collectionId: 'c' }],
    orderBy: [{ field: { fieldPath: 'n' } }],
    limit: 2,
  })
  const plan = planIndex(query)!
  const open = (opened: Database) => {
    const store = new DocumentStore(opened)
    return {
      build: () => store.indexes.build(plan.index, (from) => store.inGroup('c', { from })),
      isMade: () => store.indexes.read(plan) !== null,
      answer: () => runQuery(store, query).map((document) => document.path),
      write: (path: string, n: number | null) =>
        opened.write(() => {
          const after = n === null ? null : { path, fields: toFields({ n }), created: 1, updated: 1 }
          store.replace(path, store.get(path), after)
        }),
    }
  }

  const first = open(database)
  first.build()
  await first.write('c/4999', -5)
  await first.write('c/0', null)
  await first.write('c/1', null)
  expect(first.isMade()).toBe(false)
  expect(first.answer()).toEqual(['c/4999', 'c/2'])
  await firestore.close()
  await database.close()

  const again = openDatabase(file)
  const second = open(again)
  expect(second.isMade()).toBe(false)
  await second.write('c/4999', 4999)
  await second.write('c/new', -1)
  second.build()
  for (let slice = 0; !second.isMade() && slice < 20; slice++) await again.write(() => {})
  expect(second.isMade()).toBe(true)
  expect(second.answer()).toEqual(['c/new', 'c/2'])
  expect(Number(again.sql.prepare('SELECT count(*) AS n FROM firestore_index_entry').get()!.n)).toBe(size - 1)
  await again.close()
  await close()
})
