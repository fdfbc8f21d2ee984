/** The real web SDK against the real engine over a real socket. */
import type { DocumentData, Query, QuerySnapshot } from 'firebase/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Write } from '../../src/firestore/wire.ts'
import { type FirestoreServer, firestoreServer } from '../support/firestore-server.ts'
import { type WebClient, type WebClientOptions, type WebSdk, webClient, webSdk } from '../support/web-sdk.ts'

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**}/open/{id} {
      allow read, write: if true;
    }
    match /own/{uid} {
      allow read, write: if request.auth.uid == uid;
    }
    match /circles/{circle}/posts/{post} {
      allow read: if exists(/databases/$(database)/documents/circles/$(circle)/members/$(request.auth.uid));
    }
  }
}`

let server: FirestoreServer
let fs: WebSdk['firestore']
const clients: WebClient[] = []
let collections = 0

beforeAll(async () => {
  fs = (await webSdk()).firestore
  server = await firestoreServer(rules)
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
})
afterAll(() => server.remove())

async function client(options?: WebClientOptions): Promise<WebClient> {
  const made = await webClient(server.url, options)
  clients.push(made)
  return made
}

/** A collection below /open that no other test uses. */
const fresh = () => `open/t${++collections}/open`

/** The latest snapshot of a query, once it satisfies a test. */
function watch<T extends DocumentData>(query: Query<T>) {
  const snapshots: QuerySnapshot<T>[] = []
  const errors: string[] = []
  const stop = fs.onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => snapshots.push(snapshot),
    (error) => errors.push(error.code),
  )
  const ids = () => snapshots.at(-1)?.docs.map((doc) => doc.id)
  const settled = () => snapshots.at(-1)?.metadata.fromCache === false && !snapshots.at(-1)!.metadata.hasPendingWrites
  const shows = async (expected: string[], timeout = 5000) => {
    await expect.poll(() => settled() && ids(), { timeout, interval: 5 }).toEqual(expected)
  }
  return { snapshots, errors, stop, shows }
}

describe('documents', () => {
  test('are written, read, transformed and deleted', async () => {
    const { db } = await client()
    const other = await client()
    const ref = fs.doc(db, `${fresh()}/a`)
    await fs.setDoc(ref, { name: 'Ana', tags: ['x'], n: 1, gone: true, deep: { a: 1, b: 2 } })
    await fs.updateDoc(ref, {
      at: fs.serverTimestamp(),
      tags: fs.arrayUnion('x', 'y'),
      n: fs.increment(2.5),
      gone: fs.deleteField(),
      'deep.a': 10,
    })
    await fs.updateDoc(ref, { tags: fs.arrayRemove('x') })
    const seen = (await fs.getDoc(fs.doc(other.db, ref.path))).data()!
    expect(seen).toEqual({ name: 'Ana', tags: ['y'], n: 3.5, deep: { a: 10, b: 2 }, at: expect.any(fs.Timestamp) })
    expect(Math.abs(seen.at.toMillis() - Date.now())).toBeLessThan(10_000)
    await fs.deleteDoc(ref)
    expect((await fs.getDocFromServer(ref)).exists()).toBe(false)
  })

  test('keep every kind of value', async () => {
    const { db } = await client()
    const ref = fs.doc(db, `${fresh()}/values`)
    const values = {
      null: null,
      yes: true,
      whole: 9_007_199_254_740_991,
      real: -0.1,
      nan: Number.NaN,
      infinite: Number.POSITIVE_INFINITY,
      time: new fs.Timestamp(1_700_000_000, 123_456_000),
      bytes: fs.Bytes.fromUint8Array(new Uint8Array([0, 255, 10])),
      place: new fs.GeoPoint(-23.5, -46.6),
      list: [1, 'two', { three: 3 }, null],
      map: { 'dotted.key': 1, açaí: 2, '`': 3 },
      vector: fs.vector([1, 2.5]),
      ref,
    }
    await fs.setDoc(ref, values)
    const other = await client()
    const seen = (await fs.getDoc(fs.doc(other.db, ref.path))).data()!
    expect(seen.ref.path).toBe(ref.path)
    expect({ ...seen, ref: null, vector: seen.vector.toArray(), bytes: seen.bytes.toBase64() }).toEqual({
      ...values,
      ref: null,
      vector: [1, 2.5],
      bytes: 'AP8K',
    })
  })

  test('may hold 300,000 characters of family emoji', async () => {
    const { db } = await client()
    const other = await client()
    const ref = fs.doc(db, `${fresh()}/emoji`)
    const text = '👨‍👩‍👧‍👦ãé'.repeat(23_000)
    await fs.setDoc(ref, { text })
    expect((await fs.getDoc(fs.doc(other.db, ref.path))).get('text') === text).toBe(true)
  })

  test('are followed through their whole life by a listener', async () => {
    const { db } = await client()
    const writer = await client()
    const path = `${fresh()}/a`
    const seen: unknown[] = []
    fs.onSnapshot(fs.doc(db, path), (snapshot) => seen.push(snapshot.data() ?? null))
    const latest = (value: unknown) => expect.poll(() => seen.at(-1), { interval: 5 }).toEqual(value)
    await latest(null)
    const ref = fs.doc(writer.db, path)
    await fs.setDoc(ref, { n: 1 })
    await latest({ n: 1 })
    await fs.setDoc(ref, { n: 2 })
    await latest({ n: 2 })
    await fs.deleteDoc(ref)
    await latest(null)
    expect(seen).toEqual([null, { n: 1 }, { n: 2 }, null])
  })
})

describe('queries', () => {
  test('are kept up to date: filters, orders, limits, cursors', async () => {
    const { db } = await client()
    const writer = await client()
    const path = fresh()
    const put = (id: string, n: number, tags: string[] = []) =>
      fs.setDoc(fs.doc(writer.db, `${path}/${id}`), { n, tags })
    await Promise.all([put('a', 1), put('b', 2, ['x']), put('c', 3), put('d', 4, ['x'])])
    const all = fs.collection(db, path)
    const over1 = watch(fs.query(all, fs.where('n', '>', 1), fs.orderBy('n', 'desc')))
    const first2 = watch(fs.query(all, fs.orderBy('n'), fs.limit(2)))
    const last2 = watch(fs.query(all, fs.orderBy('n'), fs.limitToLast(2)))
    const some = watch(fs.query(all, fs.where('n', 'in', [1, 3])))
    const either = watch(fs.query(all, fs.or(fs.where('n', '==', 1), fs.where('n', '==', 4))))
    const tagged = watch(fs.query(all, fs.where('tags', 'array-contains', 'x')))
    const middle = watch(fs.query(all, fs.orderBy('n'), fs.startAfter(1), fs.endBefore(4)))
    await Promise.all([
      over1.shows(['d', 'c', 'b']),
      first2.shows(['a', 'b']),
      last2.shows(['c', 'd']),
      some.shows(['a', 'c']),
      either.shows(['a', 'd']),
      tagged.shows(['b', 'd']),
      middle.shows(['b', 'c']),
    ])
    await Promise.all([put('e', 0, ['x']), put('c', 9), fs.deleteDoc(fs.doc(writer.db, `${path}/b`))])
    await Promise.all([
      over1.shows(['c', 'd']),
      first2.shows(['e', 'a']),
      last2.shows(['d', 'c']),
      some.shows(['a']),
      either.shows(['a', 'd']),
      tagged.shows(['d', 'e']),
      middle.shows([]),
    ])
  })

  test('reach a collection group', async () => {
    const { db } = await client()
    const path = fresh()
    const marker = path
    for (const [parent, n] of [
      ['p', 1],
      ['q', 2],
    ] as const) {
      await fs.setDoc(fs.doc(db, `${path}/${parent}/open/${parent}${n}`), { marker })
    }
    const group = watch(fs.query(fs.collectionGroup(db, 'open'), fs.where('marker', '==', marker)))
    await group.shows(['p1', 'q2'])
    await fs.deleteDoc(fs.doc(db, `${path}/p/open/p1`))
    await group.shows(['q2'])
  })

  test('are counted, summed and averaged', async () => {
    const { db } = await client()
    const path = fresh()
    for (const n of [1, 2, 6]) await fs.setDoc(fs.doc(db, `${path}/${n}`), { n })
    const all = fs.collection(db, path)
    expect((await fs.getCountFromServer(fs.query(all, fs.where('n', '>', 1)))).data().count).toBe(2)
    const aggregate = { sum: fs.sum('n'), average: fs.average('n') }
    expect((await fs.getAggregateFromServer(all, aggregate)).data()).toEqual({ sum: 9, average: 3 })
  })
})

describe('several clients', () => {
  test('see each other', async () => {
    const [ana, bia] = [await client(), await client()]
    const path = fresh()
    const [seenByAna, seenByBia] = [watch(fs.collection(ana.db, path)), watch(fs.collection(bia.db, path))]
    await Promise.all([seenByAna.shows([]), seenByBia.shows([])])
    await Promise.all([fs.setDoc(fs.doc(ana.db, `${path}/a`), {}), fs.setDoc(fs.doc(bia.db, `${path}/b`), {})])
    await Promise.all([seenByAna.shows(['a', 'b']), seenByBia.shows(['a', 'b'])])
  })

  test('a batch arrives whole', async () => {
    const [ana, bia] = [await client(), await client()]
    const path = fresh()
    const seen = watch(fs.collection(bia.db, path))
    await seen.shows([])
    const batch = fs.writeBatch(ana.db)
    const ids = Array.from({ length: 20 }, (_, n) => `d${String(n).padStart(2, '0')}`)
    for (const id of ids) batch.set(fs.doc(ana.db, `${path}/${id}`), { id })
    await batch.commit()
    await seen.shows(ids)
    expect(new Set(seen.snapshots.map((snapshot) => snapshot.size))).toEqual(new Set([0, 20]))
  })

  test('contend in transactions without losing a count', async () => {
    const path = `${fresh()}/counter`
    const contenders = await Promise.all([client(), client(), client()])
    await fs.setDoc(fs.doc(contenders[0]!.db, path), { n: 0 })
    const add = ({ db }: WebClient) =>
      fs.runTransaction(
        db,
        async (transaction) => {
          const ref = fs.doc(db, path)
          const { n } = (await transaction.get(ref)).data() as { n: number }
          transaction.update(ref, { n: n + 1 })
        },
        { maxAttempts: 10 },
      )
    await Promise.all(contenders.map(add))
    expect((await fs.getDocFromServer(fs.doc(contenders[1]!.db, path))).get('n')).toBe(3)
  })

  test('200 writes in flight arrive in order', async () => {
    const [ana, bia] = [await client(), await client()]
    const path = `${fresh()}/a`
    const seen: number[] = []
    fs.onSnapshot(fs.doc(bia.db, path), (snapshot) => snapshot.exists() && seen.push(snapshot.get('n')))
    await Promise.all(Array.from({ length: 200 }, (_, n) => fs.setDoc(fs.doc(ana.db, path), { n })))
    await expect.poll(() => seen.at(-1), { interval: 5 }).toBe(199)
    expect(seen).toEqual(seen.toSorted((left, right) => left - right))
  })
})

describe('permissions', () => {
  test('a refused write and a refused listener leave the others alone', async () => {
    const { db } = await client({ user: await server.user('ana') })
    const path = fresh()
    const good = watch(fs.collection(db, path))
    await good.shows([])
    const bad = watch(fs.collection(db, 'secret'))
    await expect.poll(() => bad.errors).toEqual(['permission-denied'])
    const refused = fs.setDoc(fs.doc(db, 'secret/a'), {})
    const taken = fs.setDoc(fs.doc(db, `${path}/a`), {})
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' })
    await taken
    await good.shows(['a'])
    expect(good.errors).toEqual([])
  })

  test('a refused write is taken back on the screen', async () => {
    const { db } = await client({ user: await server.user('ana') })
    const ref = fs.doc(db, 'own/ana')
    await fs.setDoc(ref, { n: 1 })
    const seen: unknown[] = []
    fs.onSnapshot(
      fs.doc(db, 'own/bia'),
      (snapshot) => seen.push(snapshot.data()),
      () => seen.push('refused'),
    )
    await expect.poll(() => seen).toEqual(['refused'])
    await expect(fs.updateDoc(fs.doc(db, 'own/bia'), { n: 2 })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('follow the user who signs in and out', async () => {
    const ana = await client()
    const ref = fs.doc(ana.db, 'own/carla')
    await expect(fs.setDoc(ref, { n: 1 })).rejects.toMatchObject({ code: 'permission-denied' })
    ana.become(await server.user('carla'))
    await fs.setDoc(ref, { n: 2 })
    expect((await fs.getDocFromServer(ref)).data()).toEqual({ n: 2 })
    ana.become(null)
    await expect(fs.getDocFromServer(ref)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('a token that does not hold writes nothing', async () => {
    const mallory = await client({ user: { uid: 'ana', idToken: 'forged' } })
    let settled = false
    const write = fs.setDoc(fs.doc(mallory.db, `${fresh()}/a`), {}).finally(() => {
      settled = true
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(settled).toBe(false)
    mallory.become(await server.user('ana'))
    // Firestore keeps the queue of each user apart; the forged write waits for the one who made it.
    await expect.poll(() => settled).toBe(true)
    await write
  })
})

describe('listeners', () => {
  test('end as soon as what gave them their right is gone', async () => {
    const ana = await client({ user: await server.user('ana') })
    const membership = `${server.firestore.database}/documents/circles/c/members/ana`
    const admin = (write: Write) => server.firestore.commit({ kind: 'admin' }, { writes: [write] })
    const post = (id: string) =>
      admin({ update: { name: `${server.firestore.database}/documents/circles/c/posts/${id}`, fields: {} } })
    await admin({ update: { name: membership, fields: {} } })
    const posts = watch(fs.collection(ana.db, 'circles/c/posts'))
    const other = watch(fs.collection(ana.db, fresh()))
    await Promise.all([posts.shows([]), other.shows([])])
    await post('1')
    await posts.shows(['1'])
    await admin({ delete: membership })
    await post('2')
    await expect.poll(() => posts.errors).toEqual(['permission-denied'])
    expect(posts.snapshots.at(-1)!.docs.map((doc) => doc.id)).toEqual(['1'])
    expect(other.errors).toEqual([])
  })
})

describe('firebase/auth in the same app', () => {
  test('signs up, writes what is its own, signs out and in again', async () => {
    const ana = await client({ auth: true })
    const { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } = ana.sdk.auth
    const { user } = await createUserWithEmailAndPassword(ana.auth!, 'ana@example.com', 'quintal com sombra')
    const ref = fs.doc(ana.db, `own/${user.uid}`)
    await fs.setDoc(ref, { name: 'Ana' })
    expect((await fs.getDocFromServer(ref)).data()).toEqual({ name: 'Ana' })
    await signOut(ana.auth!)
    await expect(fs.getDocFromServer(ref)).rejects.toMatchObject({ code: 'permission-denied' })
    await signInWithEmailAndPassword(ana.auth!, 'ana@example.com', 'quintal com sombra')
    expect((await fs.getDocFromServer(ref)).data()).toEqual({ name: 'Ana' })
  })

  test('an account that is disabled, or signed out everywhere, stops listening at once', async () => {
    const ana = await client({ auth: true })
    const { createUserWithEmailAndPassword } = ana.sdk.auth
    for (const [name, change] of [
      ['bento', () => ({ disabled: true })],
      // After whatever sign-in there was.
      ['caio', () => ({ validSince: Math.floor(Date.now() / 1000) + 1 })],
    ] as const) {
      const { user } = await createUserWithEmailAndPassword(ana.auth!, `${name}@example.com`, 'quintal com sombra')
      const errors: string[] = []
      let seen = 0
      const count = () => {
        seen += 1
      }
      fs.onSnapshot(fs.doc(ana.db, `own/${user.uid}`), count, (error) => errors.push(error.code))
      await expect.poll(() => seen).toBe(1)
      await server.auth.admin.update(user.uid, change())
      await expect.poll(() => errors).toEqual(['permission-denied'])
    }
  })

  test('an account that is disabled writes no more, on the stream it has open', async () => {
    const bia = await client({ user: await server.user('bia') })
    const ref = fs.doc(bia.db, 'own/bia')
    await fs.setDoc(ref, { n: 1 })
    await server.auth.admin.update('bia', { disabled: true })
    let settled = false
    const write = fs.setDoc(ref, { n: 2 }).finally(() => {
      settled = true
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(settled).toBe(false)
    await server.auth.admin.update('bia', { disabled: false })
    bia.become(await server.user('bia'))
    await write
  })
})

describe('connection', () => {
  test('works by long polling too', async () => {
    const [ana, bia] = await Promise.all([1, 2].map(() => client({ settings: { experimentalForceLongPolling: true } })))
    const path = fresh()
    const seen = watch(fs.collection(bia!.db, path))
    await seen.shows([])
    for (const id of ['a', 'b', 'c']) await fs.setDoc(fs.doc(ana!.db, `${path}/${id}`), {})
    await seen.shows(['a', 'b', 'c'])
  })

  test('a result larger than one back channel may carry arrives whole', async () => {
    const ana = await client()
    const path = fresh()
    const text = 'x'.repeat(10_000)
    const writes = Array.from({ length: 500 }, (_, n) => ({
      update: { name: `${server.firestore.database}/documents/${path}/d${n}`, fields: { text: { stringValue: text } } },
    }))
    await server.firestore.commit({ kind: 'admin' }, { writes })
    const { docs } = await fs.getDocsFromServer(fs.collection(ana.db, path))
    expect(docs.filter((doc) => doc.get('text') === text)).toHaveLength(500)
  })

  test('ten large documents written at once, which the SDK puts into one request, are all taken', async () => {
    const ana = await client({ user: await server.user('ana') })
    const path = fresh()
    const text = 'ã'.repeat(400_000)
    await Promise.all(Array.from({ length: 10 }, (_, n) => fs.setDoc(fs.doc(ana.db, `${path}/d${n}`), { text })))
    expect((await fs.getCountFromServer(fs.collection(ana.db, path))).data().count).toBe(10)
  })

  test('writes made offline leave when the network is back', async () => {
    const [ana, bia] = [await client(), await client()]
    const path = fresh()
    const seen = watch(fs.collection(bia.db, path))
    await seen.shows([])
    await fs.disableNetwork(ana.db)
    const writes = ['a', 'b'].map((id) => fs.setDoc(fs.doc(ana.db, `${path}/${id}`), {}))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await seen.shows([])
    await fs.enableNetwork(ana.db)
    await Promise.all(writes)
    await seen.shows(['a', 'b'])
  })

  test('survives a restart: listeners resume with what changed, waiting writes leave', async () => {
    const [ana, bia] = [await client(), await client()]
    const path = fresh()
    for (const id of ['a', 'b', 'c']) await fs.setDoc(fs.doc(ana.db, `${path}/${id}`), { n: 1 })
    const seen = watch(fs.collection(bia.db, path))
    await seen.shows(['a', 'b', 'c'])
    await server.stop()
    const waiting = fs.setDoc(fs.doc(ana.db, `${path}/d`), { n: 2 })
    await server.start()
    await waiting
    await seen.shows(['a', 'b', 'c', 'd'], 15_000)
    const sent = server.documentsSent().filter((name) => name.includes(path))
    // Only what changed is sent again: to the listener that resumed.
    expect(sent.map((name) => name.split('/').at(-1))).toEqual(['d'])
  })

  test('leaves no session behind', async () => {
    const ana = await client()
    await fs.setDoc(fs.doc(ana.db, `${fresh()}/a`), {})
    await fs.getDoc(fs.doc(ana.db, `${fresh()}/a`))
    await Promise.all(clients.splice(0).map((one) => one.close()))
    await expect.poll(() => server.sessions()).toBe(0)
  })
})
