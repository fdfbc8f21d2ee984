import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { Invite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { type Server, start } from '@varanda/embedded/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSdk, adminSdk } from './admin-sdk.ts'
import { renewFoundingInvite } from './founding-invite.ts'

let dataDir: string
let server: Server
let sdk: AdminSdk

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'varanda-founding-'))
  const projectRoot = new URL('../..', import.meta.url).pathname
  server = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  sdk = await adminSdk(server, dataDir)
})
afterAll(async () => {
  await sdk.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const reference = async (token: string) => sdk.firestore.doc(paths.invite(await capabilityIdOf(token)))

test('the founding link is made anew at each start until the instance has an administrator, and then never', async () => {
  const applicant = sdk.firestore.doc(paths.invite('a'.repeat(64)))
  await applicant.set({ kind: 'applicant', inviter: null, state: 'open', seats: 1, taken: 0 } satisfies Partial<Invite>)
  const first = await renewFoundingInvite(sdk.firestore)
  const second = await renewFoundingInvite(sdk.firestore)
  expect(first && second && first !== second).toBe(true)
  expect((await (await reference(first!)).get()).exists).toBe(false)
  expect((await (await reference(second!)).get()).data()).toMatchObject({ kind: 'founding', seats: 1, taken: 0 })

  // A taken seat of another kind founds nothing: the instance still waits for its first administrator.
  await applicant.update({ taken: 1 })
  const third = await renewFoundingInvite(sdk.firestore)
  expect(third).toBeDefined()

  await (await reference(third!)).update({ taken: 1 })
  await sdk.firestore.doc(paths.user('first')).set({ name: 'Ana', role: 'admin' })
  expect(await renewFoundingInvite(sdk.firestore)).toBeUndefined()
  expect((await (await reference(third!)).get()).exists).toBe(true)
  expect((await applicant.get()).exists).toBe(true)
})

test('an unused founding link ends when somebody else became administrator', async () => {
  await sdk.firestore.doc(paths.user('first')).delete()
  const left = await renewFoundingInvite(sdk.firestore)
  await sdk.firestore.doc(paths.user('first')).set({ name: 'Ana', role: 'admin' })
  expect(await renewFoundingInvite(sdk.firestore)).toBeUndefined()
  expect((await (await reference(left!)).get()).exists).toBe(false)
})
