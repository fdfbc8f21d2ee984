/** How a person's own programs reach a running instance, as README says it: the Admin SDK with `cert`, and `fetch`. */
import { join } from 'node:path'
import { cert, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAdminSecret } from '../src/http/admin-secret.ts'
import { carryAdminSecret } from '../src/http/carry-admin-secret.ts'
import { openInstance, type TestInstance } from './support/instance.ts'

let instance: TestInstance

beforeAll(async () => {
  instance = await openInstance({ functions: false })
  await instance.write('notes/kept', { text: 'stays' })
})
afterAll(() => instance.close())

test('the Admin SDK is given the key of the data folder, and carries the secret of the start', async () => {
  const { host } = new URL(instance.server.adminUrl)
  Object.assign(process.env, {
    FIRESTORE_PREFER_REST: 'true',
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
  })
  const { projectId } = instance.server
  const credential = cert(join(instance.dataDir, 'service-account.json'))
  const app = initializeApp({ credential, projectId, storageBucket: `${projectId}.appspot.com` }, 'reach')
  const carryNoMore = carryAdminSecret(host, readAdminSecret(instance.dataDir))
  const kept = getFirestore(app).doc('notes/kept')
  expect((await kept.get()).data()).toEqual({ text: 'stays' })
  await kept.update({ text: 'changed' })
  expect(await instance.read('notes/kept')).toEqual({ text: 'changed' })
  await getAuth(app).createUser({ uid: 'reached', email: 'reached@example.org' })
  expect((await getAuth(app).getUserByEmail('reached@example.org')).uid).toBe('reached')
  const file = getStorage(app).bucket().file('a.txt')
  await file.save('hello')
  expect(String((await file.download())[0])).toBe('hello')
  carryNoMore()
  await expect(getAuth(app).getUser('reached')).rejects.toThrow()
  await deleteApp(app)
})

test('fetch brings the secret as a header, by the address and by the name of this machine', async () => {
  const { adminUrl, projectId, adminSecret } = instance.server
  const path = `/v1/projects/${projectId}/databases/(default)/documents/notes/kept`
  const ask = async (origin: string, headers: Record<string, string>) =>
    (await fetch(`${origin}${path}`, { headers: { authorization: 'Bearer owner', ...headers } })).status
  const named = adminUrl.replace('127.0.0.1', 'localhost')
  for (const origin of [adminUrl, named]) {
    expect(await ask(origin, { 'x-varanda-admin-secret': adminSecret })).toBe(200)
    expect(await ask(origin, {})).toBe(401)
  }
})
