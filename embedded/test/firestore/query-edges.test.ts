/** Corners of queries and commits that Firebase's own suite of the web SDK asks about, over REST. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, type Fixture, openFixture, root, set, toValue } from './engine-fixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = openFixture()
  const documents = {
    a: { zip: 98101 },
    b: { zip: 91102 },
    c: { zip: [98101] },
    d: { zip: null },
    e: { zip: Number.NaN },
    f: { zip: [null, Number.NaN, 91102] },
  }
  for (const [id, data] of Object.entries(documents)) await set(fixture.firestore, `zips/${id}`, data)
})
afterAll(() => fixture.close())

const filter = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: toValue(value) },
})
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
const invalid = { status: 'INVALID_ARGUMENT' }
const isNamed = {
  fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { referenceValue: `${root}/zips/a` } },
}

async function ids(where: object, orderBy: string[] = [], rest: object = {}): Promise<string[]> {
  const { documents } = await fixture.firestore.runQuery(admin, {
    parent: root,
    structuredQuery: {
      from: [{ collectionId: 'zips' }],
      where,
      orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath } })),
      ...rest,
    } as never,
  })
  return documents.map(({ name }) => name.split('/').at(-1)!)
}

test.each([
  ['IN', [null], []],
  ['IN', [98101, null], ['a']],
  ['IN', [Number.NaN], []],
  ['IN', [Number.NaN, 91102], ['b']],
  ['IN', [[98101]], ['c']],
  ['ARRAY_CONTAINS_ANY', [null], []],
  ['ARRAY_CONTAINS_ANY', [Number.NaN, null, 98101], ['c']],
  ['ARRAY_CONTAINS_ANY', [91102], ['f']],
])('null and NaN in the list of %s %j find nothing', async (op, list, found) => {
  expect(await ids(filter('zip', op, list))).toEqual(found)
})

test('an inequality with a number leaves NaN out, whatever the direction', async () => {
  expect(await ids(filter('zip', 'LESS_THAN_OR_EQUAL', 98101))).toEqual(['b', 'a'])
  expect(await ids(filter('zip', 'GREATER_THAN', -1))).toEqual(['b', 'a'])
})

test('nothing may be ordered by after the name, nor be implied there', async () => {
  const refusal = { status: 'INVALID_ARGUMENT', message: expect.stringContaining('more fields after the key') }
  await expect(ids(filter('zip', 'EQUAL', 1), ['__name__', 'zip'])).rejects.toMatchObject(refusal)
  await expect(ids(filter('zip', 'NOT_EQUAL', 1), ['__name__'])).rejects.toMatchObject(refusal)
  expect(await ids(filter('zip', 'NOT_EQUAL', 98101), ['zip', '__name__'])).toEqual(['e', 'b', 'f', 'c'])
})

test('a name is not pinned beside an inequality on something else', async () => {
  await expect(ids(all(isNamed, filter('zip', 'NOT_EQUAL', 1)))).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: expect.stringContaining('Equality on key is not allowed'),
  })
  expect(await ids(all(isNamed, filter('zip', 'EQUAL', 98101)))).toEqual(['a'])
})

test('more than five aggregations are refused by their number', async () => {
  const aggregations = Array.from({ length: 6 }, (_, i) => ({ alias: `n${i}`, count: {} }))
  const structuredQuery = { from: [{ collectionId: 'zips' }] } as never
  await expect(
    fixture.firestore.runAggregationQuery(admin, { parent: root, structuredQuery, aggregations }),
  ).rejects.toMatchObject({ message: expect.stringContaining('maximum number of aggregations') })
})

test('a limit beside a sum counts documents that have the summed field, by its order', async () => {
  await set(fixture.firestore, 'figures/a', { k: 1 })
  for (const [id, n] of [
    ['b', 3],
    ['c', 2],
    ['d', 1],
  ] as const)
    await set(fixture.firestore, `figures/${id}`, { n, k: 1 })
  const sumOf = async (rest: object, fieldPath = 'n') => {
    const structuredQuery = { from: [{ collectionId: 'figures' }], ...rest } as never
    const aggregations = [{ alias: 'sum', sum: { field: { fieldPath } } }]
    return (await fixture.firestore.runAggregationQuery(admin, { parent: root, structuredQuery, aggregations })).fields
      .sum
  }
  expect(await sumOf({ limit: 2 })).toEqual(toValue(3))
  expect(await sumOf({ offset: 1 })).toEqual(toValue(5))
  expect(await sumOf({ limit: 1, orderBy: [{ field: { fieldPath: 'k' }, direction: 'DESCENDING' }] })).toEqual(
    toValue(3),
  )
  await expect(sumOf({ select: { fields: [{ fieldPath: 'n' }] } })).rejects.toMatchObject(invalid)
  await expect(sumOf({}, '__name__')).rejects.toMatchObject(invalid)
})

test('a batch that updates what it has deleted contradicts itself; updating what is missing is another matter', async () => {
  const name = `${root}/batches/one`
  const update = { update: { name, fields: {} }, currentDocument: { exists: true } }
  const commit = (...writes: object[]) => fixture.firestore.commit(admin, { writes: writes as never })
  await expect(commit({ delete: name }, update)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
  await expect(commit(update)).rejects.toMatchObject({ status: 'NOT_FOUND' })
  await commit({ update: { name, fields: {} } })
  await expect(commit({ delete: name }, update)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
  await commit({ delete: name }, { update: { name, fields: {} } }, update)
})

const any = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } })

test('a cursor has no more values than orderBy has fields, implied ones not counted', async () => {
  const startAt = { values: [toValue(91102)] }
  await expect(ids(filter('zip', 'GREATER_THAN', 1), [], { startAt })).rejects.toMatchObject(invalid)
  expect(await ids(filter('zip', 'GREATER_THAN', 1), ['zip'], { startAt })).toEqual(['a'])
})

test('a cursor without values stands before or after everything', async () => {
  const found = (rest: object) => ids(filter('zip', 'GREATER_THAN', 1), ['zip'], rest)
  expect(await found({ startAt: { before: true }, endAt: {} })).toEqual(['b', 'a'])
  expect(await found({ startAt: {} })).toEqual([])
  expect(await found({ endAt: { before: true } })).toEqual([])
})

test.each([
  ['two of !=, not-in, is not null and is not NaN', all(filter('zip', 'NOT_EQUAL', 1), filter('b', 'NOT_EQUAL', 1))],
  ['two array-contains', all(filter('zip', 'ARRAY_CONTAINS', 1), filter('b', 'ARRAY_CONTAINS_ANY', [1]))],
  ['a name in an alternative, beside an inequality', any(isNamed, filter('zip', 'GREATER_THAN', 1))],
  ['a reserved name', filter('__x__', 'EQUAL', 1)],
  ['a reserved name inside', filter('zip.`__x__`', 'EQUAL', 1)],
])('is refused: %s', async (_, where) => {
  await expect(ids(where)).rejects.toMatchObject(invalid)
})

test('what the emulator says otherwise: no fields are all fields, names have a descending order, NaN is an operand', async () => {
  const named = { orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }], limit: 1 }
  const { documents } = await fixture.firestore.runQuery(admin, {
    parent: root,
    structuredQuery: { from: [{ collectionId: 'zips' }], select: { fields: [] }, ...named } as never,
  })
  expect(documents.map(({ name, fields }) => [name, Object.keys(fields ?? {})])).toEqual([[`${root}/zips/f`, ['zip']]])
  const compared = filter('zip', 'GREATER_THAN_OR_EQUAL', Number.NaN)
  await expect(ids(compared, ['__name__'])).rejects.toMatchObject(invalid)
  expect(await ids(filter('zip', 'NOT_EQUAL', null))).toContain('a')
  await expect(ids({ compositeFilter: { op: 'AND', filters: [] } })).rejects.toMatchObject(invalid)
})

test('each alternative of an or may have an array-contains of its own', async () => {
  expect(await ids(any(filter('zip', 'ARRAY_CONTAINS', 91102), filter('zip', 'ARRAY_CONTAINS_ANY', [98101])))).toEqual([
    'c',
    'f',
  ])
})

test.each<[string, (name: string) => object[]]>([
  ['verifying what it writes', (name) => [{ update: { name } }, { verify: name, currentDocument: { exists: true } }]],
  ['writing what it verifies', (name) => [{ verify: name, currentDocument: { exists: false } }, { update: { name } }]],
  ['verifying twice', (name) => Array(2).fill({ verify: name, currentDocument: { exists: false } })],
  ['verifying nothing in particular', (verify) => [{ verify }]],
  ['creating what it has created', (name) => Array(2).fill({ update: { name }, currentDocument: { exists: false } })],
  ['a transform without transforms', (document) => [{ transform: { document, fieldTransforms: [] } }]],
  [
    'transforming a field and what is inside',
    (name) => [
      {
        update: { name },
        updateTransforms: ['a.b', 'a'].map((fieldPath) => ({ fieldPath, increment: toValue(1) })),
      },
    ],
  ],
  ['a mask with a reserved name', (name) => [{ update: { name }, updateMask: { fieldPaths: ['a.`__x__`'] } }]],
])('a batch is refused before anything is looked at: %s', async (_, writes) => {
  const commit = fixture.firestore.commit(admin, { writes: writes(`${root}/batches/two`) as never })
  await expect(commit).rejects.toMatchObject(invalid)
})

test('an array inside an array is refused in a transform, too', async () => {
  const appendMissingElements = { values: [toValue([])] }
  const write = {
    update: { name: `${root}/batches/four` },
    updateTransforms: [{ fieldPath: 'a', appendMissingElements }],
  }
  await expect(fixture.firestore.commit(admin, { writes: [write] as never })).rejects.toMatchObject(invalid)
})

test('one field may be transformed twice', async () => {
  const name = `${root}/batches/three`
  const updateTransforms = [1, 2].map((by) => ({ fieldPath: 'n', increment: toValue(by) }))
  const { writeResults } = await fixture.firestore.commit(admin, {
    writes: [{ update: { name }, updateTransforms }] as never,
  })
  expect(writeResults[0]?.transformResults).toEqual([toValue(1), toValue(3)])
})

test('a collection is told from collections of its id that lie deeper in it', async () => {
  const { firestore, close } = openFixture()
  const numbers = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))
  for (const n of numbers) {
    await set(firestore, `replies/${n}`, { n })
    await set(firestore, `replies/${n}/replies/deeper`, { n })
    if (n < '10') await set(firestore, `replies/${n}/likes/replies/replies/deepest`, { n })
  }
  const ask = async (parent: string, rest: object = {}) => {
    const structuredQuery = { from: [{ collectionId: 'replies' }], ...rest }
    const { documents } = await firestore.runQuery(admin, { parent, structuredQuery })
    return documents.map(({ name }) => name.slice(root.length + '/replies/'.length))
  }
  const count = async (parent: string) => {
    const structuredQuery = { from: [{ collectionId: 'replies' }] }
    const aggregations = [{ alias: 'n', count: {} }]
    return (await firestore.runAggregationQuery(admin, { parent, structuredQuery, aggregations })).fields.n
  }
  const byName = (direction: string) => ({ field: { fieldPath: '__name__' }, direction })
  const startAt = { before: true, values: [{ referenceValue: `${root}/replies/57` }] }
  expect(await ask(root)).toEqual(numbers)
  expect(await ask(root, { orderBy: [byName('DESCENDING')] })).toEqual(numbers.toReversed())
  expect(await ask(root, { orderBy: [byName('ASCENDING')], startAt })).toEqual(['57', '58', '59'])
  expect(await ask(root, { orderBy: [byName('DESCENDING')], startAt, limit: 2 })).toEqual(['57', '56'])
  expect(await ask(`${root}/replies/03`)).toEqual(['03/replies/deeper'])
  expect(await count(root)).toEqual({ integerValue: '60' })
  expect(await count(`${root}/replies/03`)).toEqual({ integerValue: '1' })
  expect(await count(`${root}/replies/03/likes/replies`)).toEqual({ integerValue: '1' })
  expect(await count(`${root}/replies/57/likes/replies`)).toEqual({ integerValue: '0' })
  await close()
})
