/** What DIFFERENCES.md says and no other test shows; and that every test it names is there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FirestoreServer, firestoreServer } from './support/firestore-server.ts'

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if true; }
  }
}`

let server: FirestoreServer

beforeAll(async () => {
  server = await firestoreServer(rules)
})
afterAll(() => server.remove())

async function post(
  path: string,
  body: object,
): Promise<{ status: number; error?: { status: string; message: string } }> {
  const url = `${server.url}/v1/projects/demo/databases/(default)/documents${path}`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const answer = (await response.json()) as { error?: { status: string; message: string } }
  return { status: response.status, ...answer }
}

const from = [{ collectionId: 'a' }]

describe('is not there, and says so by name', () => {
  test.each([
    ['executePipeline', ':executePipeline', {}],
    [
      'findNearest',
      ':runQuery',
      { structuredQuery: { from, findNearest: { vectorField: { fieldPath: 'v' }, limit: 1 } } },
    ],
  ])('%s', async (name, path, body) => {
    const { status, error } = await post(path, body)
    expect([status, error?.status]).toEqual([501, 'UNIMPLEMENTED'])
    expect(error?.message).toContain(name)
  })

  test('listing with an order', async () => {
    const url = `${server.url}/v1/projects/demo/databases/(default)/documents/a?orderBy=n`
    const response = await fetch(url)
    expect([response.status, await response.json()]).toMatchObject([501, { error: { status: 'UNIMPLEMENTED' } }])
  })

  test.each([
    ['POST', 'v1/accounts:issueSamlResponse'],
    ['GET', 'v2/recaptchaConfig'],
    ['POST', 'v2/recaptchaConfig'],
    ['POST', 'v2/accounts:revokeToken'],
    ['GET', 'v1/projects'],
  ])('identity: %s %s', async (method, path) => {
    const url = `${server.url}/identitytoolkit.googleapis.com/${path}?key=any`
    const response = await fetch(url, { method, body: method === 'POST' ? '{}' : null })
    expect([response.status, await response.json()]).toMatchObject([501, { error: { status: 'UNIMPLEMENTED' } }])
  })

  test.each([
    'v1/accounts:signInWithIdp',
    'v1/accounts:signInWithPhoneNumber',
    'v1/accounts:sendVerificationCode',
    'v2/accounts/mfaEnrollment:start',
    'v2/accounts/mfaSignIn:finalize',
  ])('a way in: %s', async (path) => {
    const url = `${server.url}/identitytoolkit.googleapis.com/${path}?key=any`
    const response = await fetch(url, { method: 'POST', body: '{}' })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { message: 'OPERATION_NOT_ALLOWED' } },
    ])
  })

  test('gRPC', async () => {
    const response = await fetch(`${server.url}/google.firestore.v1.Firestore/Commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/grpc' },
      body: new Uint8Array(5),
    })
    expect(response.status).toBe(404)
  })
})

test('a second database does not exist', async () => {
  const url = `${server.url}/v1/projects/demo/databases/other/documents:runQuery`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery: { from } }) })
  expect([response.status, await response.json()]).toMatchObject([404, { error: { status: 'NOT_FOUND' } }])
})

test("the emulators' way in is closed: Bearer owner is nobody, and there is no control endpoint", async () => {
  const owner = { authorization: 'Bearer owner' }
  const document = `${server.url}/v1/projects/demo/databases/(default)/documents/a/b`
  expect((await fetch(document, { headers: owner })).status).toBe(401)
  for (const [method, path] of [
    ['PUT', '/emulator/v1/projects/demo:securityRules'],
    ['DELETE', '/emulator/v1/projects/demo/databases/(default)/documents'],
    ['DELETE', '/emulator/v1/projects/demo/accounts'],
    ['GET', '/emulator/v1/projects/demo/oobCodes'],
    ['PUT', '/internal/setRules'],
  ] as const) {
    const response = await fetch(`${server.url}${path}`, { method, headers: owner })
    expect([path, response.status]).toEqual([path, 404])
  }
})

test('an answer is read at the time of the newest commit', async () => {
  const name = 'projects/demo/databases/(default)/documents/a/read'
  const { commitTime } = (await post(':commit', { writes: [{ update: { name, fields: {} } }] })) as unknown as {
    commitTime: string
  }
  const url = `${server.url}/v1/projects/demo/databases/(default)/documents:batchGet`
  const found = await fetch(url, { method: 'POST', body: JSON.stringify({ documents: [name] }) })
  expect(await found.json()).toMatchObject([{ readTime: commitTime }])
})

test('every test that DIFFERENCES.md names is there', () => {
  const table = readFileSync(join(import.meta.dirname, '../DIFFERENCES.md'), 'utf8')
  const cells = table
    .split('\n')
    .flatMap((line) => /^\| (?:weaker|stronger|other) \|.*\| (.*) \|$/.exec(line)?.[1] ?? [])
  let file = ''
  const missing: string[] = []
  for (const mention of cells.flatMap((cell) => cell.split(/[;,] (?=·|[\w/-]+ ·)/))) {
    const [named = '', name = ''] = mention.split('· ')
    file = named.trim() || file
    const source = readFileSync(join(import.meta.dirname, `${file}.test.ts`), 'utf8')
    const spelling = name.replace('"Bearer owner"', '"%s"')
    if (!source.includes(spelling)) missing.push(mention)
  }
  expect(cells.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
