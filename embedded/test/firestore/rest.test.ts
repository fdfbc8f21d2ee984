import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FirestoreError } from '../../src/firestore/error.ts'
import type { HttpHandler } from '../../src/http/exchange.ts'
import type { LogEntry } from '../../src/log.ts'
import { firestoreRest } from '../../src/protocols/firestore-rest/handler.ts'
import { admin, type Fixture, openFixture, root, toFields } from './engine-fixture.ts'

let fixture: Fixture
let handler: HttpHandler
const logged: LogEntry[] = []
beforeAll(() => {
  fixture = openFixture()
  handler = firestoreRest({
    firestore: fixture.firestore,
    authenticate: async ({ headers }) => {
      if (headers.authorization === 'Bearer expired') throw new FirestoreError('UNAUTHENTICATED', 'expired')
      if (headers.authorization === 'Bearer defect') throw new TypeError('a defect')
      return headers.authorization ? admin : { kind: 'client', auth: null }
    },
    log: (entry) => logged.push(entry),
  })
})
afterAll(() => fixture.close())

async function call(method: string, path: string, body?: unknown, authorization: string | undefined = 'Bearer owner') {
  const response = await handler({
    method,
    url: new URL(path.startsWith('/') ? path : `/v1/${root}${path === '' ? '' : '/'}${path}`, 'http://localhost'),
    headers: { authorization, 'content-type': 'text/plain' },
    body: Buffer.from(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)),
    address: '127.0.0.1',
  })
  return response && { status: response.status, body: JSON.parse(String(response.body)) }
}
const verb = (name: string, body: unknown, parent = '') => call('POST', `/v1/${root}${parent}:${name}`, body)

test('one document: create, get, patch, list, delete', async () => {
  const created = await call('POST', 'fruit?documentId=a', { fields: toFields({ n: 1, m: 2 }) })
  expect(created).toMatchObject({ status: 200, body: { name: `${root}/fruit/a`, fields: toFields({ n: 1, m: 2 }) } })
  expect(await call('POST', 'fruit?documentId=a', {})).toMatchObject({
    status: 409,
    body: { error: { code: 409, status: 'ALREADY_EXISTS' } },
  })
  expect((await call('POST', 'fruit', { fields: {} }))!.body.name).toMatch(/\/fruit\/[\w-]{20}$/)
  const patched = await call('PATCH', 'fruit/a?updateMask.fieldPaths=n&updateMask.fieldPaths=m&mask.fieldPaths=n', {
    fields: toFields({ n: 5 }),
  })
  expect(patched!.body.fields).toEqual(toFields({ n: 5 }))
  expect((await call('GET', 'fruit/a'))!.body.fields).toEqual(toFields({ n: 5 }))
  expect(await call('PATCH', 'fruit/none?currentDocument.exists=true', {})).toMatchObject({ status: 404 })
  const page = await call('GET', 'fruit?pageSize=1')
  expect(page!.body.documents).toHaveLength(1)
  const next = await call('GET', `fruit?pageSize=1&pageToken=${page!.body.nextPageToken}`)
  expect(next!.body.documents).toHaveLength(1)
  expect(next!.body.nextPageToken).toBeUndefined()
  expect(await call('DELETE', 'fruit/a')).toEqual({ status: 200, body: {} })
  expect(await call('GET', 'fruit/a')).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } })
})

test('ids of every kind survive the path', async () => {
  for (const id of ['a b', 'ação', 'x:y', '100%', 'a+b', '🏡', "it's"]) {
    const path = `odd/${encodeURIComponent(id)}`
    await call('PATCH', path, { fields: toFields({ id }) })
    expect((await call('GET', path))!.body).toMatchObject({ name: `${root}/odd/${id}`, fields: toFields({ id }) })
  }
  expect((await call('GET', 'odd/x:y'))!.status).toBe(200)
  expect((await call('GET', 'odd/%E0%A4%A'))!.status).toBe(400)
  expect((await call('GET', 'odd/a%2Fb'))!.status).toBe(400)
})

test('a document has one name: another spelling of its number reads and writes nothing', async () => {
  const numbered = `${root}/numbered/__id7__`
  await call('PATCH', 'numbered/__id7__', { fields: toFields({ n: 7 }) })
  const name = `${root}/numbered/__id07__`
  const from = [{ collectionId: 'numbered' }]
  const where = {
    fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { referenceValue: name } },
  }
  const answers = await Promise.all([
    call('GET', 'numbered/__id07__'),
    call('PATCH', 'numbered/__id07__', { fields: toFields({ n: 8 }) }),
    call('POST', 'numbered?documentId=__id07__', { fields: toFields({ n: 8 }) }),
    call('DELETE', 'numbered/__id07__'),
    call('GET', 'numbered/__id07__/below'),
    verb('batchGet', { documents: [name] }),
    verb('commit', { writes: [{ update: { name, fields: {} } }] }),
    verb('commit', { writes: [{ delete: name }] }),
    verb('runQuery', { structuredQuery: { from, where } }),
    verb('runQuery', { structuredQuery: { from } }, '/numbered/__id07__'),
    verb('listCollectionIds', {}, '/numbered/__id07__'),
  ])
  expect(answers.map((answer) => answer!.status)).toEqual(answers.map(() => 400))
  const batch = await verb('batchWrite', { writes: [{ delete: name }] })
  expect(batch!.body.status).toMatchObject([{ code: 3 }])
  expect((await call('GET', 'numbered/__id7__'))!.body).toMatchObject({ name: numbered, fields: toFields({ n: 7 }) })
})

test('the spelling of the Admin SDK: escaped parentheses, alt parameter, enums as numbers', async () => {
  await call('PATCH', 'enums/a', { fields: toFields({ n: 1 }) })
  const base = '/v1/projects/demo/databases/%28default%29/documents'
  const filter = { fieldFilter: { field: { fieldPath: 'n' }, op: 5, value: { integerValue: '1' } } }
  const structuredQuery = {
    from: [{ collectionId: 'enums' }],
    where: { compositeFilter: { op: 1, filters: [filter] } },
  }
  const answer = await call('POST', `${base}:runQuery?$alt=json%3Benum-encoding=int`, { structuredQuery })
  expect(answer!.body).toEqual([
    { document: expect.objectContaining({ name: `${root}/enums/a` }), readTime: expect.any(String) },
  ])
})

test('streams are arrays: empty answers carry a time, and a new transaction comes first', async () => {
  const structuredQuery = { from: [{ collectionId: 'nothing' }] }
  expect((await verb('runQuery', { structuredQuery }))!.body).toEqual([{ readTime: expect.any(String) }])
  const begun = await verb('runQuery', { structuredQuery, newTransaction: { readWrite: {} } })
  expect(begun!.body).toEqual([{ transaction: expect.any(String) }, { readTime: expect.any(String) }])
  const { transaction } = begun!.body[0]
  const got = await verb('batchGet', { documents: [`${root}/nothing/a`], transaction })
  expect(got!.body).toEqual([{ missing: `${root}/nothing/a`, readTime: expect.any(String) }])
  const counted = await verb('runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
    transaction,
  })
  expect(counted!.body).toEqual([
    { result: { aggregateFields: { n: { integerValue: '0' } } }, readTime: expect.any(String) },
  ])
  expect((await verb('rollback', { transaction }))!.body).toEqual({})
})

test('what is not understood is refused by name', async () => {
  const structuredQuery = { from: [{ collectionId: 'cities' }] }
  const explained = await verb('runQuery', { structuredQuery, explainOptions: { analyze: true } })
  const unknown = await verb('commit', { writes: [], retries: 3 })
  expect([explained!.status, unknown!.status]).toEqual([501, 400])
  expect(JSON.stringify([explained!.body, unknown!.body])).toMatch(/explainOptions is not served.*\\"retries\\"/)
})

test('batchWrite tells each write its status', async () => {
  const name = `${root}/batch/a`
  const create = { update: { name, fields: {} }, currentDocument: { exists: false } }
  const answer = await verb('batchWrite', { writes: [create, create], labels: {} })
  expect(answer!.body.status).toEqual([{}, { code: 6, message: expect.stringContaining('already exists') }])
})

test('collections are listed in pages', async () => {
  for (const name of ['x', 'y', 'z']) await call('PATCH', `lists/a/${name}/1`, {})
  const first = await verb('listCollectionIds', { pageSize: 2 }, '/lists/a')
  expect(first!.body).toEqual({ collectionIds: ['x', 'y'], nextPageToken: 'y' })
  expect((await verb('listCollectionIds', { pageToken: 'y' }, '/lists/a'))!.body).toEqual({ collectionIds: ['z'] })
})

test('refusals have their HTTP status', async () => {
  expect(await call('POST', `/v1/${root}:executePipeline`, {})).toMatchObject({
    status: 501,
    body: { error: { status: 'UNIMPLEMENTED', message: expect.stringContaining('executePipeline') } },
  })
  expect(await call('GET', `/v1/projects/other/databases/(default)/documents/c/a`)).toMatchObject({ status: 404 })
  expect(await call('GET', 'c/a', undefined, '')).toMatchObject({
    status: 403,
    body: { error: { status: 'PERMISSION_DENIED' } },
  })
  expect(await call('GET', 'c/a', undefined, 'Bearer expired')).toMatchObject({ status: 401 })
  expect(await call('POST', `/v1/${root}:commit`, '{')).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('not JSON') } },
  })
  expect(await call('POST', `/v1/${root}:commit`, 'x'.repeat(10 * 1024 * 1024 + 1))).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('limit of 10485760 bytes') } },
  })
  expect(await call('GET', '/v1/elsewhere')).toBeNull()
  expect(logged).toEqual([])
  // A defect is told to nobody but the log.
  expect(await call('GET', 'c/a', undefined, 'Bearer defect')).toMatchObject({
    status: 500,
    body: { error: { message: 'Internal error.' } },
  })
  expect(logged).toMatchObject([{ severity: 'ERROR', error: expect.any(TypeError) }])
})

test('no body crashes a method: every answer is a result or a refusal, never a defect', async () => {
  const junk = fc.jsonValue({ maxDepth: 3 })
  const keys = [
    'documents',
    'mask',
    'writes',
    'structuredQuery',
    'structuredAggregationQuery',
    'transaction',
    'newTransaction',
    'readTime',
    'options',
    'pageSize',
  ]
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...keys), junk),
    fc.record({
      writes: fc.array(
        fc.dictionary(
          fc.constantFrom(
            'update',
            'delete',
            'verify',
            'transform',
            'updateMask',
            'updateTransforms',
            'currentDocument',
          ),
          junk,
        ),
      ),
    }),
    fc.record({
      structuredQuery: fc.dictionary(
        fc.constantFrom('from', 'where', 'orderBy', 'startAt', 'endAt', 'limit', 'offset', 'select'),
        fc.oneof(
          junk,
          fc.array(fc.dictionary(fc.constantFrom('collectionId', 'field', 'fieldFilter', 'op', 'values'), junk)),
        ),
      ),
    }),
  )
  const verbs = fc.constantFrom(
    'batchGet',
    'runQuery',
    'runAggregationQuery',
    'commit',
    'batchWrite',
    'beginTransaction',
    'rollback',
    'listCollectionIds',
  )
  await fc.assert(
    fc.asyncProperty(verbs, body, async (name, content) => {
      expect((await verb(name, content))!.status).not.toBe(500)
    }),
    { numRuns: 1_000 },
  )
})
