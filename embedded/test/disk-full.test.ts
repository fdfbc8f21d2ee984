/** What the web SDK does while the server's disk is full: it keeps what it was asked to write, and reads on. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FirestoreServer, firestoreServer } from './support/firestore-server.ts'
import { type WebSdk, webClient, webSdk } from './support/web-sdk.ts'

let server: FirestoreServer
let fs: WebSdk['firestore']

beforeAll(async () => {
  fs = (await webSdk()).firestore
  server = await firestoreServer(`service cloud.firestore {
    match /databases/{database}/documents/{path=**} { allow read, write: if true; }
  }`)
})
afterEach(() => server.setFull(false))
afterAll(() => server.remove())

const long = 'x'.repeat(200_000)

test('a write waits, nothing is acknowledged, and it arrives by itself when there is space', async () => {
  const { db, close } = await webClient(server.url)
  const reader = await webClient(server.url)
  await fs.setDoc(fs.doc(db, 'notes/first'), { text: 'here' })
  server.setFull(true)
  let acknowledged = false
  const written = fs.setDoc(fs.doc(db, 'notes/second'), { text: long }).then(() => {
    acknowledged = true
  })
  const first = await fs.getDocFromServer(fs.doc(reader.db, 'notes/first'))
  expect(first.data()).toEqual({ text: 'here' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(acknowledged).toBe(false)
  expect((await fs.getDocFromServer(fs.doc(reader.db, 'notes/second'))).exists()).toBe(false)
  server.setFull(false)
  await written
  expect((await fs.getDocFromServer(fs.doc(reader.db, 'notes/second'))).exists()).toBe(true)
  await Promise.all([close(), reader.close()])
})

test('REST is answered 503 UNAVAILABLE with a sentence', async () => {
  server.setFull(true)
  const response = await fetch(`${server.url}/v1/projects/demo/databases/(default)/documents/notes?documentId=third`, {
    method: 'POST',
    body: JSON.stringify({ fields: { text: { stringValue: long } } }),
  })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    error: { status: 'UNAVAILABLE', message: expect.stringContaining('disk is full') },
  })
})
