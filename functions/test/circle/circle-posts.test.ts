/** Posts to circles and groups: who gets them, by which sources, and what they are told. */
import type { Circle, CircleMember, CircleRole } from '@varanda/domain/circle/circle'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let [ana, beto, caio, dora]: Person[] = []

beforeAll(async () => {
  instance = await openInstance()
  const people = await Promise.all(['Ana', 'Beto', 'Caio', 'Dora'].map((name) => instance.member(name)))
  ;[ana, beto, caio, dora] = people
  await instance.connect(ana!, beto!)
  await instance.connect(ana!, caio!)
})
afterAll(() => instance.close())

/** A circle with its rows, as one is that was made before there were rosters of circles. */
async function plant(kind: Circle['kind'], members: [Person, CircleRole][], from = new Date(0)): Promise<string> {
  const id = newId()
  const at = Timestamp.fromDate(from)
  const circle: Circle = { name: 'Primos', owner: members[0]![0].uid, kind, createdAt: at }
  const batch = instance.db.batch()
  batch.set(instance.db.doc(paths.circle(id)), circle)
  for (const [{ uid, name }, role] of members) {
    const row: CircleMember = { uid, name, role, since: at, from: at }
    batch.set(instance.db.doc(paths.circleMember(id, uid)), row)
  }
  await batch.commit()
  return id
}

const nobody: Audience = { connections: false, circles: [], people: [], except: [] }

async function post(who: Person, audience: Partial<Audience>): Promise<string> {
  const postId = newPostId(who.uid)
  await instance.call(createPost, { postId, text: 'Bolo!', audience: { ...nobody, ...audience } }, who)
  await instance.server.idle()
  return postId
}

/** By which sources each of the people holds a post, and which circles their copy names. */
async function held(postId: string) {
  const looks = [ana, beto, caio, dora].map(async (person) => {
    const [entry, grant] = await Promise.all(
      [paths.entry, paths.grant].map((path) => instance.db.doc(path(person!.uid, postId)).get()),
    )
    expect(entry!.exists).toBe(grant!.exists)
    if (!entry!.exists) return []
    const { circles = [], others } = entry!.data() as Entry
    const { sources } = grant!.data() as Grant
    return [[person!.name, { sources: [...sources].sort(), circles, count: others.count }]] as const
  })
  return Object.fromEntries((await Promise.all(looks)).flat())
}

describe('a post to circles', () => {
  it('reaches the union of its sources once, and tells of groups but of no private circle', async () => {
    const group = await plant('group', [
      [dora!, 'owner'],
      [ana!, 'member'],
      [beto!, 'member'],
    ])
    const secret = await plant('private', [
      [ana!, 'owner'],
      [caio!, 'member'],
    ])
    const id = await post(ana!, { circles: [group, secret], people: [beto!.uid] })
    const [mine, ofGroup, ofSecret] = [`users/${ana!.uid}`, `circles/${group}`, `circles/${secret}`]
    const all = {
      Ana: { sources: [ofGroup, ofSecret, mine].sort(), circles: [group], count: 3 },
      Beto: { sources: [ofGroup, mine].sort(), circles: [group], count: 2 },
      Caio: { sources: [ofSecret], circles: [], count: 2 },
      Dora: { sources: [ofGroup], circles: [group], count: 2 },
    }
    expect(await held(id)).toEqual(all)
    await instance.call(deletePost, { postId: id }, ana!)
    expect(await held(id)).toEqual({})
    await instance.call(restorePost, { postId: id }, ana!)
    await instance.server.idle()
    expect(await held(id)).toEqual(all)
  })

  it('is read by its author as by everybody: in a group only while they are in it', async () => {
    const group = await plant('group', [
      [dora!, 'owner'],
      [ana!, 'member'],
    ])
    const id = await post(ana!, { circles: [group] })
    expect(Object.keys(await held(id))).toEqual(['Ana', 'Dora'])
    await instance.call(deletePost, { postId: id }, ana!)
    await instance.db.doc(paths.circleMember(group, ana!.uid)).delete()
    await instance.call(restorePost, { postId: id }, ana!)
    await instance.server.idle()
    expect(Object.keys(await held(id))).toEqual(['Dora'])
  })

  it('does not reach whoever came later than it, nor the exceptions', async () => {
    const later = new Date(Date.now() + 60_000)
    const secret = await plant('private', [[ana!, 'owner']])
    const row = (person: Person, from: Date): CircleMember => {
      const { uid, name } = person
      return { uid, name, role: 'member', since: Timestamp.fromDate(from), from: Timestamp.fromDate(from) }
    }
    await instance.db.doc(paths.circleMember(secret, beto!.uid)).set(row(beto!, later))
    await instance.db.doc(paths.circleMember(secret, caio!.uid)).set(row(caio!, new Date(0)))
    expect(Object.keys(await held(await post(ana!, { circles: [secret] })))).toEqual(['Ana', 'Caio'])
    const without = await post(ana!, { circles: [secret], except: [caio!.uid] })
    expect(Object.keys(await held(without))).toEqual(['Ana'])
  })

  it('is refused alike to a circle that is somebody else’s and to none', async () => {
    const secret = await plant('private', [
      [dora!, 'owner'],
      [ana!, 'member'],
    ])
    const group = await plant('group', [[dora!, 'owner']])
    for (const circle of [secret, group, newId()]) {
      expect(await instance.refusalOf(post(ana!, { circles: [circle] }))).toBe('circle-unknown')
    }
    expect(await instance.refusalOf(post(ana!, { people: [dora!.uid] }))).toBe('not-connected')
  })
})
