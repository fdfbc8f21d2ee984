/** A planted instance moves into an empty one that stands for a project on Firebase, asked as the emulators are. */
import { spawn } from 'node:child_process'
import { argon2Sync, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server as HttpServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAccount } from '@varanda/embedded/auth/account'
import { backUp } from '@varanda/embedded/backup/back-up'
import type { Manifest } from '@varanda/embedded/backup/manifest'
import type { Fields } from '@varanda/embedded/firestore/wire'
import { openJobs } from '@varanda/embedded/functions/jobs'
import { ADMIN_SECRET_HEADER } from '@varanda/embedded/http/admin-secret'
import { type Server, start } from '@varanda/embedded/server'
import { openDatabase } from '@varanda/embedded/sqlite/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClient, webClient } from '../embedded/test/support/web-sdk.ts'
import { plantEverything } from '../functions/test/harness/everything.ts'
import { moveAccounts } from './export/account/move-accounts.ts'
import { type Checkpoint, keepCheckpoint } from './export/checkpoint.ts'
import { requireEmpty } from './export/empty-project.ts'
import { openProject } from './export/project.ts'
import { type AdminSdk, adminSdk } from './server/admin-sdk.ts'

const projectRoot = new URL('..', import.meta.url).pathname
const password = 'quintal com sombra'
const project = 'casa-nova'
const bucket = `${project}.appspot.com`
const large = randomBytes(9 * 2 ** 20)
const many = 260
/** Of documents: 200 a page in the checkpoint, 20 a request. */
const requestsOfPage = 10

let folder: string
let backup: string
let manifest: Manifest
let server: Server
let sdk: AdminSdk
let front: HttpServer
/** Requests that came to the project, and whether one of them gets no answer. */
let asked: string[] = []
let isHeld: (path: string) => boolean = () => false
let held: (() => void) | undefined
/** What the project answers to `batchWrite` in place of writing. */
let refusal: object | undefined
const everythingSaid: string[] = []

const kinds = (id: string): Fields => ({
  whole: { doubleValue: 3 },
  minusZero: { doubleValue: '-0' },
  none: { doubleValue: 'NaN' },
  endless: { doubleValue: '-Infinity' },
  integer: { integerValue: '9007199254740993' },
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  time: { timestampValue: '2026-01-02T03:04:05.678901Z' },
  bytes: { bytesValue: '+/8=' },
  place: { geoPointValue: { latitude: -8.05, longitude: 0 } },
  other: { referenceValue: `projects/${id}/databases/(default)/documents/users/Ana` },
  list: { arrayValue: { values: [{ mapValue: { fields: { deep: { doubleValue: 1 } } } }, { integerValue: '1' }] } },
  empty: { mapValue: { fields: {} } },
  vector: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 0.5 }] } },
      },
    },
  },
})
const nameIn = (id: string, path: string) => `projects/${id}/databases/(default)/documents/${path}`

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'varanda-export-'))
  backup = join(folder, 'backup')
  await plant(join(folder, 'old'))
  manifest = await backUp({ dataDir: join(folder, 'old'), to: backup, now: Date.now() })
  const dataDir = join(folder, 'new')
  server = await start({ dataDir, projectRoot, projectId: project, functions: false, hosting: false })
  sdk = await adminSdk(server, dataDir)
  front = createServer(pass)
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  front.closeAllConnections()
  front.close()
  await sdk.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function plant(dataDir: string): Promise<void> {
  const old = await start({ dataDir, projectRoot, functions: false, hosting: false })
  const keys = await adminSdk(old, dataDir)
  const { admin } = old.auth
  await admin.create('Ana', {
    ...{ email: 'ana@example.org', password, emailVerified: true, displayName: 'Ana Andrade' },
    claims: { role: 'user', status: 'active' },
  })
  await admin.create('Beto', { email: 'beto@example.org', password, disabled: true })
  await admin.create('child', {})
  const at = { createdAt: Date.UTC(2025, 0, 2), lastLoginAt: Date.UTC(2025, 5, 6) }
  const plain = { emailVerified: true, displayName: null, photoUrl: null, disabled: false, claims: {}, ...at }
  const google = { subject: '1234', email: 'gil@example.org' }
  const salt = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const hash = (kib: number) =>
    `$argon2id$v=19$m=${kib},t=1,p=1$${[salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, '')).join('$')}`
  expect(
    await admin.import([
      { ...plain, uid: 'Gil', email: 'gil@example.org', passwordHash: null, google },
      { ...plain, uid: 'Lia', email: 'lia@example.org', passwordHash: hash(64), google: null },
      { ...plain, uid: 'Rui', email: 'rui@example.org', passwordHash: hash(65_536), google: null },
    ]),
  ).toEqual([])
  await plantEverything(keys.firestore, {
    ...{ uid: 'Ana', name: 'Ana Andrade', email: 'ana@example.org', other: 'Beto' },
    ...{ post: 'Ana_aaaaaaaaaaaaaaaaaaaa', photo: 'photo', foreign: 'Beto_aaaaaaaaaaaaaaaaaaaa' },
  })
  const writes = Array.from({ length: many }, (_, n) => ({
    update: { name: nameIn(old.projectId, `plenty/${n}`), fields: { n: { integerValue: String(n) } } },
  }))
  const odd = { update: { name: nameIn(old.projectId, 'kinds/of values'), fields: kinds(old.projectId) } }
  await old.firestore.commit({ kind: 'admin' }, { writes: [...writes, odd] })
  const file = (name: string) => keys.bucket.file(name)
  await file('media/Ana/photo one.jpg').save(Buffer.from([255, 216, 255, 224]), {
    contentType: 'image/jpeg',
    metadata: { cacheControl: 'private, max-age=60', metadata: { uploader: 'Ana', of: 'a post' } },
  })
  await file('media/Ana/film.mp4').save(large, { contentType: 'video/mp4', resumable: false })
  await file('blog/empty.txt').save('', { resumable: false })
  await keys.close()
  await old.stop()
}

/** Stands before the project, since the emulators' settings know no secret; what it holds back is never answered. */
function pass(incoming: IncomingMessage, answer: import('node:http').ServerResponse): void {
  asked.push(incoming.url!)
  if (isHeld(incoming.url!)) {
    held?.()
    return
  }
  if (refusal && incoming.url!.endsWith(':batchWrite')) {
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
    return
  }
  const { hostname, port } = new URL(server.adminUrl)
  const headers = { ...incoming.headers, [ADMIN_SECRET_HEADER]: server.adminSecret }
  const onward = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (found) => {
    answer.writeHead(found.statusCode!, found.headers)
    found.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  incoming.pipe(onward)
}

interface Ended {
  code: number | null
  said: string
}

function run(parameters: string[], env: NodeJS.ProcessEnv = {}): { ended: Promise<Ended>; kill: () => void } {
  const host = `127.0.0.1:${(front.address() as AddressInfo).port}`
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/export-firebase.ts'), ...parameters], {
    env: {
      ...process.env,
      ...{ FIRESTORE_EMULATOR_HOST: host, FIREBASE_AUTH_EMULATOR_HOST: host, STORAGE_EMULATOR_HOST: `http://${host}` },
      ...{ FIREBASE_STORAGE_EMULATOR_HOST: '', METADATA_SERVER_DETECTION: 'none', VARANDA_SMTP_URL: 'smtp://geheim@x' },
      ...{ GOOGLE_APPLICATION_CREDENTIALS: '' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      everythingSaid.push(said)
      resolve({ code, said })
    })
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}

const into = (from = backup) => [from, '--project', project, '--bucket', bucket]
const row = (name: string, kept: number, there = kept, same = kept, faults = 0) =>
  new RegExp(`^${name} +${kept} +${there} +${same} +${faults}$`, 'm')
const countOf = async (path: string) => (await sdk.firestore.collection(path).count().get()).data().count
const writesAsked = () => asked.filter((path) => path.endsWith(':batchWrite')).length

test('without a project it tells what there is and what stays behind, and writes nothing', async () => {
  const { code, said } = await run([backup]).ended
  expect(code).toBe(0)
  expect(said).toContain(`6 accounts, ${manifest.documents} documents, 3 files`)
  expect(said).toContain('hash Google does not take: 1.')
  expect(said).toContain('button is not shown there: 1.')
  expect(said).toMatch(/functions:secrets:set SMTP_URL --project PROJECT +# what VARANDA_SMTP_URL says here/)
  expect(said).toMatch(/functions:secrets:set STRIPE_KEY --project PROJECT +# .+: none/)
  expect(said).toContain('Nothing was written')
  expect(asked).toEqual([])
})

test('work that would be lost is named, and left only by whoever says so', async () => {
  const dataDir = join(folder, 'busy')
  cpSync(join(folder, 'old'), dataDir, { recursive: true })
  const database = openDatabase(join(dataDir, 'varanda.sqlite'))
  const jobs = openJobs(database, Date.now)
  const task = { kind: 'task', body: '{}', headers: {}, dueAt: Date.now() } as const
  await database.write(() => {
    for (const functionName of ['ringAlarm', 'backFillFeed', 'backFillFeed']) jobs.add({ ...task, functionName })
  })
  await database.close()
  const to = join(folder, 'busy-backup')
  await backUp({ dataDir, to, now: Date.now() })
  expect(await run([to]).ended).toEqual({ code: 1, said: expect.stringMatching(/be lost: 2 × backFillFeed\. Start/) })
})

test('half of the emulators is refused: the rest would go to Google', async () => {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST
  await expect(openProject(project, bucket)).rejects.toThrow(/go together/)
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host
})

test('killed amid its documents it goes on where it was, and everything is there', async () => {
  const reached = new Promise<void>((resolve) => {
    held = resolve
  })
  isHeld = (path) => path.endsWith(':batchWrite') && writesAsked() > requestsOfPage + 2
  const first = run(into())
  await Promise.race([reached, first.ended.then(({ said }) => Promise.reject(new Error(said)))])
  first.kill()
  await first.ended
  isHeld = () => false
  expect((await sdk.auth.listUsers()).users).toHaveLength(6)
  asked = []
  const { code, said } = await run(into()).ended
  expect(said).toContain(`documents: 200 of ${manifest.documents}\n`)
  expect(said).toMatch(row('accounts', 6))
  expect(said).toMatch(row('documents', manifest.documents))
  expect(said).toMatch(row('files', 3))
  expect(code).toBe(0)
  expect(asked.filter((path) => path.endsWith(':batchCreate') || path.includes('/upload/'))).toEqual([])
  expect(writesAsked()).toBe(Math.ceil((manifest.documents - 200) / 20))
  expect(statSync(`${backup}.to-${project}.json`).mode & 0o777).toBe(0o600)
})

test('members come in with the password they had, and nobody else does', async () => {
  const clients: WebClient[] = []
  const signIn = async (email: string, given: string) => {
    const client = await webClient(server.url, { projectId: project, auth: true })
    clients.push(client)
    return client.sdk.auth.signInWithEmailAndPassword(client.auth!, email, given)
  }
  const { user } = await signIn('ana@example.org', password)
  expect([user.uid, user.displayName, user.emailVerified]).toEqual(['Ana', 'Ana Andrade', true])
  expect((await user.getIdTokenResult()).claims).toMatchObject({ role: 'user', status: 'active' })
  expect((await signIn('lia@example.org', password)).user.uid).toBe('Lia')
  await expect(signIn('ana@example.org', 'not this')).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  await expect(signIn('beto@example.org', password)).rejects.toMatchObject({ code: 'auth/user-disabled' })
  await expect(signIn('rui@example.org', password)).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  const gil = await sdk.auth.getUser('Gil')
  expect(gil.providerData).toMatchObject([{ providerId: 'google.com', uid: '1234' }])
  expect(gil.metadata).toMatchObject({
    creationTime: 'Thu, 02 Jan 2025 00:00:00 GMT',
    lastSignInTime: 'Fri, 06 Jun 2025 00:00:00 GMT',
  })
  await Promise.all(clients.map((client) => client.close()))
})

test('documents have the types they had, and references lead into the project', async () => {
  const name = nameIn(project, 'kinds/of values')
  const { results } = await server.firestore.batchGet({ kind: 'admin' }, { documents: [name] })
  expect(results).toMatchObject([{ found: { fields: kinds(project) } }])
  expect((await sdk.firestore.doc('users/Ana').get()).get('bio')).toBe('Gosto de bolo.')
  expect(await countOf('plenty')).toBe(many)
})

test('files have their bytes and what is said of them', async () => {
  const photo = sdk.bucket.file('media/Ana/photo one.jpg')
  expect((await photo.download())[0]).toEqual(Buffer.from([255, 216, 255, 224]))
  expect((await photo.getMetadata())[0]).toMatchObject({
    ...{ contentType: 'image/jpeg', cacheControl: 'private, max-age=60' },
    metadata: { uploader: 'Ana', of: 'a post' },
  })
  expect((await sdk.bucket.file('media/Ana/film.mp4').download())[0].equals(large)).toBe(true)
})

test('accounts that are refused are known with the reason', async () => {
  const there = await openProject(project, bucket)
  const one = (uid: string, email: string) => ({ ...newAccount(uid, Date.now()), email })
  const accounts = [one('second', 'ana@example.org'), one('third', 'beto@example.org'), one('fourth', 'not an address')]
  const refused = await moveAccounts(there, accounts)
  const taken = 'email or provider belongs to another account'
  expect(refused).toEqual({ second: taken, third: taken, fourth: 'email is invalid' })
  await there.close()
})

test('a bucket that is not there is named', async () => {
  const there = await openProject(project, 'nowhere')
  await expect(requireEmpty(there)).rejects.toThrow('There is no bucket nowhere; say which with --bucket.')
  await there.close()
})

test('an instance moves into no project that holds something else', async () => {
  const { code, said } = await run([...into(join(folder, 'busy-backup')), '--without-waiting']).ended
  expect([code, said]).toEqual([1, expect.stringContaining(`${project} holds documents and accounts and files in`)])
  expect(existsSync(join(folder, `busy-backup.to-${project}.json`))).toBe(false)
})

test('told to begin anew, it finds everything there and changes nothing', async () => {
  const checkpoint = `${backup}.to-${project}.json`
  const kept = JSON.parse(readFileSync(checkpoint, 'utf8')) as Checkpoint
  await keepCheckpoint(checkpoint, { ...kept, accounts: null, files: null, documents: null })
  const [{ generation }] = await sdk.bucket.file('media/Ana/film.mp4').getMetadata()
  const { code, said } = await run(into()).ended
  expect([code, said]).toEqual([0, expect.stringContaining('Everything is there as in the backup.')])
  expect(JSON.parse(readFileSync(checkpoint, 'utf8'))).toEqual(kept)
  expect((await sdk.bucket.file('media/Ana/film.mp4').getMetadata())[0].generation).toBe(generation)
})

test('who was refused is tried again, and nobody else', async () => {
  const checkpoint = `${backup}.to-${project}.json`
  const kept = JSON.parse(readFileSync(checkpoint, 'utf8')) as Checkpoint
  await keepCheckpoint(checkpoint, { ...kept, refused: { Lia: 'email or provider belongs to another account' } })
  await sdk.auth.deleteUser('Lia')
  await sdk.auth.updateUser('Ana', { password: 'outra senha de agora' })
  const { code, said } = await run(into()).ended
  expect(said).toMatch(row('accounts', 6))
  expect(code).toBe(0)
  expect(JSON.parse(readFileSync(checkpoint, 'utf8'))).toEqual(kept)
  await server.auth.signIn.withPassword('lia@example.org', password, '198.51.100.9')
  await server.auth.signIn.withPassword('ana@example.org', 'outra senha de agora', '198.51.100.9')
})

test('a document that is refused is named in the file alone and tried again, and no other is', async () => {
  const checkpoint = `${backup}.to-${project}.json`
  const kept = JSON.parse(readFileSync(checkpoint, 'utf8')) as Checkpoint
  await keepCheckpoint(checkpoint, { ...kept, refusedDocuments: { 'plenty/1': 9 } })
  await sdk.firestore.doc('plenty/1').delete()
  refusal = { status: [{ code: 3 }] }
  const { code, said } = await run(into()).ended
  expect([code, said]).toEqual([1, expect.stringContaining('refused with code 3 of google.rpc.Code: plenty (1)\n')])
  expect(readFileSync(`${checkpoint}.faults`, 'utf8')).toBe(
    'refused with code 3 of google.rpc.Code\tplenty\tplenty/1\n',
  )
  expect(JSON.parse(readFileSync(checkpoint, 'utf8'))).toMatchObject({ refusedDocuments: { 'plenty/1': 3 } })
  refusal = undefined
  await sdk.firestore.doc('plenty/2').update({ since: 'the move' })
  expect(await run(into()).ended).toMatchObject({ code: 1, said: expect.stringContaining('differs: plenty (1)\n') })
  expect(JSON.parse(readFileSync(checkpoint, 'utf8'))).toEqual(kept)
  await sdk.firestore.doc('plenty/2').set({ n: 2 })
})

test('what is not as in the backup is found, and named in a file alone', async () => {
  await sdk.firestore.doc('users/Ana').update({ bio: 'Um segredo alheio' })
  await sdk.firestore.doc('plenty/0').delete()
  await sdk.firestore.doc('plenty/one-more').set({})
  await sdk.auth.updateUser('Ana', { disabled: true })
  await sdk.bucket.file('blog/empty.txt').save('no more', { resumable: false })
  asked = []
  const { code, said } = await run(into()).ended
  expect(code).toBe(1)
  expect(said).toMatch(row('accounts', 6, 6, 5, 1))
  expect(said).toMatch(row('documents', manifest.documents, manifest.documents, manifest.documents - 2, 3))
  expect(said).toMatch(row('files', 3, 3, 2, 1))
  for (const line of ['differs: users (1)', 'missing: plenty (1)', 'extra: plenty (1)', 'differs: an account (1)']) {
    expect(said).toContain(line)
  }
  const faults = `${backup}.to-${project}.json.faults`
  expect(readFileSync(faults, 'utf8')).toContain('differs\tusers\tusers/Ana\n')
  expect(statSync(faults).mode & 0o777).toBe(0o600)
  // What is there is not written once more.
  expect(writesAsked()).toBe(0)
})

test('in a project that was emptied it says which file still takes it for moved', async () => {
  const checkpoint = `${backup}.to-${project}.json`
  for (const collection of await sdk.firestore.listCollections()) await sdk.firestore.recursiveDelete(collection)
  for (const { uid } of (await sdk.auth.listUsers()).users) await sdk.auth.deleteUser(uid)
  for (const file of (await sdk.bucket.getFiles())[0]) await file.delete()
  asked = []
  const { code, said } = await run(into()).ended
  expect([code, said]).toEqual([1, expect.stringContaining(`${project} holds nothing, though ${checkpoint} says`)])
  expect(writesAsked()).toBe(0)
  rmSync(checkpoint)
  expect(await run(into()).ended).toMatchObject({ code: 0, said: expect.not.stringContaining('holds nothing') })
})

test('nobody is named in anything that it says', () => {
  expect(everythingSaid.length).toBeGreaterThan(6)
  expect(everythingSaid.join('\n').replaceAll(folder, '')).not.toMatch(
    /example\.org|Andrade|segredo|bolo|geheim|Ana\b|argon2id/,
  )
})
