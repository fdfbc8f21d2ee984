import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from '@varanda/embedded/firestore/contract'
import { openFirestore } from '@varanda/embedded/firestore/engine'
import { compileRules } from '@varanda/embedded/rules/compile'
import { openDatabase } from '@varanda/embedded/sqlite/database'
import { openStorage } from '@varanda/embedded/storage/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from './harness/cast.ts'
import { member, replace, signedInAt } from './harness/instance.ts'

/** The product's storage.rules on the embedded engines: clients bring pictures in, and that is all. */
const folder = mkdtempSync(join(tmpdir(), 'varanda-storage-rules-'))
const database = openDatabase(join(folder, 'data.sqlite'))
const firestore = openFirestore({ database, projectId: 'demo-varanda', ruleset: () => null, now: Date.now })
const ruleset = compileRules(readFileSync(new URL('../storage.rules', import.meta.url), 'utf8'))
const storage = openStorage({
  database,
  dataDir: folder,
  bucket: 'demo-varanda.appspot.com',
  ruleset: () => ruleset,
  documents: firestore.documents,
  now: Date.now,
})
const admin: Caller = { kind: 'admin' }
const stranger: Caller = { kind: 'client', auth: null }

function as(uid: string, claims: Record<string, unknown> = {}): Caller {
  const token = { sub: uid, auth_time: signedInAt, ...claims }
  return { kind: 'client', auth: { uid, token, expiresAt: Date.now() / 1000 + 3600 } }
}

let count = 0
const id = () => `photo${String(count++).padStart(15, '0')}`
const image = (name: string, contentType = 'image/jpeg') => ({ name, contentType })
/** Five bytes that begin a JPEG. */
const some = Buffer.from('ffd8ffe000', 'hex')

const refused = (act: () => unknown) =>
  expect((async () => act())()).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })

beforeAll(async () => {
  const writes = Object.entries(cast).map(([path, data]) => replace(path, data))
  await firestore.commit(admin, { writes })
})

afterAll(async () => {
  await storage.close()
  await firestore.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('uploads', () => {
  test('a child may who came in by the guardian’s code, and not by a password that the account was given', async () => {
    const by = (provider: string) => as('lia', { firebase: { sign_in_provider: provider } })
    await firestore.commit(admin, {
      writes: Object.entries(member('lia', { ageBand: 'child', guardian: 'ana' })).map(([path, data]) =>
        replace(path, data),
      ),
    })
    await refused(() => storage.put(by('password'), image(`uploads/lia/${id()}`), some))
    await expect(storage.put(by('custom'), image(`uploads/lia/${id()}`), some)).resolves.toMatchObject({ size: 5 })
  })

  test('a member may bring a picture, once', async () => {
    const name = `uploads/bia/${id()}`
    await expect(storage.put(as('bia'), image(name), some)).resolves.toMatchObject({ name, size: 5 })
    await refused(() => storage.put(as('bia'), image(name), some))
  })

  const claims = { role: 'admin', status: 'active', admin: true, validSince: 0 }
  test.each<[string, Caller, string]>([
    ['a stranger', stranger, 'fabio'],
    ['an account without membership', as('fabio', claims), 'fabio'],
    ['a suspended member', as('davi', claims), 'davi'],
    ['a slowed member', as('eva', claims), 'eva'],
    ['a leaving member', as('lia', claims), 'lia'],
    ['a member signed out everywhere', as('gil', claims), 'gil'],
    ['a token that does not say when it was signed in', as('bia', { auth_time: undefined }), 'bia'],
    ['somebody else', as('caio', claims), 'bia'],
    ['an admin', as('admin'), 'bia'],
  ])('are closed to %s', async (_, caller, uid) => {
    await refused(() => storage.put(caller, image(`uploads/${uid}/${id()}`), some))
    await refused(() => storage.begin(caller, image(`uploads/${uid}/${id()}`), 5))
  })

  test.each<[string, string, Buffer]>([
    ['of no type', '', some],
    ['that is text', 'text/html', some],
    ['that says image somewhere', 'text/html; image/png', some],
    ['with more behind its type', 'image/png; charset=x', some],
    ['without bytes', 'image/png', Buffer.alloc(0)],
    ['of more than 20 MiB', 'image/png', Buffer.alloc(20 * 1024 * 1024 + 1)],
  ])('take nothing %s', async (_, contentType, bytes) => {
    await refused(() => storage.put(as('bia'), image(`uploads/bia/${id()}`, contentType), bytes))
  })

  test.each([
    'uploads/bia/short',
    `uploads/bia/${'x'.repeat(20)}/more`,
    `uploads/${'x'.repeat(20)}`,
    'uploads/bia/../../x',
  ])('have names of one form, and not %s', (name) => refused(() => storage.put(as('bia'), image(name), some)))

  test('take 20 MiB', async () => {
    await storage.begin(as('bia'), image(`uploads/bia/${id()}`), 20 * 1024 * 1024)
  })
})

describe.each(['uploads/bia/photo999999999999999', 'media/ana_1/photo999999999999999/small.webp', 'anything'])(
  'what is there at %s',
  (name) => {
    beforeAll(() => storage.put(admin, image(name), some))

    test.each<[string, Caller]>([
      ['its owner', as('bia')],
      ['the author', as('ana')],
      ['an admin', as('admin')],
      ['a stranger', stranger],
    ])('is not for %s to read, list, change, replace or delete', async (_, caller) => {
      await refused(() => storage.get(caller, name))
      await refused(() => storage.list(caller, { prefix: name, delimiter: '/', limit: 1 }))
      await refused(() => storage.list(caller, { prefix: '', delimiter: '', limit: 1 }))
      await refused(() => storage.patch(caller, name, { contentType: 'text/html' }))
      await refused(() => storage.put(caller, image(name), some))
      await refused(() => storage.delete(caller, name))
    })
  },
)
