import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BlogIndex, type BlogPost, socialCover } from '@varanda/domain/blog/blog'
import { coverFiles, coverObject, coverTypes } from '@varanda/domain/blog/blog-cover'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { type MediaSize, mediaSizes, objects, type Photo } from '@varanda/domain/post/media'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { getStorage, type Storage } from 'firebase-admin/storage'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryAdminSecret } from '../../../embedded/src/http/carry-admin-secret.ts'
import { type Server, start } from '../../../embedded/src/server.ts'
import { undeclaredData } from '../../../scripts/checks/undeclared-data.ts'
import { plantCovers } from '../blog/plant-covers.ts'
import { blogPosts } from '../blog/posts.ts'
import { derivedId } from '../derived-id.ts'
import { buildWorld, type World } from '../world.ts'
import { plantWorld } from './plant.ts'
import { plantPictures } from './plant-pictures.ts'

// Storage's SDK puts eleven listeners on a stream of its own, and Node warns of a leak beyond ten.
EventEmitter.defaultMaxListeners = 20

let world: World
const dataDir = mkdtempSync(join(tmpdir(), 'varanda-seed-'))
const environment = { ...process.env }
let server: Server
let app: App
let instance: { firestore: Firestore; auth: Auth }
let bucket: ReturnType<Storage['bucket']>

beforeAll(async () => {
  world = await buildWorld(new Date('2026-11-21T12:00:00Z'), (who) => derivedId(`token ${who}`, 24))
  const projectRoot = new URL('../../../embedded/test/fixtures/project', import.meta.url).pathname
  server = await start({ dataDir, projectRoot, functions: false, hosting: false, log: () => {} })
  const { host } = new URL(server.adminUrl)
  carryAdminSecret(host, server.adminSecret)
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
    FIRESTORE_PREFER_REST: 'true',
    METADATA_SERVER_DETECTION: 'none',
    GOOGLE_APPLICATION_CREDENTIALS: join(dataDir, 'service-account.json'),
  })
  app = initializeApp({ projectId: server.projectId }, 'seed')
  instance = { firestore: getFirestore(app), auth: getAuth(app) }
  bucket = getStorage(app).bucket(`${server.projectId}.appspot.com`)
  await Promise.all([plantWorld(world, instance), plantPictures(bucket), plantCovers(bucket)])
})

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
        const planted = await instance.firestore.collectionGroup(collection).count().get()
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
    const planted = (await instance.firestore.doc(path).get()).data()
    expect(planted).toEqual({ ...entry, createdAt: Timestamp.fromMillis(entry.createdAt.toMillis()) })
  })

  it('stores every photo of a post in every size, at the proportions that the post tells, and nothing else', async () => {
    const posts = (await instance.firestore.collection('posts').where('kind', '==', 'photos').get()).docs
    const photos = posts.flatMap((post) => (post.get('photos') as Photo[]).map((photo) => ({ postId: post.id, photo })))
    const nameOf = ({ postId, photo }: (typeof photos)[number], size: MediaSize) =>
      objects.rendition(postId, photo.id, size, 'webp')
    const [files] = await bucket.getFiles({ prefix: 'media/' })
    expect(files.map(({ name }) => name).sort()).toEqual(
      photos.flatMap((shown) => mediaSizes.map((size) => nameOf(shown, size))).sort(),
    )
    expect(new Set(files.map(({ metadata }) => metadata.contentType))).toEqual(new Set(['image/webp']))
    for (const shown of photos) {
      const [bytes] = await bucket.file(nameOf(shown, 'large')).download()
      const { width, height } = await sharp(bytes).metadata()
      expect({ width, height }).toEqual({ width: shown.photo.width, height: shown.photo.height })
      const note = await instance.firestore.doc(paths.media(shown.postId, shown.photo.id)).get()
      expect(note.get('photo')).toEqual(shown.photo)
      expect(note.get('unusedSince')).toBeUndefined()
    }
  })

  it('shows every post of the blog in its index, and stores the files of their covers and nothing else', async () => {
    const { posts } = (await instance.firestore.doc(paths.blogIndex).get()).data() as BlogIndex
    expect(posts.map(({ id }) => id)).toEqual(blogPosts.map(({ id }) => id))
    for (const { id, title } of posts.map(({ id, texts }) => ({ id, title: texts.pt?.title ?? texts.en?.title }))) {
      const revision = (await instance.firestore.doc(paths.blogRevision(id, 1)).get()).get('texts') as BlogPost['texts']
      expect((revision.pt ?? revision.en)?.title).toBe(title)
    }
    const [files] = await bucket.getFiles({ prefix: 'blog/' })
    const expected = posts.flatMap(({ cover }) =>
      coverFiles.map((file) => [coverObject(cover!.id, file), coverTypes[file.format]]),
    )
    expect(files.map(({ name, metadata }) => [name, metadata.contentType]).sort()).toEqual(expected.sort())
    const largest = posts[0]!.cover!
    for (const file of coverFiles) {
      const [bytes] = await bucket.file(coverObject(largest.id, file)).download()
      const { width, height } = await sharp(bytes).metadata()
      const inPage = { width: file.width, height: (file.width / largest.width) * largest.height }
      expect({ width, height }).toEqual(file.format === 'jpg' ? socialCover : inPage)
    }
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
    const account = await instance.auth.getUserByEmail(email)
    expect(account).toMatchObject({ emailVerified: true, customClaims: { role: 'admin', status: 'active' } })
  })

  it('plants nothing that the table of personal data does not tell of', async () => {
    expect(undeclaredData(dataDir)).toEqual([])
    const [{ uid }] = world.accounts as [(typeof world.accounts)[number]]
    const strays = [
      { path: `strangers/${uid}`, data: { uid } },
      { path: `${paths.blogIndex}`, data: { posts: [{ keeper: uid }] } },
      { path: paths.secret('keys'), data: { of: { [uid]: 1 } } },
    ]
    const before = await instance.firestore.doc(paths.blogIndex).get()
    for (const { path, data } of strays) await instance.firestore.doc(path).set(data, { merge: true })
    await bucket.file('elsewhere/one.txt').save('x')
    expect(undeclaredData(dataDir)).toEqual([
      'blogIndex names somebody at posts[].keeper',
      'document strangers/…',
      'file elsewhere/…',
      'secret names somebody at of{}',
    ])
    await before.ref.set(before.data()!)
    for (const { path } of strays.filter(({ path }) => path !== paths.blogIndex))
      await instance.firestore.doc(path).delete()
    await bucket.file('elsewhere/one.txt').delete()
  })

  it('can be done again after dying half-way', async () => {
    const stored = (await bucket.getFiles())[0].length
    await Promise.all([plantWorld(world, instance), plantPictures(bucket), plantCovers(bucket)])
    expect((await bucket.getFiles())[0]).toHaveLength(stored)
    const own = await instance.firestore.doc(paths.ownInvite(world.accounts[0]!.uid)).get()
    expect(own.get('token')).toBe(world.inviteTokenOf(world.accounts[0]!.uid))
    expect((await instance.auth.listUsers(1000)).users).toHaveLength(world.accounts.length + world.wards.length)
  })
})
