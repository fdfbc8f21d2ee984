/** Tool mode with the real SDKs: what suites written for Google's emulators need of it. */
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FirestoreError } from 'firebase/firestore'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RulesSyntaxError } from '../../src/rules/contract.ts'
import { start, type Tool } from '../../src/tool/start.ts'
import { type WebClientOptions, webClient, webSdk } from '../support/web-sdk.ts'

const rules = (body: string) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`
const ownNotes = rules(
  'match /notes/{id} { allow read, write: if request.auth.uid == resource.data.owner || resource == null; }',
)
const open = rules('match /{path=**} { allow read, write; }')
const closed = rules('')

let tool: Tool
const told: string[] = []

beforeAll(async () => {
  tool = await start({ rules: ownNotes, tellWhy: (line) => told.push(line), log: () => {} })
})
afterAll(() => tool.stop())

/**
 * A client as `connectFirestoreEmulator` makes it; `who` is what the SDK makes an unsigned token of, or a raw token.
 */
async function emulatorClient(projectId: string, who?: { sub: string } | string) {
  const { app: apps, firestore } = await webSdk()
  firestore.setLogLevel('silent')
  const app = apps.initializeApp({ projectId, apiKey: 'key' }, `${projectId}-${Math.random()}`)
  const db = firestore.getFirestore(app)
  firestore.connectFirestoreEmulator(db, '127.0.0.1', tool.port, { mockUserToken: who })
  return { ...firestore, db, close: () => apps.deleteApp(app) }
}

/** The same as `connectStorageEmulator` makes it. */
async function storageClient(projectId: string, bucket: string, who: string) {
  const [apps, storage] = await Promise.all([import('firebase/app'), import('firebase/storage')])
  const app = apps.initializeApp({ projectId, apiKey: 'key' }, `${projectId}-${Math.random()}`)
  const own = storage.getStorage(app, `gs://${bucket}`)
  storage.connectStorageEmulator(own, '127.0.0.1', tool.port, { mockUserToken: who })
  return { ...storage, storage: own, close: () => apps.deleteApp(app) }
}

const control = (method: string, path: string, body?: object, to: Tool = tool) =>
  fetch(`${to.url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
const files = (content: string) => ({ rules: { files: [{ name: 'firestore.rules', content }] } })

describe('the web SDK by connectFirestoreEmulator', () => {
  test('is whoever its unsigned token says, by streams and by REST, and rules judge', async () => {
    const ana = await emulatorClient('suite-a', { sub: 'ana' })
    const bia = await emulatorClient('suite-a', { sub: 'bia' })
    await ana.setDoc(ana.doc(ana.db, 'notes/1'), { owner: 'ana' })
    expect((await ana.getDoc(ana.doc(ana.db, 'notes/1'))).data()).toEqual({ owner: 'ana' })
    await expect(bia.getDoc(bia.doc(bia.db, 'notes/1'))).rejects.toMatchObject({ code: 'permission-denied' })
    const mine = ana.query(ana.collection(ana.db, 'notes'), ana.where('owner', '==', 'ana'))
    expect((await ana.getCountFromServer(mine)).data().count).toBe(1)
    await Promise.all([ana.close(), bia.close()])
  })

  test('is an administrator as "owner"', async () => {
    const owner = await emulatorClient('suite-a', 'owner')
    await owner.setDoc(owner.doc(owner.db, 'anything/1'), { n: 1 })
    expect((await owner.getDocs(owner.collection(owner.db, 'anything'))).size).toBe(1)
    const [heard] = await new Promise<unknown[]>((resolve, reject) => {
      owner.onSnapshot(owner.doc(owner.db, 'anything/1'), (snapshot) => resolve([snapshot.data()]), reject)
    })
    expect(heard).toEqual({ n: 1 })
    await owner.close()
  })

  test('each project that it names has documents of its own', async () => {
    const one = await emulatorClient('suite-one', 'owner')
    const two = await emulatorClient('suite-two', 'owner')
    await one.setDoc(one.doc(one.db, 'a/b'), { in: 'one' })
    expect((await two.getDoc(two.doc(two.db, 'a/b'))).exists()).toBe(false)
    const { initializeFirestore, doc, setDoc, getDoc } = one
    const settings = { host: `127.0.0.1:${tool.port}`, ssl: false }
    const other = initializeFirestore(one.db.app, settings, 'second-database')
    await setDoc(doc(other, 'notes/b'), { owner: 'nobody' })
    expect((await getDoc(doc(one.db, 'notes/b'))).exists()).toBe(false)
    await tool.clear('suite-two')
    expect((await one.getDoc(one.doc(one.db, 'a/b'))).exists()).toBe(true)
    await Promise.all([one.close(), two.close()])
  })

  test('a page of another origin may ask', async () => {
    const headers = { origin: 'http://localhost:9876', 'access-control-request-headers': 'authorization,content-type' }
    const preflight = await fetch(`${tool.url}/v1/projects/p/databases/(default)/documents/a/b`, {
      method: 'OPTIONS',
      headers,
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, headers.origin])
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    // WebChannel asks each answer for it.
    expect(preflight.headers.get('access-control-expose-headers')).toContain('x-client-wire-protocol')
  })
})

test('real accounts sign in, with the same tokens as in an instance', async () => {
  const options: WebClientOptions = { auth: true, projectId: tool.projectId }
  const { sdk, db, auth, close } = await webClient(tool.url, options)
  const { createUserWithEmailAndPassword } = sdk.auth
  const { user } = await createUserWithEmailAndPassword(auth!, 'ana@example.com', 'uma senha comprida')
  const note = sdk.firestore.doc(db, 'notes/signed')
  await sdk.firestore.setDoc(note, { owner: user.uid })
  expect((await sdk.firestore.getDoc(note)).exists()).toBe(true)
  const errors: string[] = []
  let seen = 0
  const count = () => {
    seen += 1
  }
  sdk.firestore.onSnapshot(note, count, (error) => errors.push(error.code))
  await expect.poll(() => seen).toBe(1)
  expect(await asAdmin('accounts:update', { localId: user.uid, disableUser: true })).toBe(200)
  await expect.poll(() => errors).toEqual(['permission-denied'])
  const other = await createUserWithEmailAndPassword(auth!, 'bia@example.com', 'uma senha comprida')
  await sdk.auth.deleteUser(other.user)
  await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  await close()
})

/** The status. */
async function asAdmin(method: string, body: object): Promise<number> {
  const address = `${tool.adminUrl}/identitytoolkit.googleapis.com/v1/projects/${tool.projectId}/${method}`
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

test('the Admin SDK connects by the settings that are printed', async () => {
  const { host } = new URL(tool.adminUrl)
  Object.assign(process.env, {
    FIRESTORE_PREFER_REST: 'true',
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    GOOGLE_APPLICATION_CREDENTIALS: tool.serviceAccountFile,
  })
  const app = initializeApp({ projectId: tool.projectId })
  await getFirestore(app).doc('notes/admin').set({ owner: 'caio' })
  expect((await getFirestore(app).doc('notes/admin').get()).data()).toEqual({ owner: 'caio' })
  await getAuth(app).createUser({ uid: 'caio' })
  expect((await getAuth(app).getUser('caio')).uid).toBe('caio')
  await deleteApp(app)
})

describe('publishing rules', () => {
  test('by the program: refused ones leave those before, and every project has the new ones', async () => {
    const ana = await emulatorClient('suite-rules', { sub: 'ana' })
    const read = () =>
      ana.getDoc(ana.doc(ana.db, 'other/1')).then(
        () => 'read',
        (error: FirestoreError) => error.code,
      )
    expect(await read()).toBe('permission-denied')
    tool.publishRules(open)
    expect(await read()).toBe('read')
    expect(() => tool.publishRules('service cloud.firestore {')).toThrow(RulesSyntaxError)
    expect(await read()).toBe('read')
    tool.publishRules(ownNotes)
    expect(await read()).toBe('permission-denied')
    await ana.close()
  })

  test('ends listeners that the new rules do not let listen', async () => {
    tool.publishRules(open)
    const ana = await emulatorClient('suite-listen', { sub: 'ana' })
    const heard: string[] = []
    const ended = new Promise<string>((resolve) => {
      ana.onSnapshot(
        ana.collection(ana.db, 'notes'),
        () => void heard.push('snapshot'),
        (error) => resolve(error.code),
      )
    })
    await expect.poll(() => heard).toEqual(['snapshot'])
    tool.publishRules(ownNotes)
    expect(await ended).toBe('permission-denied')
    await ana.close()
  })

  test("by the emulators' endpoint: for one project, and refused with line and column", async () => {
    const path = (project: string) => `/emulator/v1/projects/${project}:securityRules`
    const document = (project: string) => fetch(`${tool.url}/v1/projects/${project}/databases/(default)/documents/x/y`)
    expect((await control('PUT', path('suite-open'), files(open))).status).toBe(200)
    const wrong = await control('PUT', path('suite-open'), files('service cloud.firestore {\n  match a {} }'))
    expect(wrong.status).toBe(400)
    const { error } = (await wrong.json()) as { error: { message: string } }
    expect(error.message).toBe("L2:9 a path is expected here, not 'a'\nThe rules published before stay.")
    expect([(await document('suite-open')).status, (await document('suite-other')).status]).toEqual([404, 403])
    expect((await control('PUT', path('suite-open'), { rules: {} })).status).toBe(400)
  })

  test('of Storage', async () => {
    const service = (condition: string) =>
      `service firebase.storage { match /b/{b}/o { match /{name} { allow write: if ${condition}; } } }`
    const put = async () => {
      const boundary = 'x'
      const part = (type: string, text: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n${text}\r\n`
      const { status } = await fetch(`${tool.url}/v0/b/demo.appspot.com/o?name=a.txt`, {
        method: 'POST',
        headers: {
          'x-goog-upload-protocol': 'multipart',
          'content-type': `multipart/related; boundary=${boundary}`,
        },
        body: `${part('application/json', '{"contentType":"image/png"}')}${part('image/png', 'hello')}--${boundary}--`,
      })
      return status
    }
    expect(await put()).toBe(403)
    expect((await control('PUT', '/internal/setRules', files(service('request.resource.size == 5')))).status).toBe(200)
    expect(await put()).toBe(200)
    tool.publishStorageRules(service('false'))
    expect(await put()).toBe(403)
  })
})

test("documents are cleared by the emulators' endpoint, also those below missing ones", async () => {
  const owner = await emulatorClient('suite-clear', 'owner')
  const paths = ['a/1', 'a/2/b/3', 'c/4/d/5/e/6']
  for (const path of paths) await owner.setDoc(owner.doc(owner.db, path), {})
  const cleared = await control('DELETE', '/emulator/v1/projects/suite-clear/databases/(default)/documents')
  expect(cleared.status).toBe(200)
  for (const path of paths) expect((await owner.getDoc(owner.doc(owner.db, path))).exists()).toBe(false)
  await owner.close()
})

test("a project's buckets are there under each of their names, and owner may do all in them", async () => {
  for (const bucket of ['suite-buckets', 'suite-buckets.appspot.com', 'suite-buckets.firebasestorage.app']) {
    const owner = await storageClient('suite-buckets', bucket, 'owner')
    const file = owner.ref(owner.storage, 'a.txt')
    await owner.uploadString(file, bucket)
    expect((await owner.listAll(owner.ref(owner.storage))).items.map(({ name }) => name)).toEqual(['a.txt'])
    const address = `${tool.url}/v0/b/${bucket}/o/a.txt?alt=media`
    const read = async (authorization: string) => (await fetch(address, { headers: { authorization } })).text()
    expect([await read('Firebase owner'), await read('Bearer owner')]).toEqual([bucket, bucket])
    expect((await fetch(address)).status).toBe(403)
    await owner.deleteObject(file)
    await owner.close()
  }
})

test('nobody has to wait for having signed up or in too often', async () => {
  const ask = (method: string, email: string) =>
    fetch(`${tool.url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=x`, {
      method: 'POST',
      body: JSON.stringify({ email, password: 'uma senha comprida', returnSecureToken: true }),
    })
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('signInWithPassword', 'nobody@example.com')))
  for (const answer of answers) expect(await answer.text()).toContain('INVALID_LOGIN_CREDENTIALS')
})

test('other control endpoints are named as not there', async () => {
  const answer = await control('GET', '/emulator/v1/projects/demo/oobCodes')
  expect([answer.status, await answer.json()]).toMatchObject([501, { error: { status: 'UNIMPLEMENTED' } }])
})

test('whoever asks why is told by which allow and which values, and the client is not', async () => {
  told.length = 0
  const bia = await emulatorClient('suite-why', { sub: 'bia' })
  const owner = await emulatorClient('suite-why', 'owner')
  await owner.setDoc(owner.doc(owner.db, 'notes/1'), { owner: 'the secret owner' })
  const refusal = await bia.getDoc(bia.doc(bia.db, 'notes/1')).catch((error: FirestoreError) => error)
  expect((refusal as FirestoreError).message).not.toContain('secret')
  expect(told[0]).toBe('Refused: get notes/1 for bia')
  expect(told[1]).toMatch(/^firestore\.rules:2:\d+: denied\. /)
  expect(told.join('\n')).toContain("resource.data.owner  →  'the secret owner'")
  await Promise.all([bia.close(), owner.close()])
})

describe('options', () => {
  test('one project: others are not found, on every way in', async () => {
    const single = await start({ rules: open, project: 'mine', log: () => {} })
    const get = (project: string) => fetch(`${single.url}/v1/projects/${project}/databases/(default)/documents/a/b`)
    const { error } = (await (await get('mine')).json()) as { error: { message: string } }
    expect(error.message).toContain('a/b')
    expect(await (await get('other')).json()).toMatchObject({
      error: { status: 'NOT_FOUND', message: 'The database projects/other/databases/(default) does not exist here.' },
    })
    const rulesOf = (project: string) => `/emulator/v1/projects/${project}:securityRules`
    expect((await control('PUT', rulesOf('other'), files(closed), single)).status).toBe(404)
    expect((await control('PUT', rulesOf('mine'), files(closed), single)).status).toBe(200)
    await single.stop()
  })

  test('composite indexes are checked, against a file, or not', async () => {
    const query = {
      structuredQuery: {
        from: [{ collectionId: 'a' }],
        where: { fieldFilter: { field: { fieldPath: 'x' }, op: 'EQUAL', value: { integerValue: '1' } } },
        orderBy: [{ field: { fieldPath: 'y' } }],
      },
    }
    const fields = [
      { fieldPath: 'x', order: 'ASCENDING' },
      { fieldPath: 'y', order: 'ASCENDING' },
    ]
    const statusWith = async (options: { indexes?: unknown; indexCheck?: boolean }) => {
      const one = await start({ rules: open, log: () => {}, ...options })
      const { status } = await fetch(`${one.url}/v1/projects/p/databases/(default)/documents:runQuery`, {
        method: 'POST',
        body: JSON.stringify(query),
      })
      await one.stop()
      return status
    }
    expect(await statusWith({})).toBe(400)
    expect(await statusWith({ indexCheck: false })).toBe(200)
    expect(
      await statusWith({ indexes: { indexes: [{ collectionGroup: 'a', queryScope: 'COLLECTION', fields }] } }),
    ).toBe(200)
  })

  test('several at once, each with its own data; stopping leaves nothing', async () => {
    const tools = await Promise.all([1, 2, 3].map(() => start({ rules: open, log: () => {} })))
    expect(new Set(tools.map(({ port }) => port)).size).toBe(3)
    const document = (one: Tool) => `${one.url}/v1/projects/demo/databases/(default)/documents/a/b`
    await fetch(document(tools[0]!), { method: 'PATCH', body: '{}' })
    const statuses = await Promise.all(tools.map(async (one) => (await fetch(document(one))).status))
    expect(statuses).toEqual([200, 404, 404])
    const folders = tools.map(({ serviceAccountFile }) => dirname(serviceAccountFile))
    expect(folders.every((folder) => existsSync(folder))).toBe(true)
    await Promise.all(tools.map((one) => one.stop()))
    expect(folders.some((folder) => existsSync(folder))).toBe(false)
  })

  test('what cannot start says why and leaves nothing', async () => {
    await expect(start({ rules: 'nothing' })).rejects.toThrow(RulesSyntaxError)
    await expect(start({ rules: open, port: tool.port })).rejects.toThrow(`Port ${tool.port} on 127.0.0.1`)
    await expect(start({ rules: open, indexes: [] })).rejects.toThrow('firestore.indexes.json')
  })
})
