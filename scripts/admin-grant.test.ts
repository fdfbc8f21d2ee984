import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditEntry } from '@varanda/domain/audit/audit'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { newInviteToken } from '@varanda/domain/ids'
import { foundingInvite } from '@varanda/domain/invite/invite'
import { membershipDocuments } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { type Server, start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSdk, adminSdk } from './server/admin-sdk.ts'
import { type GrantError, grantAdmin } from './server/grant-admin.ts'

const carryModule = import.meta.resolve('@varanda/embedded/http/carry-admin-secret')
const projectRoot = new URL('..', import.meta.url).pathname
let dataDir: string
let server: Server
let sdk: AdminSdk

async function open(): Promise<void> {
  server = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  sdk = await adminSdk(server, dataDir)
}

async function close(): Promise<void> {
  await sdk.close()
  await server.stop()
}

async function becomeMember(name: string, birthDate = '1980-01-01'): Promise<void> {
  const email = `${name.toLowerCase()}@example.org`
  await sdk.auth.createUser({ uid: name, email })
  const token = newInviteToken()
  const batch = sdk.firestore.batch()
  const documents = membershipDocuments({
    uid: name,
    name,
    email,
    birthDate,
    locale: 'pt',
    role: 'user',
    invitedBy: null,
    link: { token, inviteId: await capabilityIdOf(token) },
    at: Timestamp.now(),
    validSince: new Timestamp(0, 0),
  })
  for (const { path, data } of documents) batch.set(sdk.firestore.doc(path), data)
  await batch.commit()
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'varanda-grant-'))
  await open()
  await Promise.all([
    becomeMember('Ana'),
    becomeMember('Bia'),
    becomeMember('Zeca', `${new Date().getFullYear() - 17}-01-01`),
  ])
  await sdk.auth.createUser({ uid: 'guest', email: 'guest@example.org' })
  await sdk.firestore.doc(paths.invite('a'.repeat(64))).set(foundingInvite(Timestamp.now()))
})
afterAll(async () => {
  await close()
  rmSync(dataDir, { recursive: true, force: true })
})

let env: NodeJS.ProcessEnv = {}

function grant(...parameters: string[]): Promise<{ code: number; said: string }> {
  const script = join(projectRoot, 'scripts/admin-grant.ts')
  return new Promise((resolve) => {
    const where = parameters.includes('--project') ? [] : ['--data', dataDir]
    execFile(
      process.execPath,
      [script, ...parameters, ...where],
      { env: { ...process.env, ...env } },
      (error, out, errors) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? -1 : 0,
          said: `${out}${errors}`.trim(),
        }),
    )
  })
}

test('nobody is made an administrator who cannot be one, and a sentence says why', async () => {
  const said = (email: string) => grantAdmin(sdk, email, new Date()).catch((error: GrantError) => error.message)
  expect(await said('nobody@example.org')).toBe('Nobody here has the address nobody@example.org.')
  expect(await said('not an address')).toBe('not an address is no e-mail address.')
  expect(await said('guest@example.org')).toBe(
    'guest@example.org has an account but is no member: an invite comes first.',
  )
  expect(await said('zeca@example.org')).toBe('zeca@example.org is under 18: only adults run an instance.')
  await sdk.firestore.doc(paths.standing('Bia')).update({ status: 'suspended' })
  expect(await said('bia@example.org')).toBe('bia@example.org may not act now: the account is suspended.')
  await sdk.firestore.doc(paths.standing('Bia')).update({ status: 'active' })
  expect((await sdk.firestore.collection(paths.auditLog).get()).empty).toBe(true)
})

test('a project on Firebase is reached by its keys, and gets its first link where nobody can be a member yet', {
  timeout: 60_000,
}, async () => {
  const { host } = new URL(server.adminUrl)
  env = {
    FIRESTORE_PREFER_REST: 'true',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    GOOGLE_APPLICATION_CREDENTIALS: join(dataDir, 'service-account.json'),
    METADATA_SERVER_DETECTION: 'none',
    SITE_URL: 'https://casa.example',
    // A server of ours stands for Firebase here, and asks what Firebase does not.
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(carrying(host))}`,
  }
  const project = ['--project', server.projectId]
  const { said } = await grant(...project)
  const token = /https:\/\/casa\.example\/join#invite=(\S+)$/.exec(said)?.[1]
  expect((await sdk.firestore.doc(paths.invite(await capabilityIdOf(token!))).get()).data()).toMatchObject({
    kind: 'founding',
    taken: 0,
  })
  expect(await grant('zeca@example.org', ...project)).toMatchObject({ code: 1 })
  env = {}
})

const carrying = (host: string) => `import { carryAdminSecret } from ${JSON.stringify(carryModule)}
carryAdminSecret(${JSON.stringify(host)}, ${JSON.stringify(server.adminSecret)})`

test('a running instance is reached by its admin port', { timeout: 60_000 }, async () => {
  const port = ['--admin-port', new URL(server.adminUrl).port]
  const locked = await grant('ana@example.org')
  expect(locked).toEqual({ code: 1, said: expect.stringContaining('or start it with --admin-port N') })
  expect(await grant('ana@example.org', ...port)).toEqual({ code: 0, said: 'ana@example.org runs the instance now.' })
  expect(await grantAdmin(sdk, 'ana@example.org', new Date())).toBe(false)
  const roles = await sdk.firestore.getAll(
    ...[paths.standing('Ana'), paths.user('Ana'), paths.directoryCard('Ana')].map((path) => sdk.firestore.doc(path)),
  )
  expect(roles.map((one) => one.data()?.role)).toEqual(['admin', 'admin', 'admin'])
  const entries = (await sdk.firestore.collection(paths.auditLog).get()).docs.map((one) => one.data() as AuditEntry)
  expect(entries).toEqual([expect.objectContaining({ by: null, act: 'role-changed', target: paths.user('Ana') })])
  expect((await sdk.firestore.doc(paths.invite('a'.repeat(64))).get()).exists).toBe(false)
})

test('a refusal leaves nothing locked behind in a running instance', { timeout: 60_000 }, async () => {
  const standing = sdk.firestore.doc(paths.standing('Bia'))
  await standing.update({ status: 'suspended' })
  const refusal = await grant('bia@example.org', '--admin-port', new URL(server.adminUrl).port)
  expect(refusal).toEqual({ code: 1, said: 'bia@example.org may not act now: the account is suspended.' })
  const began = Date.now()
  await standing.update({ status: 'active' })
  expect(Date.now() - began).toBeLessThan(15_000)
})

test('a stopped instance is opened for it, with everything that follows a role, and closed again', {
  timeout: 60_000,
}, async () => {
  await close()
  expect(await grant('bia@example.org')).toEqual({ code: 0, said: 'bia@example.org runs the instance now.' })
  await open()
  expect((await sdk.firestore.doc(paths.standing('Bia')).get()).data()).toMatchObject({ role: 'admin' })
  expect((await sdk.auth.getUser('Bia')).customClaims).toEqual({ role: 'admin', status: 'active' })
})
