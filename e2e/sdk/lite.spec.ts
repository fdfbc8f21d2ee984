/** `firebase/firestore/lite`: the SDK that only asks and never listens. */
import { expect, test } from 'playwright/test'
import { SdkServer } from './server.ts'

const server = new SdkServer()
test.beforeAll(async () => {
  await server.prepare()
  await server.start()
})
test.afterAll(() => server.remove())

test('reads, writes, queries, counts, and does several things at once', async ({ page }) => {
  await page.goto(server.url)
  const seen = await page.evaluate(async (host) => {
    const { lite } = lab
    const client = lab.open(host, 'memory', 'streaming')
    await client.signIn('lia@example.org')
    const db = lite.initializeFirestore(client.app, { host, ssl: false })
    const path = 'open/lite/plants'
    const plants = lite.collection(db, path)

    const added = await lite.addDoc(plants, { name: 'samambaia', n: 1, at: lite.serverTimestamp() })
    await lite.updateDoc(added, { n: lite.increment(1), 'place.room': 'varanda' })
    const { at, ...first } = (await lite.getDoc(added)).data()!

    const batch = lite.writeBatch(db)
    for (let n = 3; n < 6; n++) batch.set(lite.doc(db, path, `p${n}`), { n })
    await batch.commit()
    const found = await lite.getDocs(
      lite.query(plants, lite.where('n', '>', 2), lite.orderBy('n', 'desc'), lite.limit(2)),
    )
    const { count } = (await lite.getCount(plants)).data()

    await lite.runTransaction(db, async (transaction) => {
      const one = (await transaction.get(lite.doc(db, path, 'p3'))).get('n') as number
      transaction.update(lite.doc(db, path, 'p4'), { n: one + 100 })
      transaction.delete(lite.doc(db, path, 'p5'))
    })
    const after = await lite.getDocs(lite.query(plants, lite.orderBy('n')))
    const refusal = await lite.getDoc(lite.doc(db, 'own/someone/notes/x')).catch(({ code }) => code as string)
    return {
      first,
      isTime: at instanceof lite.Timestamp,
      found: found.docs.map(({ id }) => id),
      count,
      after: after.docs.map((doc) => doc.get('n') as number),
      refusal,
    }
  }, server.host)
  expect(seen).toEqual({
    first: { name: 'samambaia', n: 2, place: { room: 'varanda' } },
    isTime: true,
    found: ['p5', 'p4'],
    count: 4,
    after: [2, 3, 103],
    refusal: 'permission-denied',
  })
})
