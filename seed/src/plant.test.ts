import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry } from '@varanda/domain/entry'
import { paths } from '@varanda/domain/paths'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, start } from '../../embedded/src/server.ts'
import { derivedId } from './derived-id.ts'
import { plantWorld } from './plant.ts'
import { buildWorld } from './world.ts'

const world = await buildWorld(new Date('2026-11-21T12:00:00Z'), (who) => derivedId(`token ${who}`, 24))
const dataDir = mkdtempSync(join(tmpdir(), 'varanda-seed-'))
const environment = { ...process.env }
let server: Server
let app: App
let house: { firestore: Firestore; auth: Auth }

beforeAll(async () => {
  const projectRoot = new URL('../../embedded/test/fixtures/house', import.meta.url).pathname
  server = await start({ dataDir, projectRoot, functions: false, hosting: false, log: () => {} })
  const { host } = new URL(server.adminUrl)
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIRESTORE_PREFER_REST: 'true',
    METADATA_SERVER_DETECTION: 'none',
    GOOGLE_APPLICATION_CREDENTIALS: join(dataDir, 'service-account.json'),
  })
  app = initializeApp({ projectId: server.projectId }, 'seed')
  house = { firestore: getFirestore(app), auth: getAuth(app) }
  await plantWorld(world, house)
}, 60_000)

afterAll(async () => {
  await deleteApp(app)
  await server.stop()
  rmSync(dataDir, { recursive: true })
  process.env = environment
})

describe('planting', () => {
  it('writes every document of the world, moments as timestamps', async () => {
    const counted = await Promise.all(
      ['feed', 'grants', 'connections', 'posts', 'comments', 'acceptances'].map(async (collection) => {
        const planted = await house.firestore.collectionGroup(collection).count().get()
        return [collection, planted.data().count]
      }),
    )
    expect(counted).toEqual(
      counted.map(([collection]) => [
        collection,
        world.documents.filter(({ path }) => path.split('/').at(-2) === collection).length,
      ]),
    )
    const { path, data } = world.documents.find((document) => document.path.includes('/feed/'))!
    const entry = data as Entry
    const planted = (await house.firestore.doc(path).get()).data()
    expect(planted).toEqual({ ...entry, createdAt: Timestamp.fromMillis(entry.createdAt.toMillis()) })
  })

  it('makes accounts that can sign in', async () => {
    const [{ email, password }] = world.logins as [(typeof world.logins)[number]]
    const response = await fetch(
      `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      },
    )
    expect(await response.json()).toMatchObject({ localId: world.accounts[0]!.uid, email })
    const account = await house.auth.getUserByEmail(email)
    expect(account).toMatchObject({ emailVerified: true, customClaims: { role: 'admin', status: 'active' } })
  })

  it('can be done again after dying half-way', async () => {
    await plantWorld(world, house)
    const own = await house.firestore.doc(paths.ownInvite(world.accounts[0]!.uid)).get()
    expect(own.get('token')).toBe(world.inviteTokenOf(world.accounts[0]!.uid))
    expect((await house.auth.listUsers(1000)).users).toHaveLength(world.accounts.length)
  })
})
