/** Corners of queries and commits that Firebase's own suite of the web SDK asks about, over REST. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, type Fixture, openFixture, root, set, toValue } from './firestore/engine-fixture.ts'

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
const isNamed = {
  fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { referenceValue: `${root}/zips/a` } },
}

async function ids(where: object, orderBy: string[] = []): Promise<string[]> {
  const { documents } = await fixture.firestore.runQuery(admin, {
    parent: root,
    structuredQuery: {
      from: [{ collectionId: 'zips' }],
      where,
      orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath } })),
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
