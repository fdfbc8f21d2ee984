/** Documents that were read before are read again as they are now, whatever happened to them meanwhile. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DocumentCache } from '../../src/firestore/document-cache.ts'
import { admin, type Fixture, openFixture, read, remove, root, set, toFields } from './engine-fixture.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = openFixture()
})
afterEach(() => fixture.close())

const written = (path: string, values: Record<string, unknown>) => ({
  update: { name: `${root}/${path}`, fields: toFields(values) },
})

const newestOf = async (collectionId: string) => {
  const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }]
  const structuredQuery = { from: [{ collectionId }], orderBy, limit: 2 }
  const { documents } = await fixture.firestore.runQuery(admin, { parent: root, structuredQuery } as never)
  return documents.map(({ fields }) => fields)
}

it('what is changed, taken away and made again is seen at once', async () => {
  const { firestore } = fixture
  for (let n = 0; n < 3; n++) {
    await set(firestore, 'c/a', { n })
    for (const _ of [1, 2]) expect(await read(firestore, 'c/a')).toEqual(toFields({ n }))
    await remove(firestore, 'c/a')
    for (const _ of [1, 2]) expect(await read(firestore, 'c/a')).toBeNull()
  }
})

it('a row that another document has taken is not taken for the one before', async () => {
  const { firestore, database } = fixture
  for (let n = 0; n < 150; n++) await set(firestore, `c/${n}`, { n })
  await expect.poll(() => newestOf('c')).toEqual([toFields({ n: 149 }), toFields({ n: 148 })])
  const rowOf = (path: string) => database.sql.prepare('SELECT id FROM firestore_document WHERE path = ?').get(path)?.id
  const row = rowOf('c/149')
  await remove(firestore, 'c/149')
  await set(firestore, 'c/other', { n: 1000 })
  expect(rowOf('c/other')).toBe(row)
  for (const _ of [1, 2]) expect(await newestOf('c')).toEqual([toFields({ n: 1000 }), toFields({ n: 148 })])
})

it('what a refused commit would have changed stays as it was, for a query as well', async () => {
  const { firestore } = fixture
  // So many that their order is read from an index.
  for (let n = 0; n < 150; n++) await set(firestore, `c/${n}`, { n })
  const before = [toFields({ n: 149 }), toFields({ n: 148 })]
  await expect.poll(() => newestOf('c')).toEqual(before)
  const refused = { ...written('c/0', { n: 1 }), currentDocument: { exists: false } }
  await expect(firestore.commit(admin, { writes: [written('c/149', { n: -1 }), refused] })).rejects.toThrow()
  expect(await newestOf('c')).toEqual(before)
  await set(firestore, 'c/149', { n: -1 })
  expect(await newestOf('c')).toEqual([toFields({ n: 148 }), toFields({ n: 147 })])
})

it('during a long commit everybody reads what was before, and nobody afterwards', async () => {
  const { firestore } = fixture
  await set(firestore, 'c/0', { n: 'before' })
  const text = 'x'.repeat(2000)
  const writes = Array.from({ length: 3000 }, (_, n) => written(`c/${n}`, { n: 'after', text }))
  const seen: unknown[] = []
  let isOver = false
  const commit = firestore.commit(admin, { writes }).finally(() => {
    isOver = true
  })
  while (!isOver) {
    seen.push((await read(firestore, 'c/0'))?.n)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await commit
  expect(seen).toContainEqual(toFields({ n: 'before' }).n)
  expect((await read(firestore, 'c/0'))?.n).toEqual(toFields({ n: 'after' }).n)
})

it('what was asked for longest ago makes room, and a large document takes none', () => {
  const cache = new DocumentCache()
  const keep = (path: string, id: number, bytes: number) =>
    cache.keep({ id, document: { path, fields: {}, created: 1, updated: 1 }, bytes })
  const kept = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => cache.get(String(from + n)) !== undefined)
  for (let n = 0; n < 200; n++) {
    keep(String(n), n, 10_000)
    cache.get('0')
  }
  expect(kept(0, 1)).toEqual([true])
  expect(kept(1, 90)).not.toContain(true)
  expect(kept(110, 200)).not.toContain(false)
  keep('large', 1_000, 1_000_000)
  expect(cache.get('large')).toBeUndefined()
  expect(cache.byId(1_000)).toBeUndefined()
  expect(kept(110, 200)).not.toContain(false)
  for (let id = 0; id < 200; id++) expect(cache.byId(id)?.document).toBe(cache.get(String(id)))
})
