/** Instances from before sources, the demo family as it was planted then among them, and what becomes of them. */

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CircleMember } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newPostId } from '@varanda/domain/ids'
import type { InstanceNights } from '@varanda/domain/instance/nights'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { start } from '@varanda/embedded/server'
import { beforeSources, worldBefore } from '@varanda/seed/before-sources'
import { plantWorld } from '@varanda/seed/plant/plant'
import { buildWorld } from '@varanda/seed/world'
import type { Firestore } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it } from 'vitest'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { compareEntries } from '../../src/post/compare-entries.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const projectRoot = new URL('../../..', import.meta.url).pathname

let instance: Instance
afterEach(() => instance.close())

/** What the two forms differ in, and what hangs on it. */
const compared = /^(users\/[^/]+\/(connections|posts|log|feed|grants|private\/(roster|mutual))(\/|$)|posts\/|circles\/)/
const collections = [
  'users',
  'connections',
  'private',
  'posts',
  'log',
  'feed',
  'grants',
  'activity',
  'comments',
  'reactions',
  'versions',
  'circles',
  'members',
]

async function stored(db: Firestore): Promise<DocumentWrite[]> {
  const found = await Promise.all(collections.map((name) => db.collectionGroup(name).get()))
  return found.flatMap(({ docs }) => docs.map((one) => ({ path: one.ref.path, data: one.data() })))
}

/** Comparable, whatever wrote it. */
function digest(documents: readonly DocumentWrite[]): Map<string, string> {
  const told = documents.filter(({ path }) => compared.test(path))
  return new Map(told.map(({ path, data }) => [path, JSON.stringify(plain(data))]))
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('toMillis' in value) return (value as { toMillis(): number }).toMillis()
  if (Array.isArray(value)) return value.map(plain)
  // How far a back-fill has come is told by whoever does it.
  const told = Object.entries(value).filter(([name]) => name !== 'brought')
  const sorted = told.sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, inner]) => [name, plain(inner)]))
}

/** What circles wrote down of who came and went: nothing, before. */
const isLog = /^circles\/[^/]+\/log\//

/** Rows of circles from before history rules give what came after their people. */
function asOfBefore({ path, data }: DocumentWrite): DocumentWrite {
  const since = (row: object) => ({ ...row, from: (row as Pick<CircleMember, 'since'>).since })
  if (/^circles\/[^/]+\/members\//.test(path)) return { path, data: since(data) }
  if (!/^circles\/[^/]+\/private\/roster$/.test(path)) return { path, data }
  const people = Object.entries((data as CircleRoster).people).map(([uid, row]) => [uid, since(row)])
  return { path, data: { ...data, people: Object.fromEntries(people) } }
}

const migrate = async () => {
  await instance.server.functions!.runSchedule('migrateSources')
  await instance.server.idle()
}

describe('an instance from before sources', () => {
  it('is afterwards what is planted with them, and a second round changes nothing', async () => {
    const world = await buildWorld(new Date('2026-11-20T15:00:00Z'), (who) => who.padEnd(24, 'x').slice(0, 24))
    // A part of its posts is enough, of those for connections: there were no others.
    const audiences = world.documents.flatMap(({ path, data }) => {
      const postId = /^posts\/([^/]+)\/private\/audience$/.exec(path)?.[1]
      return postId ? [{ postId, audience: data as Audience }] : []
    })
    const isOfThen = ({ connections, circles }: Audience) => connections && circles.length === 0
    const kept = audiences.filter(({ audience }) => isOfThen(audience)).slice(0, 12)
    const leftOut = new Set(audiences.filter((one) => !kept.includes(one)).map(({ postId }) => postId))
    const planted = world.documents
      .filter(({ path }) => !path.split('/').some((part) => leftOut.has(part)) && !isLog.test(path))
      .map(asOfBefore)
    const before = worldBefore(planted)
    const documents = planted.flatMap((one) => beforeSources(one, before) ?? [])
    expect(documents.length).toBeLessThan(planted.length)
    const dataDir = mkdtempSync(join(tmpdir(), 'varanda-before-'))
    // As at a first start: nothing happens because of what is planted.
    const server = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
    const sdk = await adminSdk(server, dataDir)
    await plantWorld({ ...world, accounts: [], wards: [], documents }, sdk)
    await sdk.close()
    await server.stop()
    instance = await openInstance({ dataDir })
    await migrate()
    const [found, wanted] = [digest(await stored(instance.db)), digest(planted)]
    const different = [...wanted].filter(([path, data]) => found.get(path) !== data)
    expect(different.map(([path, data]) => ({ path, wanted: data, found: found.get(path) }))).toEqual([])
    const versions = async () =>
      (await instance.db.collectionGroup('feed').get()).docs.map(({ updateTime }) => updateTime)
    const after = await versions()
    await instance.db.doc(paths.instanceMigration).delete()
    await migrate()
    expect(await versions()).toEqual(after)
  })

  it('is used meanwhile: who shares, comes and goes is right before and after', async () => {
    instance = await openInstance()
    const { db } = instance
    const member = (name: string) => instance.member(name)
    const [ana, beto, caio] = (await Promise.all(['Ana', 'Beto', 'Caio'].map(member))) as [Person, Person, Person]
    await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio), instance.connect(beto, caio)])
    const post = async (who: Person) => {
      const postId = newPostId(who.uid)
      await instance.call(createPost, { postId, text: 'Oi.', audience: forConnections() }, who)
      await instance.server.idle()
      return postId
    }
    const holders = async (postId: string, people: readonly Person[]) => {
      const entries = await db.getAll(...people.map(({ uid }) => db.doc(paths.entry(uid, postId))))
      return entries.map(({ exists }) => exists)
    }
    const old = await post(ana)
    const now = await stored(db)
    const before = worldBefore(now)
    for (const one of now) {
      const then = beforeSources(one, before)
      await (then ? db.doc(one.path).set(then.data) : db.doc(one.path).delete())
    }
    await instance.server.idle()

    const fresh = await post(ana)
    expect(await holders(fresh, [ana, beto, caio])).toEqual([true, true, true])
    await instance.call(removeConnection, { uid: beto.uid }, ana)
    await instance.server.idle()
    for (const postId of [old, fresh]) expect(await holders(postId, [ana, beto, caio])).toEqual([true, false, true])
    const dora = await instance.account('Dora')
    const form = { name: 'Dora', birthDate: '1990-05-17', locale: 'pt' } as const
    await instance.call(acceptInvite, { token: ana.inviteToken, ...form }, dora)
    await instance.server.idle()

    await migrate()
    const everybody = [ana, beto, caio, dora]
    for (const postId of [old, fresh]) expect(await holders(postId, everybody)).toEqual([true, false, true, true])
    await compareEntries(db, new Date(Date.now() + 100 * day), Number.POSITIVE_INFINITY)
    const nights = (await db.doc(paths.instanceNights).get()).data() as InstanceNights
    expect(nights.entries).toMatchObject({ missing: 0, extra: 0 })
    expect((await db.doc(paths.roster(ana.uid)).get()).data()).toMatchObject({ complete: true })
    expect((await db.doc(paths.entry(caio.uid, old)).get()).data()).toMatchObject({
      author: { uid: ana.uid },
      others: { count: 1, uids: [beto.uid] },
    })
    const later = await post(ana)
    expect(await holders(later, everybody)).toEqual([true, false, true, true])
  })
})
