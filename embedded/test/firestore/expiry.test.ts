import { afterEach, expect, test } from 'vitest'
import { admin, type Fixture, openFixture, root, toFields } from './engine-fixture.ts'

let fixture: Fixture
afterEach(() => fixture.close())

const policy = (collectionGroup: string) => ({
  indexes: [],
  fieldOverrides: [{ collectionGroup, fieldPath: 'expiresAt', ttl: true, indexes: [] }],
})

const minute = 60_000
const begin = Date.parse('2026-11-21T08:00:00Z')

async function set(path: string, fields: Record<string, unknown>): Promise<void> {
  const update = { name: `${root}/${path}`, fields: toFields(fields) }
  await fixture.firestore.commit(admin, { writes: [{ update }] })
}

async function ids(collectionId: string): Promise<string[]> {
  const structuredQuery = { from: [{ collectionId, allDescendants: true }] }
  const { documents } = await fixture.firestore.runQuery(admin, { parent: root, structuredQuery })
  return documents.map(({ name }) => name.slice(root.length + 1))
}

test('documents go when their timestamp has passed, in every collection with that id, and only then', async () => {
  let now = begin
  fixture = openFixture({ indexes: policy('marks'), expiryEveryMs: 20, now: () => now })
  const deleted: string[] = []
  fixture.firestore.onCommit(({ change }) => {
    if (!change.after) deleted.push(change.name.slice(root.length + 1))
  })
  await set('marks/soon', { expiresAt: new Date(begin + minute) })
  await set('users/ana/marks/below', { expiresAt: new Date(begin + minute) })
  await set('marks/later', { expiresAt: new Date(begin + 3 * minute) })
  await set('marks/text', { expiresAt: '2020-01-01T00:00:00Z' })
  await set('marks/none', { note: 'stays' })
  await set('others/soon', { expiresAt: new Date(begin + minute) })
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(deleted).toEqual([])
  now = begin + 2 * minute
  await expect.poll(() => deleted.toSorted()).toEqual(['marks/soon', 'users/ana/marks/below'])
  expect(await ids('marks')).toEqual(['marks/later', 'marks/none', 'marks/text'])
  expect(await ids('others')).toEqual(['others/soon'])
})

test('thousands go in one round', async () => {
  fixture = openFixture({ indexes: policy('marks'), expiryEveryMs: 20 })
  const expiresAt = new Date(Date.now() + 200)
  await Promise.all(Array.from({ length: 1_000 }, (_, n) => set(`marks/m${n}`, { expiresAt })))
  await expect.poll(() => ids('marks')).toEqual([])
})

test('a look that fails is told, and the next one finds what is over', async () => {
  const told: string[] = []
  fixture = openFixture({ indexes: policy('marks'), expiryEveryMs: 20, warn: (sentence) => void told.push(sentence) })
  await set('marks/over', { expiresAt: new Date(begin) })
  const rename = (from: string, to: string) => fixture.database.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`)
  rename('firestore_document', 'elsewhere')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  rename('elsewhere', 'firestore_document')
  await expect.poll(() => ids('marks')).toEqual([])
})

test('an entry that is neither true nor false refuses the file', () => {
  const wrong = { indexes: [], fieldOverrides: [{ collectionGroup: 'a', fieldPath: 'b', ttl: 'yes', indexes: [] }] }
  expect(() => openFixture({ indexes: wrong })).toThrow(/fieldOverrides\[0\]\.ttl must be true or false/)
  fixture = openFixture()
})
