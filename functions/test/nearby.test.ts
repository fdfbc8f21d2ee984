/** The Admin SDK asks a Firestore on this machine by the short way, and hears what it would hear by the long one. */

import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { logToStderr } from '@varanda/embedded/log'
import { firestoreRest } from '@varanda/embedded/protocols/firestore-rest/handler'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin, type Fixture, openFixture } from '../../embedded/test/firestore/engine-fixture.ts'
import { serve } from '../../embedded/test/firestore/rest-server.ts'
import { nearbySettings } from '../src/lib/nearby.ts'

let fixture: Fixture
let server: Awaited<ReturnType<typeof serve>>
let line: Server
let app: App
let db: Firestore
/** Paths of what arrived. */
const arrived: string[] = []
/** The next request is lost with its connection. */
let isCut = false

beforeAll(async () => {
  fixture = openFixture()
  const rest = firestoreRest({ firestore: fixture.firestore, authenticate: async () => admin, log: logToStderr })
  server = await serve((request) => {
    arrived.push(request.url.pathname.replace(/.*:/, ''))
    return rest(request)
  })
  line = createServer((near) => {
    const far = connect(Number(server.host.split(':')[1]), '127.0.0.1')
    near.on('data', (bytes) => {
      if (isCut) near.destroy()
      else far.write(bytes)
      isCut = false
    })
    far.on('data', (bytes) => near.write(bytes)).on('error', () => near.destroy())
    near.on('close', () => far.destroy()).on('error', () => far.destroy())
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${(line.address() as AddressInfo).port}`
  process.env.FIRESTORE_PREFER_REST = 'true'
  app = initializeApp({ projectId: 'demo' })
  db = getFirestore(app)
  db.settings(nearbySettings(process.env)!)
})

afterAll(async () => {
  await deleteApp(app)
  line.close()
  await server.close()
  await fixture.close()
})

it('is not for a Firestore elsewhere, nor for one that is asked by gRPC', () => {
  const near = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FIRESTORE_PREFER_REST: 'true' }
  expect(nearbySettings(near)).not.toBeNull()
  expect(nearbySettings({ FIRESTORE_PREFER_REST: 'true' })).toBeNull()
  expect(nearbySettings({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' })).toBeNull()
})

it('writes, reads, asks and counts', async () => {
  const porch = db.collection('porch')
  await Promise.all(['Ana', 'Beto', 'Çida 🏡'].map((name, at) => porch.doc(`p${at}`).set({ name, at })))
  expect((await porch.doc('p2').get()).data()).toEqual({ name: 'Çida 🏡', at: 2 })
  expect((await porch.where('at', '>', 0).orderBy('at').get()).docs.map(({ id }) => id)).toEqual(['p1', 'p2'])
  expect((await porch.count().get()).data().count).toBe(3)
  expect(await porch.firestore.getAll(porch.doc('p0'), porch.doc('none'))).toMatchObject([
    { exists: true },
    { exists: false },
  ])
})

it('hears of a refusal by its code', async () => {
  const one = db.doc('refusals/one')
  await expect(one.update({ a: 1 })).rejects.toMatchObject({ code: 5 })
  await one.create({ a: 1 })
  await expect(one.create({ a: 1 })).rejects.toMatchObject({ code: 6 })
})

it('counts together what two transactions add at once', async () => {
  const sum = db.doc('sums/one')
  await sum.set({ of: 0 })
  const add = () =>
    db.runTransaction(async (transaction) => {
      const { of } = (await transaction.get(sum)).data() as { of: number }
      transaction.set(sum, { of: of + 1 })
    })
  await Promise.all(Array.from({ length: 5 }, add))
  expect((await sum.get()).data()).toEqual({ of: 5 })
})

it('asks once more where the line was lost', async () => {
  const one = db.doc('cuts/one')
  isCut = true
  await one.set({ a: 1 })
  isCut = true
  expect((await one.get()).data()).toEqual({ a: 1 })
  arrived.length = 0
  isCut = true
  expect((await db.collection('cuts').get()).size).toBe(1)
  expect(arrived).toEqual(['runQuery'])
})
