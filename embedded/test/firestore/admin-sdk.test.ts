import { rmSync } from 'node:fs'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldPath, FieldValue, Filter, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logToStderr } from '../../src/log.ts'
import { firestoreRest } from '../../src/protocols/firestore-rest/handler.ts'
import { admin, type Fixture, newFolder, openFixture } from './engine-fixture.ts'
import { serve } from './rest-server.ts'
import { writeServiceAccount } from './service-account.ts'

let fixture: Fixture
let server: Awaited<ReturnType<typeof serve>>
let app: App
let db: Firestore
const keyFolder = newFolder()

beforeAll(async () => {
  fixture = openFixture()
  server = await serve(
    firestoreRest({ firestore: fixture.firestore, authenticate: async () => admin, log: logToStderr }),
  )
  process.env.FIRESTORE_PREFER_REST = 'true'
  process.env.FIRESTORE_EMULATOR_HOST = server.host
  process.env.METADATA_SERVER_DETECTION = 'none'
  process.env.GOOGLE_APPLICATION_CREDENTIALS = writeServiceAccount(keyFolder, 'demo')
  app = initializeApp({ projectId: 'demo' })
  db = getFirestore(app)
})
afterAll(async () => {
  await deleteApp(app)
  await server.close()
  await fixture.close()
  rmSync(keyFolder, { recursive: true, force: true })
})

test('values of every type come back as they were set', async () => {
  const document = db.doc('types/all')
  const data = {
    text: 'olá 🏡',
    integer: 42,
    fraction: 1.5,
    notANumber: Number.NaN,
    below: Number.NEGATIVE_INFINITY,
    yes: true,
    nothing: null,
    when: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Buffer.from([0, 1, 255]),
    place: db.doc('types/other'),
    list: [1, 'two', { three: 3 }],
    map: { a: { b: { 'c.d': 1 } } },
    vector: FieldValue.vector([1, 2.5]),
  }
  const { writeTime } = await document.set(data)
  const snapshot = await document.get()
  expect(snapshot.data()).toEqual(data)
  expect(snapshot.updateTime!.isEqual(writeTime)).toBe(true)
  expect(snapshot.readTime.toMillis()).toBeGreaterThanOrEqual(writeTime.toMillis())
})

test('create, update and delete keep their preconditions', async () => {
  const document = db.doc('conditions/one')
  await expect(document.update({ a: 1 })).rejects.toMatchObject({ code: 5 })
  const { writeTime } = await document.create({ a: 1 })
  await expect(document.create({ a: 2 })).rejects.toMatchObject({ code: 6 })
  await document.update({ a: 2, 'b.c': 3 }, { lastUpdateTime: writeTime })
  await expect(document.update({ a: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 })
  expect((await document.get()).data()).toEqual({ a: 2, b: { c: 3 } })
  await document.set({ b: { d: 4 }, e: FieldValue.delete() }, { merge: true })
  expect((await document.get()).data()).toEqual({ a: 2, b: { c: 3, d: 4 } })
  await document.delete()
  expect((await document.get()).exists).toBe(false)
  await expect(document.delete({ exists: true })).rejects.toMatchObject({ code: 5 })
})

test('transforms', async () => {
  const document = db.doc('transforms/one')
  await document.set({ n: 1, tags: ['a'], when: FieldValue.serverTimestamp() })
  await document.update({
    n: FieldValue.increment(2.5),
    tags: FieldValue.arrayUnion('b', 'a'),
    'm.count': FieldValue.increment(1),
  })
  await document.update({ tags: FieldValue.arrayRemove('a') })
  const snapshot = await document.get()
  expect(snapshot.data()).toMatchObject({ n: 3.5, tags: ['b'], m: { count: 1 } })
  expect((snapshot.get('when') as Timestamp).isEqual(snapshot.createTime!)).toBe(true)
})

test('queries: filters, orders, cursors, groups, projections', async () => {
  const fruit = db.collection('fruit')
  const batch = db.batch()
  for (const [id, data] of Object.entries({
    a: { name: 'acerola', price: 3, tags: ['red', 'sour'] },
    b: { name: 'banana', price: 1, tags: ['yellow'] },
    c: { name: 'caju', price: 2, tags: ['red', 'yellow'] },
    d: { name: 'damasco', price: null },
  })) {
    batch.set(fruit.doc(id), data)
  }
  await batch.commit()
  const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map((one) => one.id).join('')
  expect(await ids(fruit)).toBe('abcd')
  expect(await ids(fruit.orderBy('price', 'desc'))).toBe('acbd')
  expect(await ids(fruit.orderBy('price').limitToLast(2))).toBe('ca')
  expect(await ids(fruit.where('price', '>', 1))).toBe('ca')
  expect(await ids(fruit.where('price', '!=', 1))).toBe('ca')
  expect(await ids(fruit.where('price', '==', null))).toBe('d')
  expect(await ids(fruit.where('tags', 'array-contains', 'red'))).toBe('ac')
  expect(await ids(fruit.where('tags', 'array-contains-any', ['sour', 'yellow']))).toBe('abc')
  expect(await ids(fruit.where('name', 'in', ['caju', 'banana', 'uva']))).toBe('bc')
  expect(await ids(fruit.where('name', 'not-in', ['caju', 'banana']))).toBe('ad')
  expect(await ids(fruit.where(Filter.or(Filter.where('price', '==', 1), Filter.where('name', '>=', 'd'))))).toBe('bd')
  expect(await ids(fruit.where(FieldPath.documentId(), '>', 'b'))).toBe('cd')
  expect(await ids(fruit.orderBy('price').startAfter(await fruit.doc('b').get()))).toBe('ca')
  expect(await ids(fruit.orderBy('price').startAt(1).endBefore(3))).toBe('bc')
  expect(await ids(fruit.orderBy('name').offset(1).limit(2))).toBe('bc')
  expect((await fruit.select('price').limit(1).get()).docs[0]!.data()).toEqual({ price: 3 })
  expect((await fruit.where('price', '>', 100).get()).empty).toBe(true)
  await db.doc('fruit/a/seed/x').set({ n: 1 })
  await db.doc('tree/t/seed/y').set({ n: 2 })
  expect(await ids(db.collectionGroup('seed').orderBy('n', 'desc'))).toBe('yx')
})

test('aggregations', async () => {
  const numbers = db.collection('numbers')
  await Promise.all([1, 2, 3.5, 'text'].map((n, index) => numbers.doc(String(index)).set({ n })))
  expect((await numbers.count().get()).data().count).toBe(4)
  expect((await numbers.where('n', '>', 1).count().get()).data().count).toBe(2)
  const { AggregateField } = await import('firebase-admin/firestore')
  const result = await numbers.aggregate({ sum: AggregateField.sum('n'), mean: AggregateField.average('n') }).get()
  expect(result.data()).toEqual({ sum: 6.5, mean: 6.5 / 3 })
})

test('collections and documents are listed, the missing among them; recursive delete leaves nothing', async () => {
  await db.doc('tree2/here').set({ a: 1 })
  await db.doc('tree2/missing/leaves/1').set({ a: 1 })
  await db.doc('tree2/missing/leaves/2').set({ a: 1 })
  await db.doc('tree2x/other').set({ a: 1 })
  expect((await db.collection('tree2').listDocuments()).map(({ id }) => id)).toEqual(['here', 'missing'])
  expect((await db.doc('tree2/missing').listCollections()).map(({ id }) => id)).toEqual(['leaves'])
  expect((await db.listCollections()).map(({ id }) => id)).toContain('tree2x')
  await db.recursiveDelete(db.collection('tree2'))
  expect(await db.collection('tree2').listDocuments()).toEqual([])
  expect((await db.doc('tree2x/other').get()).exists).toBe(true)
})

test('a collection group is divided into parts that together are all of it, each document in one', async () => {
  const writer = db.bulkWriter()
  for (let n = 0; n < 100; n++) void writer.set(db.doc(`trees/t${n % 7}/fruits/f${n}`), { n })
  await writer.close()
  const parts: number[][] = []
  for await (const partition of db.collectionGroup('fruits').getPartitions(4)) {
    parts.push((await partition.toQuery().get()).docs.map((found) => found.get('n')))
  }
  expect(parts.map((part) => part.length)).toEqual([25, 25, 25, 25])
  expect(parts.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n))
  const lonely = []
  for await (const partition of db.collectionGroup('nothing').getPartitions(4)) lonely.push(partition)
  expect(lonely).toHaveLength(1)
})

test('more than 500 writes in one commit, as Firestore allows since 2023', async () => {
  const batch = db.batch()
  for (let n = 0; n < 1_200; n++) batch.set(db.doc(`many/m${n}`), { n })
  await batch.commit()
  expect((await db.collection('many').count().get()).data().count).toBe(1_200)
})

test('a bulk writer writes hundreds, and tells the one that failed', async () => {
  const bulk = db.bulkWriter()
  bulk.onWriteError(() => false)
  const failed: number[] = []
  await db.doc('bulk/7').set({ taken: true })
  for (let i = 0; i < 300; i++) bulk.create(db.doc(`bulk/${i}`), { i }).catch((error) => failed.push(error.code))
  await bulk.close()
  expect(failed).toEqual([6])
  expect((await db.collection('bulk').count().get()).data().count).toBe(300)
})

test('64 transactions that contend on one document all reach a decision', async () => {
  const counter = db.doc('contended/counter')
  await counter.set({ left: 40, taken: 0 })
  const outcomes = await Promise.all(
    Array.from({ length: 64 }, () =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(counter)
        if (snapshot.get('left') === 0) return 'full'
        transaction.update(counter, { left: snapshot.get('left') - 1, taken: snapshot.get('taken') + 1 })
        return 'taken'
      }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(40)
  expect((await counter.get()).data()).toEqual({ left: 0, taken: 40 })
})

test('a transaction that queries before it writes is serialisable', async () => {
  const seats = db.collection('contended/room/seats')
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      db.runTransaction(async (transaction) => {
        const { size } = await transaction.get(seats)
        const { count } = (await transaction.get(seats.count())).data()
        expect(count).toBe(size)
        if (size >= 5) return false
        transaction.create(seats.doc(`seat${index}`), { index })
        return true
      }),
    ),
  )
  expect(outcomes.filter(Boolean)).toHaveLength(5)
  expect((await seats.get()).size).toBe(5)
})

test('transactions that lock in opposite order end, the one after the other', async () => {
  const [left, right] = [db.doc('deadlock/left'), db.doc('deadlock/right')]
  await left.set({ n: 0 })
  await right.set({ n: 0 })
  const add = (first: typeof left, second: typeof left) =>
    db.runTransaction(async (transaction) => {
      const one = await transaction.get(first)
      const two = await transaction.get(second)
      transaction.update(first, { n: one.get('n') + 1 })
      transaction.update(second, { n: two.get('n') + 1 })
    })
  await Promise.all([add(left, right), add(right, left)])
  expect((await left.get()).get('n')).toBe(2)
  expect((await right.get()).get('n')).toBe(2)
})

test('a read-only transaction sees one moment, whatever is written meanwhile', async () => {
  const document = db.doc('moments/one')
  await document.set({ n: 1 })
  await db.runTransaction(
    async (transaction) => {
      expect((await transaction.get(document)).get('n')).toBe(1)
      await document.set({ n: 2 })
      await db.doc('moments/two').set({ n: 2 })
      expect((await transaction.get(document)).get('n')).toBe(1)
      expect((await transaction.get(db.collection('moments'))).docs.map((one) => one.get('n'))).toEqual([1])
    },
    { readOnly: true },
  )
})
