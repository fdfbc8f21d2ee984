import { expect, test } from 'vitest'
import { checkIndexes } from '../../src/firestore/indexes/index-check.ts'
import { parseIndexDefinitions } from '../../src/firestore/indexes/index-definitions.ts'
import { Names } from '../../src/firestore/names.ts'
import { parseQuery } from '../../src/firestore/query/query.ts'
import { admin, openFixture, root, toValue } from './engine-fixture.ts'
import { ListenClient } from './listen-client.ts'

const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' })
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' })
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' })
const file = {
  indexes: [
    { collectionGroup: 'posts', queryScope: 'COLLECTION', fields: [asc('author'), desc('at')] },
    { collectionGroup: 'posts', queryScope: 'COLLECTION', fields: [asc('kind'), desc('at')] },
    { collectionGroup: 'posts', queryScope: 'COLLECTION', fields: [contains('tags'), asc('at'), asc('rank')] },
    { collectionGroup: 'posts', queryScope: 'COLLECTION_GROUP', fields: [asc('author'), desc('at')] },
  ],
  fieldOverrides: [
    { collectionGroup: 'posts', fieldPath: 'text', indexes: [] },
    { collectionGroup: 'posts', fieldPath: 'rank', indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }] },
  ],
}
const definitions = parseIndexDefinitions(file)
const names = new Names('demo', '(default)')

const is = (fieldPath: string, op = 'EQUAL', value: unknown = 1) => ({
  fieldFilter: { field: { fieldPath }, op, value: toValue(value) },
})
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } })
const by = (...fields: string[]) =>
  fields.map((name) =>
    name.startsWith('-')
      ? { field: { fieldPath: name.slice(1) }, direction: 'DESCENDING' }
      : { field: { fieldPath: name } },
  )

const check = (where: object | null, orderBy: object[] = [], allDescendants = false) => {
  const structured = { from: [{ collectionId: 'posts', allDescendants }], ...(where && { where }), orderBy }
  checkIndexes(definitions, parseQuery(names, root, structured))
}

test.each<[string, object | null, object[]?, boolean?]>([
  ['nothing', null],
  ['one order', null, by('-free')],
  ['one range', is('free', 'GREATER_THAN')],
  ['one range, ordered', is('free', 'GREATER_THAN'), by('-free')],
  ['equalities are merged', and(is('a'), is('b'), is('c', 'ARRAY_CONTAINS'))],
  [
    'an equality and a name',
    and(is('a'), {
      fieldFilter: {
        field: { fieldPath: '__name__' },
        op: 'GREATER_THAN',
        value: { referenceValue: `${root}/posts/x` },
      },
    }),
  ],
  ['or of single fields', or(is('a'), is('b'))],
  ['in with equality', and(is('a', 'IN', [1, 2]), is('b'))],
  ['a declared index', is('author'), by('-at')],
  ['a declared index and a range', and(is('author'), is('at', 'LESS_THAN')), by('-at')],
  ['two declared indexes merged', and(is('author'), is('kind')), by('-at')],
  ['in before a declared order', is('author', 'IN', [1, 2]), by('-at')],
  ['an order on what is equal adds nothing', and(is('a'), is('b')), by('a')],
  ['contains before two orders', is('tags', 'ARRAY_CONTAINS'), by('at', 'rank')],
  ['a group without conditions', null, [], true],
  ['a group by an overridden field', null, by('rank'), true],
  ['a group by a declared index', is('author'), by('-at'), true],
])('served: %s', (_, where, orderBy, group) => {
  expect(() => check(where, orderBy, group)).not.toThrow()
})

test.each<[string, object | null, object[], boolean, object]>([
  ['equality and another order', is('a'), by('b'), false, { fields: [asc('a'), asc('b')] }],
  ['a declared index, backwards', is('author'), by('at'), false, { fields: [asc('author'), asc('at')] }],
  ['two orders', null, by('a', '-b'), false, { fields: [asc('a'), desc('b')] }],
  [
    'a wrong direction of one of two',
    is('tags', 'ARRAY_CONTAINS'),
    by('at', '-rank'),
    false,
    { fields: [contains('tags'), asc('at'), desc('rank')] },
  ],
  [
    'a range on one field, an order by another',
    is('a', 'GREATER_THAN'),
    by('b', 'a'),
    false,
    { fields: [asc('b'), asc('a')] },
  ],
  ['not-equal and an equality', and(is('a', 'NOT_EQUAL'), is('b')), [], false, { fields: [asc('b'), asc('a')] }],
  [
    'one equality more than declared',
    and(is('author'), is('other')),
    by('-at'),
    false,
    { fields: [asc('author'), asc('other'), desc('at')] },
  ],
  ['one side of an or', or(is('author'), is('other')), by('-at'), false, { fields: [asc('other'), desc('at')] }],
  ['names against the order', null, by('a', '-__name__'), false, { fields: [asc('a'), desc('__name__')] }],
])('refused: %s', (_, where, orderBy, group, entry) => {
  expect(() => check(where, orderBy, group)).toThrow(
    expect.objectContaining({
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining(
        JSON.stringify({ collectionGroup: 'posts', queryScope: 'COLLECTION', ...entry }),
      ),
    }),
  )
})

test('an exempted field is refused', () => {
  expect(() => check(is('text'))).toThrow(/"fieldOverrides".*"collectionGroup":"posts","fieldPath":"text"/)
})

test('a collection group has no field index of its own: the override to add is named', () => {
  expect(() => check(is('free'), [], true)).toThrow(
    /"fieldOverrides".*"fieldPath":"free".*"order":"ASCENDING","queryScope":"COLLECTION_GROUP"/,
  )
  expect(() => check(null, by('-free'), true)).toThrow(/"order":"DESCENDING","queryScope":"COLLECTION_GROUP"/)
  expect(() => check(is('free', 'ARRAY_CONTAINS'), [], true)).toThrow(
    /"arrayConfig":"CONTAINS","queryScope":"COLLECTION_GROUP"/,
  )
})

test('adding the entry that a refusal names serves the query', () => {
  const queries: [object | null, object[], boolean][] = [
    [and(is('a'), is('b', 'IN', [1, 2])), by('-c', 'd'), false],
    [and(is('a', 'ARRAY_CONTAINS'), is('b', 'GREATER_THAN')), by('c'), true],
    [is('free'), [], true],
    [null, by('-free'), true],
    [is('a'), by('-__name__'), false],
    [null, by('a', '-__name__'), true],
  ]
  for (const [where, orderBy, allDescendants] of queries) {
    const query = parseQuery(names, root, {
      from: [{ collectionId: 'x', allDescendants }],
      ...(where && { where }),
      orderBy,
    })
    let message = ''
    try {
      checkIndexes(parseIndexDefinitions({}), query)
    } catch (error) {
      message = (error as Error).message
    }
    const [, section, entry] = /"(\w+)" in firestore\.indexes\.json: (.*)$/.exec(message)!
    expect(() => checkIndexes(parseIndexDefinitions({ [section!]: [JSON.parse(entry!)] }), query)).not.toThrow()
  }
})

test('the engine refuses queries, counts and listeners alike, and nothing when no file is given', async () => {
  const strict = openFixture({ indexes: file })
  const lax = openFixture()
  const structuredQuery = { from: [{ collectionId: 'posts' }], where: is('a'), orderBy: by('b') }
  const request = { parent: root, structuredQuery: structuredQuery as never }
  await expect(strict.firestore.runQuery(admin, request)).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' })
  await expect(
    strict.firestore.runAggregationQuery(admin, { ...request, aggregations: [{ count: {} }] }),
  ).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' })
  const client = new ListenClient(strict.firestore, admin)
  client.query(2, structuredQuery)
  expect(await client.next()).toEqual(['REMOVE 2 cause 9'])
  expect((await lax.firestore.runQuery(admin, request)).documents).toEqual([])
  await strict.close()
  await lax.close()
})

test.each([
  [[], /must be an object/],
  [{ indexes: {} }, /indexes must be a list/],
  [{ indexes: [{ collectionGroup: 'c', fields: [{ fieldPath: 'a' }] }] }, /indexes\[0\] needs an order/],
  [{ indexes: [{ collectionGroup: 'c', queryScope: 'X', fields: [] }] }, /unknown queryScope/],
  [{ fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a b', indexes: [] }] }, /not a field path/],
])('a malformed file is refused with its place: %#', (content, message) => {
  expect(() => parseIndexDefinitions(content)).toThrow(message)
})
