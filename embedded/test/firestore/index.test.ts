import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Caller } from '../../src/firestore/contract.ts'
import { DocumentStore } from '../../src/firestore/document-store.ts'
import { type IndexRange, planIndex } from '../../src/firestore/indexes/field-index.ts'
import { Names } from '../../src/firestore/names.ts'
import { compareDocuments, matches } from '../../src/firestore/query/match.ts'
import { parseQuery, type Query } from '../../src/firestore/query/query.ts'
import { runQuery } from '../../src/firestore/query/run-query.ts'
import type { StoredDocument } from '../../src/firestore/stored-document.ts'
import type { StructuredQuery, Value } from '../../src/firestore/wire.ts'
import { compileRules } from '../../src/rules/compile.ts'
import { type Database, openDatabase } from '../../src/sqlite/database.ts'
import { toEarlierForm, toFormBefore } from './earlier-form.ts'
import { admin, openFixture, root, set, toFields, toValue } from './engine-fixture.ts'

const names = new Names('demo', '(default)')
const lists = [['a'], [], ['a', 'b', 'a'], [1, null, Number.NaN, { x: 1 }]]
const values = [null, false, true, Number.NaN, -1.5, 0, 1, 2, 'a', 'b', '', ...lists, { x: 1 }, new Date(0)]
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
const listed = fc
  .tuple(field, fc.constantFrom('IN', 'IN', 'ARRAY_CONTAINS_ANY'), fc.array(value, { minLength: 1, maxLength: 3 }))
  .map(([fieldPath, op, operands]) => ({ fieldFilter: { field: { fieldPath }, op, value: toValue(operands) } }))
const either = fc
  .array(fc.oneof(filter, listed), { minLength: 2, maxLength: 3 })
  .map((filters) => ({ compositeFilter: { op: 'OR', filters } }))
interface Part {
  fieldFilter?: { op: string; value: Value }
  compositeFilter?: { filters: Part[] }
}
/** As the engine counts them. */
const alternativesOf = ({ fieldFilter, compositeFilter }: Part): number => {
  if (compositeFilter) return compositeFilter.filters.reduce((sum, part) => sum + alternativesOf(part), 0)
  return fieldFilter && 'arrayValue' in fieldFilter.value ? (fieldFilter.value.arrayValue.values?.length ?? 1) : 1
}
/** How many filters of some operators hold together in one alternative, or in the whole query. */
const together = (ops: RegExp, among: (counts: number[]) => number) => {
  const count = ({ fieldFilter, compositeFilter }: Part): number =>
    compositeFilter ? among(compositeFilter.filters.map(count)) : ops.test(fieldFilter!.op) ? 1 : 0
  return count
}
const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0)
const contained = together(/^ARRAY_CONTAINS/, (counts) => Math.max(...counts))
const excluded = together(/^NOT_/, sum)
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
        .array(fc.oneof({ weight: 3, arbitrary: filter }, listed, either), { minLength: 1, maxLength: 3 })
        .filter((filters) => filters.reduce((product, part) => product * alternativesOf(part), 1) <= 30)
        .filter((filters) => sum(filters.map(contained)) <= 1 && sum(filters.map(excluded)) <= 1)
        .map((filters) => ({ compositeFilter: { op: 'AND', filters } })),
      startAt: orderBy.length > 0 ? cursor(orderBy.length) : fc.constant({ values: [] }),
      endAt: orderBy.length > 0 ? cursor(orderBy.length) : fc.constant({ values: [] }),
      limit: fc.integer({ min: 0, max: 4 }),
      offset: fc.integer({ min: 0, max: 2 }),
    },
    { requiredKeys: ['from', 'orderBy'] },
  ),
)

const pathsOf = (documents: readonly StoredDocument[]) => documents.map(({ path }) => path)

/** The answer of a query, from every document there is. */
function plainly(store: DocumentStore, query: Query): string[] {
  const found = [...store.inGroup('c', {})].filter((document) => matches(query, document))
  found.sort((a, b) => compareDocuments(query, a, b))
  return pathsOf(found.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit))
}

const build = (store: DocumentStore, plan: IndexRange[], asker: string | null = null) =>
  store.indexes.build(plan, (index, from) => store.inIndex(index, from), asker)

test('an index answers every query exactly as reading the collection does, through changes and a restart', async () => {
  await fc.assert(
    fc.asyncProperty(
      world,
      world,
      fc.array(query, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(null, 'ana'),
      async (first, second, structured, asker) => {
        const { database, firestore, close } = openFixture()
        for (const [name, data] of first) await set(firestore, name, data)
        const store = new DocumentStore(database)
        const change = (name: string, before: StoredDocument | null, after: StoredDocument | null) => {
          store.replace(name, before, after)
          store.changes.add(store.changes.newest + 1, name, before)
        }
        const queries = structured.map((one) => parseQuery(names, root, one))
        for (const one of queries) {
          const plan = planIndex(one)
          if (plan) build(store, plan, asker)
          for (let slice = 0; slice < 4; slice++) await database.write(() => {})
        }
        const then = store.changes.newest
        const before = queries.map((one) => plainly(store, one))
        for (const [name, data] of second) {
          const before = store.get(name)
          const after = { path: name, fields: toFields(data), created: 1, updated: 1 }
          await database.write(() => change(name, before, after))
        }
        for (const [name] of first.slice(0, 5)) await database.write(() => change(name, store.get(name), null))
        const reopened = new DocumentStore(database)
        for (const [position, one] of queries.entries()) {
          const plain = plainly(store, one)
          expect(pathsOf(runQuery(store, one))).toEqual(plain)
          expect(pathsOf(runQuery(reopened, one))).toEqual(plain)
          expect(pathsOf(runQuery(reopened, one, { version: then, asker: null }))).toEqual(before[position])
        }
        await close()
      },
    ),
    { numRuns: 60 },
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
      build: () => build(store, plan),
      isMade: () => store.indexes.find(plan) !== null,
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

const ordinary = compileRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/{path=**} { allow read: if true; } }`)
const member = (uid: string): Caller => ({
  kind: 'client',
  auth: { uid, token: { sub: uid }, expiresAt: Date.now() / 1000 + 3600 },
})
const equalTo = (fieldPath: string) => ({
  from: [{ collectionId: 'feed' }],
  where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL' as const, value: { integerValue: '1' } } },
})

test("one member's odd queries take the place of no other's, and cost the writes of no other", async () => {
  const { database, firestore, close } = openFixture({ ruleset: () => ordinary })
  for (const uid of ['ana', 'bia']) {
    await firestore.commit(admin, {
      writes: Array.from({ length: 300 }, (_, n) => ({
        update: { name: `${root}/users/${uid}/feed/${n}`, fields: toFields({ n, m: n }) },
      })),
    })
  }
  const ask = async (uid: string, structuredQuery: StructuredQuery) => {
    await firestore.runQuery(member(uid), { parent: `${root}/users/${uid}`, structuredQuery })
    for (let slice = 0; slice < 4; slice++) await database.write(() => {})
  }
  const indexes = () => database.sql.prepare("SELECT * FROM firestore_index WHERE owner <> '(dropped)'").all()
  await ask('bia', { from: [{ collectionId: 'feed' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 1 })
  expect(indexes()).toHaveLength(1)
  for (let n = 0; n < 45; n++) await ask('ana', equalTo(`odd${n}`))
  const owners = indexes().map(({ owner }) => owner)
  expect(owners.filter((owner) => owner === 'bia')).toHaveLength(1)
  expect(owners.length).toBeLessThanOrEqual(13)
  const before = Number(database.sql.prepare('SELECT total_changes() AS n').get()!.n)
  await set(firestore, 'users/bia/feed/new', Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`odd${n}`, n])))
  const costs = Number(database.sql.prepare('SELECT total_changes() AS n').get()!.n) - before
  expect(costs).toBeLessThan(6)
  await close()
})

test('a list of values, or alternatives, read no more than they answer', async () => {
  const { database, firestore, close } = openFixture()
  await firestore.commit(admin, {
    writes: Array.from({ length: 2_000 }, (_, n) => ({
      update: {
        name: `${root}/c/${n}`,
        fields: toFields({ n, a: n % 500, b: n % 400, tags: [n % 500, 'all', n % 500] }),
      },
    })),
  })
  type Op = 'IN' | 'EQUAL' | 'ARRAY_CONTAINS' | 'ARRAY_CONTAINS_ANY'
  const one = (fieldPath: string, op: Op, asked: unknown) => ({
    fieldFilter: { field: { fieldPath }, op, value: toValue(asked) },
  })
  const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' as const }]
  const asked: [StructuredQuery, string[]][] = [
    [{ from: [{ collectionId: 'c' }], where: one('a', 'IN', [1, 2]), limit: 3 }, ['1', '1001', '1002']],
    [{ from: [{ collectionId: 'c' }], where: one('a', 'IN', [1, 2]), orderBy, limit: 3 }, ['1502', '1501', '1002']],
    [{ from: [{ collectionId: 'c' }], where: one('tags', 'ARRAY_CONTAINS', 1), limit: 3 }, ['1', '1001', '1501']],
    [
      { from: [{ collectionId: 'c' }], where: one('tags', 'ARRAY_CONTAINS_ANY', [1, 2]), orderBy, limit: 3 },
      ['1502', '1501', '1002'],
    ],
    [
      {
        from: [{ collectionId: 'c' }],
        where: { compositeFilter: { op: 'OR', filters: [one('a', 'EQUAL', 7), one('b', 'IN', [7, 8])] } },
        orderBy,
        limit: 4,
      },
      ['1608', '1607', '1507', '1208'],
    ],
  ]
  const ask = async (structuredQuery: StructuredQuery) => {
    const { documents } = await firestore.runQuery(admin, { parent: root, structuredQuery })
    return documents.map(({ name }) => name.slice(`${root}/c/`.length))
  }
  for (const [structuredQuery, found] of asked) {
    expect(await ask(structuredQuery)).toEqual(found)
    for (let slice = 0; slice < 12; slice++) await database.write(() => {})
    const reads = vi.spyOn(JSON, 'parse')
    try {
      expect(await ask(structuredQuery)).toEqual(found)
      expect(reads.mock.calls.length).toBeLessThan(20)
    } finally {
      reads.mockRestore()
    }
  }
  await close()
})

test('what an earlier version had gathered goes when the file is opened', async () => {
  const { file, database, firestore, close } = openFixture()
  await firestore.close()
  toEarlierForm(database)
  database.sql.exec(`
    UPDATE schema_version SET steps = 5 WHERE component = 'firestore';
    ALTER TABLE firestore_index DROP COLUMN owner;
    INSERT INTO firestore_index VALUES (7, 'feed', 'odd', '{}', NULL);
    INSERT INTO firestore_index_entry VALUES (7, x'01', x'02');`)
  const again = openDatabase(file)
  new DocumentStore(again)
  for (const table of ['firestore_index', 'firestore_index_entry']) {
    expect(again.sql.prepare(`SELECT count(*) AS n FROM ${table}`).get()!.n).toBe(0)
  }
  await again.close()
  await close()
})

test.each([
  ['whose indexes told names', toEarlierForm],
  ['with a tree of names', toFormBefore],
])('a file %s answers as before, by its indexes', async (_, toForm) => {
  const { file, database, firestore, close } = openFixture()
  for (let n = 0; n < 40; n++) await set(firestore, `c/${n}`, { a: n % 3, b: -n, g: [n % 5, 'x'] })
  const where = (op: string, fieldPath: string, operand: unknown) => ({
    fieldFilter: { field: { fieldPath }, op, value: toValue(operand) },
  })
  const orderBy = [{ field: { fieldPath: 'b' } }]
  const queries = [
    { orderBy, limit: 5 },
    { where: where('IN', 'a', [0, 2]), orderBy, limit: 20 },
    { where: where('ARRAY_CONTAINS', 'g', 3) },
  ].map((one) => parseQuery(names, root, { from: [{ collectionId: 'c' }], ...one } as never))
  const before = new DocumentStore(database)
  for (const query of queries) build(before, planIndex(query)!)
  for (const query of queries) await before.indexes.made(planIndex(query)!)
  await firestore.close()
  toForm(database)
  const again = openDatabase(file)
  const store = new DocumentStore(again)
  const agree = () => {
    for (const query of queries) {
      const found = store.inIndexes(planIndex(query)!)!
      const matching = [...found].filter((document) => matches(query, document)).slice(0, query.limit ?? undefined)
      expect(pathsOf(matching)).toEqual(plainly(store, query))
    }
  }
  agree()
  const change = (path: string, after: StoredDocument | null) => store.replace(path, store.get(path), after)
  await again.write(() => {
    change('c/7', null)
    change('c/8', { ...store.get('c/8')!, fields: toFields({ a: 1, b: 3, g: [3] }) })
    change('c/new', { path: 'c/new', fields: toFields({ a: 2, b: -100, g: [3] }), created: 1, updated: 1 })
  })
  agree()
  await again.close()
  await close()
})
