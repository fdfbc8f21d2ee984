/** What is asked of documents whatever their collection, which are found in one group after the other. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePaths } from '../../src/firestore/values/value-order.ts'
import { admin, type Fixture, openFixture, root, set } from './engine-fixture.ts'

const ids = ['z', 'a', 'm', '__id7__', '__id-3__', 'ç', 'a b']
const deep = ids.flatMap((id) => [`p/x/${id}/1`, `p/x/${id}/2`, `p/x/${id}/1/p/y`, `p/x/p/${id}/${id}/3`])
const paths = [...deep, 'p/w', 'p/x', 'q/x/a/1', 'p/xx/a/1'].sort(comparePaths)
const below = (parent: string) => paths.filter((path) => path.startsWith(parent))

let fixture: Fixture
beforeAll(async () => {
  fixture = openFixture()
  // Written in another order than they are read in.
  for (const path of paths.toReversed()) await set(fixture.firestore, path, {})
})
afterAll(() => fixture.close())

async function found(parent: string, more: object = {}): Promise<string[]> {
  const { documents } = await fixture.firestore.runQuery(admin, {
    parent: parent === '' ? root : `${root}/${parent}`,
    structuredQuery: { from: [{ allDescendants: true }], ...more } as never,
  })
  return documents.map(({ name }) => name.slice(root.length + 1))
}

const forwards = { orderBy: [{ field: { fieldPath: '__name__' } }] }
const backwards = { orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }] }

test.each(['', 'p/x', 'p/x/p/a', 'p/none'])(
  'everything below "%s" comes in the order of names, both ways',
  async (parent) => {
    const wanted = below(parent === '' ? '' : `${parent}/`)
    expect(await found(parent)).toEqual(wanted)
    expect(await found(parent, backwards)).toEqual(wanted.toReversed())
  },
)

test('page by page it is the same', async () => {
  const pages: string[] = []
  for (let last: string | undefined; ; last = pages.at(-1)) {
    const startAt = last && { values: [{ referenceValue: `${root}/${last}` }], before: false }
    const page = await found('p/x', { ...forwards, limit: 5, ...(startAt && { startAt }) })
    pages.push(...page)
    if (page.length < 5) break
  }
  expect(pages).toEqual(below('p/x/'))
})

test('each collection is told once, of the root and of a document', async () => {
  const collectionIds = (parent: string) => fixture.firestore.listCollectionIds(admin, parent)
  expect(await collectionIds(root)).toEqual(['p', 'q'])
  const told = [...new Set(below('p/x/').map((path) => path.split('/')[2]!))]
  expect(await collectionIds(`${root}/p/x`)).toEqual(told)
  expect(await collectionIds(`${root}/p/none`)).toEqual([])
})

test('a list of a collection has its own documents alone, page by page', async () => {
  const listed: string[] = []
  for (let pageToken: string | undefined; ; ) {
    const page = await fixture.firestore.listDocuments(admin, {
      parent: root,
      collectionId: 'p',
      pageSize: 1,
      pageToken,
    } as never)
    listed.push(...page.documents.map(({ name }) => name.slice(root.length + 1)))
    pageToken = page.nextPageToken
    if (pageToken === undefined) break
  }
  expect(listed).toEqual(['p/w', 'p/x'])
})

test('a document that is missing is told by what lies below it', async () => {
  const listed = await fixture.firestore.listDocuments(admin, {
    parent: root,
    collectionId: 'p',
    showMissing: true,
  } as never)
  expect(listed.documents.map(({ name }) => name.slice(root.length + 1))).toEqual(['p/w', 'p/x', 'p/xx'])
})

test('the past of many documents is read in one request', async () => {
  const documents = ['p/w', 'q/x/a/1', 'p/none', 'p/x/a/1'].map((path) => `${root}/${path}`)
  const ask = async (readTime?: string) => {
    const { results, readTime: at } = await fixture.firestore.batchGet(admin, {
      documents,
      ...(readTime && { readTime }),
    })
    return { at, told: results.map((one) => ('found' in one ? one.found.fields : null)) }
  }
  const before = await ask()
  expect(before.told).toEqual([{}, {}, null, {}])
  await set(fixture.firestore, 'p/w', { n: 1 })
  await set(fixture.firestore, 'p/w', { n: 2 })
  await set(fixture.firestore, 'p/none', { n: 1 })
  expect((await ask()).told).not.toEqual(before.told)
  expect((await ask(before.at)).told).toEqual(before.told)
})
